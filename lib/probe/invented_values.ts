import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { foldText } from "../text/fold_text.ts";
import { factTexts } from "./facts/fact_texts.ts";
import { valueSpans } from "./facts/fact_spans.ts";
import { sentenceAt } from "./facts/sentence_at.ts";
import type { FactKind } from "./found_fact.ts";
import { levelValue, levelView } from "./level_view.ts";

/** A value that somebody wrote and that no source has. */
export interface InventedValue {
  /** What sort of value it is. */
  readonly kind: FactKind;
  /** Its words, as they were written. */
  readonly value: string;
  /** The sentence that holds them. */
  readonly sentence: string;
  /** Index of the message or text that it was written in. */
  readonly message: number;
}

/** A text that is checked: a summary, a note, a message of the window. */
export interface WrittenText {
  /** The text. */
  readonly text: string;
  /** Index that findings name. */
  readonly message: number;
}

const NUMBERED: readonly FactKind[] = [
  "key-number",
  "quantity",
  "version",
  "money",
  "percentage",
];

/**
 * The values in what was written that stand in no message of the original, in any spelling: as far as shapes show.
 *
 * Addresses, paths, hashes, tickets, versions, dates, times and numbers are looked for, whole or shortened; a number
 * counts as known where it stands in the original with another unit or key. A value that was worked out, such as a sum,
 * is named too: no source has it. Sentences are not judged.
 *
 * @param original The messages that were summed up.
 * @param written The texts to check.
 *
 * @example A number that nobody said
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const said = inventedValues(
 *   [{ role: "user", content: "The table has 41,250 rows." }],
 *   [{ text: "The table has 41250 rows on port: 1883.", message: 0 }],
 * );
 * assertEquals(said.map(({ value }) => value), ["port: 1883"]);
 * ```
 */
export function inventedValues(
  original: readonly Message[],
  written: readonly WrittenText[],
): readonly InventedValue[] {
  const known = [
    ...factTexts([{ id: "T1", messages: original }]).map(({ text }) => text),
    ...original.flatMap(({ toolCalls = [] }) => toolCalls.map(callText)),
  ].join("\n\0\n");
  const view = levelView(known, "shortened");
  let numbers: ReadonlySet<string> | undefined;
  const isKnown = (kind: FactKind, value: string): boolean => {
    if (view.levelOf(levelValue([value])) !== undefined) return true;
    if (kind === "hash") return known.includes(value);
    if (!NUMBERED.includes(kind)) return false;
    numbers ??= numbersIn(known);
    const [number] = numbersIn(value);
    return number !== undefined && numbers.has(number);
  };
  const seen = new Set<string>();
  return written.flatMap(({ text, message }) =>
    valueSpans({ text, source: { turn: "T1", role: "user" } })
      .flatMap(({ kind, start, end }): InventedValue[] => {
        const value = text.slice(start, end);
        const key = `${kind} ${value}`;
        if (seen.has(key) || isKnown(kind, value)) return [];
        seen.add(key);
        return [{
          kind,
          value,
          sentence: sentenceAt(text, start, end),
          message,
        }];
      })
  );
}

/** A number that may have a currency before it and a short unit behind it, and is no part of a name or a hash. */
const NUMBER =
  /(?<![\p{L}\p{N}_.,])\d+(?:[.,]\d+)*(?=[\p{L}%°]{0,4}(?![\p{L}\p{N}_]))/gu;

/** The numbers of a text, each in one spelling: `1,250.00` is `1250`. */
function numbersIn(text: string): ReadonlySet<string> {
  return new Set(
    Array.from(
      foldText(text).matchAll(NUMBER),
      ([number]) => number.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, ""),
    ),
  );
}
