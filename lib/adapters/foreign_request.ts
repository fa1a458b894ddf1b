import type { Message } from "../conversation/message.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { FormatAdapter } from "./format_adapter.ts";
import type { FormatWindow } from "./format_window.ts";
import type { ParsedConversation } from "./parsed_conversation.ts";

/** What a request needs besides the conversation. */
export interface RequestLimits {
  /** Tokens that the rendered request may take, generation prompt included. */
  readonly inputBudget: number;
  /** Tokens of it held back for notes while choosing turns; a quarter of the budget unless given. */
  readonly notesReserve?: number;
  /** Whether a line per day stands among the notes. */
  readonly dates?: boolean;
  /** Whether the model is asked to think; rendered, so counted. */
  readonly thinking?: boolean;
}

/** A request that was read from a foreign conversation, with what is needed to write it back. */
export interface ForeignRequest extends CompactionRequest {
  /** What the adapter read; `compact` passes it on with the request. */
  readonly parsed: ParsedConversation;
}

/** What is read of a `CompactionResult` to write it back. */
export interface ForeignResult extends FormatWindow {
  /** The request as it came. */
  readonly request: CompactionRequest;
  /** The messages to send, in our own terms. */
  readonly messages: readonly Message[];
}

/**
 * A request for `compact`, read by the adapter; `parsed.warnings` says what it does not show.
 *
 * @throws {FormatError} If the value cannot be read.
 *
 * @example Any adapter will do
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { anthropic } from "./anthropic.ts";
 * const body = { system: "Be brief.", messages: [{ role: "user", content: "Hi" }] };
 * const request = foreignRequest(anthropic, body, { inputBudget: 400 });
 * assertEquals([request.instructions, request.notesReserve], ["Be brief.", 100]);
 * ```
 */
export function foreignRequest(
  adapter: FormatAdapter,
  value: unknown,
  limits: RequestLimits,
): ForeignRequest {
  const parsed = adapter.parse(value);
  const notesReserve = Math.floor(limits.inputBudget / 4);
  return { ...parsed.conversation, notesReserve, ...limits, parsed };
}

/**
 * The compacted conversation in the format that it was read from.
 *
 * @throws {TypeError} If the result's request is not the one that was read: its turns or question are others.
 * @throws {RangeError} If nothing is left but instructions: no provider takes a request without a message.
 */
export function foreignValue(
  adapter: FormatAdapter,
  result: ForeignResult,
): unknown {
  const { parsed } = result.request as Partial<ForeignRequest>;
  if (parsed?.format !== adapter.name || !isSame(result.request, parsed)) {
    throw new TypeError(
      `Cannot write the ${adapter.name}: the request is not the one that was read; add to what was written and read that`,
    );
  }
  return adapter.format(parsed, result);
}

function isSame(
  request: CompactionRequest,
  { conversation }: ParsedConversation,
): boolean {
  const { turns, question, inFlight = [] } = conversation;
  return request.question === question &&
    request.questionId === conversation.questionId &&
    request.turns.length === turns.length &&
    request.turns.every(({ id }, index) => id === turns[index].id) &&
    (request.inFlight ?? []).length === inFlight.length;
}
