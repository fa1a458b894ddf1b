import type {
  ParsedConversation,
  RequiredMessage,
} from "../lib/adapters/parsed_conversation.ts";
import { buildMessages } from "../lib/compact/build_messages.ts";
import { callText } from "../lib/conversation/call_text.ts";
import { messageTexts } from "../lib/conversation/message_text.ts";
import { isEmptied } from "../lib/adapters/is_emptied.ts";
import type { CompactionResult } from "../lib/compact/compaction_result.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";
import { grouped } from "../lib/report/retention_words.ts";
import { UsageError } from "./usage_error.ts";

/** Texts of more characters than both are tried by their start first: to count all of one word may take minutes. */
const CHARS_PER_TOKEN = 16;
const QUICK_CHARS = 1_000_000;

/** What must stay of a file, and within what. */
export interface RequiredOfFile {
  /** What was read. */
  readonly parsed: ParsedConversation;
  /** The file's name. */
  readonly file: string;
  /** Tokens that the request may take. */
  readonly inputBudget: number;
}

/**
 * Nothing, unless the start of one very large message that must stay is over the budget already.
 *
 * @throws {UsageError} If it is; with the file, the place and the way out.
 */
export function checkRequired(
  given: RequiredOfFile,
  counter: TokenCounter,
): void {
  const { parsed, inputBudget } = given;
  const most = inputBudget * CHARS_PER_TOKEN;
  const found = parsed.required.find((message) => {
    const text = textOf(message);
    return text.length > Math.max(most, QUICK_CHARS) &&
      counter.countText(text.slice(0, most)) > inputBudget;
  });
  if (found === undefined) return;
  throw refusal(
    given,
    found,
    `must stay, and alone is over the budget of ${grouped(inputBudget)} tokens`,
  );
}

/** The error for what must stay and does not fit: with the file, the place of the largest message and the way out. */
export function tooLarge(
  given: RequiredOfFile,
  requiredTokens: number,
): UsageError {
  const { parsed: { required }, file, inputBudget } = given;
  const need = `needs ${grouped(requiredTokens)} tokens; the budget is ${
    grouped(inputBudget)
  }`;
  if (required.length === 0) {
    return new UsageError(`Cannot compact ${file}: what must stay ${need}`);
  }
  const largest = required.reduce((most, each) =>
    textOf(each).length > textOf(most).length ? each : most
  );
  const problem = `is the largest of what must stay, which ${need}`;
  return refusal(given, largest, problem);
}

/**
 * Nothing, unless nothing is left of a conversation that had more than its instructions.
 *
 * @throws {UsageError} If so; with the file, what the newest turn needs and the way out.
 */
export function checkLeft(
  { parsed, file, inputBudget }: RequiredOfFile,
  result: CompactionResult,
  counter: TokenCounter,
): void {
  const isSame = result.removedTurns.length + result.droppedNotes.length === 0;
  if (isSame || !isEmptied(parsed, result)) return;
  const { request, questionId, removedTurns } = result;
  const keptTurns = removedTurns.slice(-1);
  const sent = buildMessages(request, questionId, { keptTurns, notes: [] });
  const need = keptTurns.length === 0
    ? ""
    : `; with its newest turn it needs ${
      grouped(counter.count(sent, request))
    } beside the --reserve`;
  throw new UsageError(
    `Cannot compact ${file}: neither a turn nor a note fits into ${
      grouped(inputBudget)
    } tokens, so no message would be left${need}; give a larger --budget`,
  );
}

function refusal(
  { file }: RequiredOfFile,
  required: RequiredMessage,
  problem: string,
): UsageError {
  const { path, line } = required;
  const place = line === undefined ? path : `${path}: line ${line}`;
  const chars = grouped(textOf(required).length);
  return new UsageError(
    `Cannot compact ${file}: ${place}: this message of ${chars} characters ${problem}; shorten it, or give a larger --budget`,
  );
}

function textOf({ message }: RequiredMessage): string {
  return [...messageTexts(message), ...(message.toolCalls ?? []).map(callText)]
    .join("\n");
}
