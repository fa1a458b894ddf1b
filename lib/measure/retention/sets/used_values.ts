import type { Turn } from "../../../conversation/turn.ts";
import { commandSpans } from "../../../probe/facts/commands.ts";
import { valueSpans } from "../../../probe/facts/fact_spans.ts";
import { factTexts } from "../../../probe/facts/fact_texts.ts";
import type { FactText } from "../../../probe/facts/fact_text.ts";
import type { FactKind } from "../../../probe/found_fact.ts";

/** A value that somebody used. */
export interface UsedValue {
  /** What it is: `path`, `command`, `number`, `id`. */
  readonly kind: string;
  /** The value, letter for letter. */
  readonly value: string;
}

const KINDS: Readonly<Partial<Record<FactKind, string>>> = {
  path: "path",
  url: "path",
  command: "command",
  uuid: "id",
  hash: "id",
  ticket: "id",
  version: "id",
};
const NUMBER = /(?<![\w.-])\d[\d.,:_]*\d(?![\w-])/g;
const LEAST_DIGITS = 3;
/** Names of code and of things: `close_session`, `Review.close`, `closeSession`, `spotter-gqc.6`. */
const NAME = /(?<![\w/.-])[A-Za-z]\w*(?:(?:::?|[.-])\w+)*(?![\w/-])/g;
const IS_NAME = /_|[.:]\w|[a-z][A-Z]|-\w*\d/;
const LEAST_CHARS = 6;

/**
 * The values in what the assistant says and calls, each once: paths, commands, ids and names of code, and numbers of
 * three digits or more.
 *
 * @param turns What is looked at.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const call = { id: "c1", name: "Read", arguments: { file_path: "/srv/bay/d.ts" } };
 * const messages = [{ role: "assistant" as const, content: "Port 8443.", toolCalls: [call] }];
 * assertEquals(usedValues([{ id: "T1", messages }]).map(({ value }) => value), ["8443", "/srv/bay/d.ts"]);
 * ```
 */
export function usedValues(turns: readonly Turn[]): readonly UsedValue[] {
  const found = new Map<string, string>();
  for (const place of factTexts(turns)) {
    if (place.source.role !== "assistant") continue;
    for (const { kind, value } of valuesIn(place)) {
      if (!found.has(value)) found.set(value, kind);
    }
  }
  return [...found].map(([value, kind]) => ({ kind, value }));
}

function* valuesIn(place: FactText): Generator<UsedValue> {
  const { text } = place;
  const spans = valueSpans(place);
  for (const { kind, start, end } of [...commandSpans(place), ...spans]) {
    yield { kind: KINDS[kind] ?? "number", value: text.slice(start, end) };
  }
  const isFree = (index: number) =>
    !spans.some(({ start, end }) => start <= index && index < end);
  for (const { 0: value, index } of text.matchAll(NUMBER)) {
    if (value.replace(/\D/g, "").length < LEAST_DIGITS) continue;
    if (isFree(index)) yield { kind: "number", value };
  }
  for (const { 0: value, index } of text.matchAll(NAME)) {
    if (value.length < LEAST_CHARS || !IS_NAME.test(value)) continue;
    if (isFree(index)) yield { kind: "id", value };
  }
}
