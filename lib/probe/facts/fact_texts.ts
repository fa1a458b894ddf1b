import { stringifyExact } from "../../text/stringify_exact.ts";
import type { Message, ToolCall } from "../../conversation/message.ts";
import { questionIdOf } from "../../conversation/question_id.ts";
import type { CompactionRequest } from "../../conversation/request.ts";
import { toolRounds } from "../../conversation/tool_rounds.ts";
import type { Turn } from "../../conversation/turn.ts";
import type { ProbeSource } from "../probe.ts";
import { callFailed } from "./call_failed.ts";
import type { FactText } from "./fact_text.ts";

/** A request, or as much of one as there is. */
export type FactSource =
  & Pick<CompactionRequest, "turns">
  & Partial<
    Pick<
      CompactionRequest,
      "instructions" | "question" | "questionId" | "inFlight"
    >
  >;

/** Numbers that say how a tool is used, not what is talked about. */
const HANDLING = /timeout|limit|offset|line|page|^-/i;

/**
 * The texts of a conversation, oldest first: instructions, turns, question, what is in flight; calls argument by argument.
 *
 * Parts that are no text are passed over, for there is nothing in them to find.
 *
 * @param source Turns, or a request.
 */
export function factTexts(
  source: readonly Turn[] | FactSource,
): readonly FactText[] {
  const request: FactSource = Array.isArray(source)
    ? { turns: source }
    : source as FactSource;
  const { instructions = "", question = "", inFlight = [] } = request;
  const texts: FactText[] = [];
  if (instructions !== "") {
    const source = { turn: "instructions", role: "system" } as const;
    texts.push({ text: instructions, source });
  }
  for (const turn of request.turns) texts.push(...turnTexts(turn));
  if (question !== "") {
    const source = { turn: "question", role: "user" } as const;
    texts.push({ text: question, source });
  }
  if (inFlight.length > 0) {
    const id = questionIdOf({
      question: "",
      inputBudget: 0,
      notesReserve: 0,
      instructions,
      ...request,
    });
    const { closed, open } = toolRounds(inFlight, id);
    const rounds = [...closed, {
      id: `${id}.${closed.length + 1}`,
      messages: open,
    }];
    for (const round of rounds) texts.push(...turnTexts(round));
  }
  return markLast(texts);
}

/** Nothing was said after the last text, so its questions are open. */
function markLast(texts: readonly FactText[]): readonly FactText[] {
  const last = texts[texts.length - 1];
  if (last === undefined || last.call || last.source.role === "tool") {
    return texts;
  }
  return [...texts.slice(0, -1), { ...last, last: true }];
}

function turnTexts({ id, messages }: Turn): FactText[] {
  const results = new Map<string, string>();
  for (const message of messages) {
    if (message.toolCallId === undefined) continue;
    results.set(message.toolCallId, textsOf(message).join("\n"));
  }
  return messages.flatMap((message) => {
    const source: ProbeSource = { turn: id, role: message.role };
    return [
      ...textsOf(message).map((text): FactText => ({ text, source })),
      ...(message.toolCalls ?? []).flatMap((call) =>
        callTexts(call, source, results.get(call.id))
      ),
    ];
  });
}

function textsOf({ content }: Message): readonly string[] {
  if (typeof content === "string") return [content];
  return content.flatMap((part) => part.type === "text" ? [part.text] : []);
}

/** Each text among the arguments; numbers are read from the JSON of the arguments. */
function callTexts(
  { name, arguments: given }: ToolCall,
  source: ProbeSource,
  result: string | undefined,
): FactText[] {
  const hasFailed = result === undefined ? undefined : callFailed(result);
  const failed = hasFailed === undefined ? {} : { failed: hasFailed };
  const texts = argumentTexts(given).map(({ text, ...place }): FactText => ({
    text,
    source,
    call: { tool: name, ...place, ...failed },
  }));
  const numbers = onlyNumbers(given);
  if (Object.keys(numbers).length === 0) return texts;
  const call = { tool: name, key: "" };
  return [...texts, { text: stringifyExact(numbers), source, call }];
}

interface ArgumentText {
  readonly text: string;
  /** The nearest key. */
  readonly key: string;
  /** A `status` beside it. */
  readonly status?: string;
}

/** The strings among some arguments, in order. */
function argumentTexts(given: ToolCall["arguments"]): readonly ArgumentText[] {
  const texts: ArgumentText[] = [];
  const waiting: [key: string, value: unknown, status?: string][] = [
    ["", given],
  ];
  while (waiting.length > 0) {
    const [key, value, status] = waiting.pop()!;
    if (typeof value === "string" && value !== "") {
      texts.push({ text: value, key, ...(status ? { status } : {}) });
    }
    if (typeof value !== "object" || value === null) continue;
    const { status: beside } = value as { status?: unknown };
    const state = typeof beside === "string" ? beside : undefined;
    for (const [innerKey, item] of Object.entries(value).reverse()) {
      waiting.push([Array.isArray(value) ? key : innerKey, item, state]);
    }
  }
  return texts;
}

/** The numbers at the top of the arguments: what is deeper is rarely a setting. */
function onlyNumbers(given: ToolCall["arguments"]): Record<string, unknown> {
  const numbers: Record<string, unknown> = { ...given };
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== "number" || HANDLING.test(key)) delete numbers[key];
  }
  return numbers;
}
