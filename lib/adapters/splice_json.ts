import type { ExactJson } from "./exact_json.ts";
import { type ChildSpan, childSpans, nextToken } from "./child_spans.ts";
import { type JsonLayout, jsonLayout, ONE_LINE } from "./json_layout.ts";
import { isObject, type JsonObject } from "./place.ts";

/** A text, what it holds, and how other values are written beside it. */
type Source = ExactJson & { readonly text: string };

/** A value and where it stands. */
interface Standing extends ChildSpan {
  readonly value: unknown;
}

/**
 * The JSON text of a changed value: what is the same in it as in the value that was parsed is the very same text, with
 * its white space, its escapes and its numbers; the rest is written in the layout of what stands beside it.
 *
 * A part is the same if it is the very same object, not one that looks so.
 *
 * @param source The text that was parsed, and what it gave.
 * @param written The value, made from `source.value` by leaving out, adding and copying.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { exactJson } from "./exact_json.ts";
 * const text = '[ {"a": "\\u00e9"},\r\n  {"b": 1.0},\r\n  {"c": 3} ]\r\n';
 * const source = { ...exactJson(text), text };
 * const [first, , last] = source.value as unknown[];
 * const json = [...spliceJson(source, [first, last])].join("");
 * assertEquals(json, '[ {"a": "\\u00e9"},\r\n  {"c": 3} ]\r\n');
 * ```
 */
export function* spliceJson(
  source: Source,
  written: unknown,
): Generator<string> {
  const { text, value } = source;
  const start = nextToken(text, 0);
  const end = text.trimEnd().length;
  yield text.slice(0, start);
  yield* spliced(source, { start, end, value }, written, ONE_LINE);
  yield text.slice(end);
}

function* spliced(
  source: Source,
  from: Standing,
  written: unknown,
  layout: JsonLayout,
): Generator<string> {
  const { value, start, end } = from;
  if (value === written) return yield source.text.slice(start, end);
  const spans = typeof value === "object" && value !== null
    ? childSpans(source.text, start)
    : [];
  if (spans.length > 0 && Array.isArray(value) && hasItems(written)) {
    return yield* splicedList(source, { ...from, value, spans }, written);
  }
  if (isObject(value) && isObject(written) && isCopy(spans, value, written)) {
    return yield* splicedFields(source, { ...from, value, spans }, written);
  }
  yield source.write(written, layout);
}

function hasItems(written: unknown): written is readonly unknown[] {
  return Array.isArray(written) && written.length > 0;
}

/** Whether no field went, and each that changed stands once in the text. */
function isCopy(
  spans: readonly ChildSpan[],
  value: JsonObject,
  written: JsonObject,
): boolean {
  const last = new Map(spans.map(({ key }, index) => [key, index]));
  const stays = ({ key }: ChildSpan, index: number) =>
    Object.hasOwn(written, key!) &&
    (value[key!] === written[key!] || last.get(key) === index);
  return spans.length > 0 && spans.every(stays);
}

function* splicedList(
  { text, write }: Source,
  { start, end, value, spans }: Standing & {
    readonly value: readonly unknown[];
    readonly spans: readonly ChildSpan[];
  },
  written: readonly unknown[],
): Generator<string> {
  const layout = layoutOf(text, spans);
  const comma = separator(text, start, spans);
  yield text.slice(start, spans[0].start);
  let next = 0;
  for (const [index, item] of written.entries()) {
    const found = value.indexOf(item, next);
    const isNext = found === next && index > 0 && found > 0;
    if (isNext) yield text.slice(spans[found - 1].end, spans[found].start);
    else if (index > 0) yield comma;
    if (found < 0) yield write(item, layout);
    else yield text.slice(spans[found].start, spans[found].end);
    if (found >= 0) next = found + 1;
  }
  yield text.slice(spans[spans.length - 1].end, end);
}

function* splicedFields(
  source: Source,
  { start, end, value, spans }: Standing & {
    readonly value: JsonObject;
    readonly spans: readonly ChildSpan[];
  },
  written: JsonObject,
): Generator<string> {
  const { text, write } = source;
  const layout = layoutOf(text, spans);
  let done = start;
  for (const { key, ...span } of spans) {
    yield text.slice(done, span.start);
    const from = { ...span, value: value[key!] };
    yield* spliced(source, from, written[key!], layout);
    done = span.end;
  }
  const comma = spans.length > 1
    ? text.slice(spans[0].end, text.indexOf('"', spans[0].end))
    : `,${text.slice(start + 1, nextToken(text, start + 1))}`;
  for (const [key, added] of Object.entries(written)) {
    if (Object.hasOwn(value, key)) continue;
    const colon = layout.isSpaced || layout.indent !== "" ? ": " : ":";
    yield `${comma}${JSON.stringify(key)}${colon}${write(added, layout)}`;
  }
  yield text.slice(done, end);
}

/** What stands between the items of a list. */
function separator(
  text: string,
  start: number,
  [first, second]: readonly ChildSpan[],
): string {
  return second === undefined
    ? `,${text.slice(start + 1, first.start)}`
    : text.slice(first.end, second.start);
}

/** How the first list or object among them is laid out. */
function layoutOf(text: string, spans: readonly ChildSpan[]): JsonLayout {
  const like = spans.find(({ start }) => /[[{]/.test(text[start]));
  return like === undefined
    ? ONE_LINE
    : jsonLayout(text.slice(like.start, like.end));
}
