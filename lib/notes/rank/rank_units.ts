import { callText } from "../../conversation/call_text.ts";
import type { Message } from "../../conversation/message.ts";
import { messageTexts } from "../../conversation/message_text.ts";
import type { Turn } from "../../conversation/turn.ts";
import { includesText } from "../../text/includes_text.ts";
import { joinLines } from "../../text/join_lines.ts";
import { splitLines } from "../../text/split_lines.ts";
import { splitSentences } from "../../text/split_sentences.ts";
import type { ExtractorContext } from "../extractor.ts";
import { cutAtKeys } from "./cut_json.ts";
import { cutAtLength, cutAtSemicolons, type Span } from "./cut_long.ts";
import type { RankUnit, UnitKind } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";

type Reading = Pick<ExtractorContext, "visibleText" | "locale">;

/** A text and where it was said. */
interface SaidText {
  readonly turn: Turn;
  readonly message: Message;
  /** The message's number. */
  readonly number: number;
  readonly text: string;
}

interface KindSpan extends Span {
  readonly kind: UnitKind;
}

/**
 * The units of these turns, in conversation order: sentences of prose, lines of calls and of tools' results, records
 * and keys of their long lines of JSON.
 *
 * Long ones are cut, pieces under three characters are left out, and a fenced block is one unit of code. Where a template
 * shows a part of a message only, no two units of it share a line.
 *
 * @param turns Turns, oldest first.
 * @param reading What the model saw of a text, and the language.
 * @param firstMessage Number of the first message.
 */
export function rankUnits(
  turns: readonly Turn[],
  reading: Reading,
  firstMessage = 0,
): readonly RankUnit[] {
  const units: RankUnit[] = [];
  let number = firstMessage;
  for (const turn of turns) {
    for (const message of turn.messages) {
      for (const text of messageTexts(message)) {
        addText(units, { turn, message, number, text }, reading);
      }
      for (const call of message.toolCalls ?? []) {
        const text = callText(call);
        const spans = lineSpans(text, "call");
        addUnits(units, { turn, message, number, text }, spans, true);
      }
      number++;
    }
  }
  return units;
}

function addText(
  units: RankUnit[],
  { text, ...place }: SaidText,
  { visibleText, locale }: Reading,
): void {
  const { message } = place;
  const seen = visibleText?.({ ...message, content: text }) ?? text;
  const isWhole = text.includes(seen);
  const spans = message.role === "tool"
    ? lineSpans(seen, "tool")
    : sentenceSpans(seen, locale);
  const said = isWhole
    ? spans
    // Where a template cut something out, the rest may read as a sentence that nobody wrote.
    : spans.filter(({ start, end }) =>
      includesText(text, seen.slice(start, end))
    );
  addUnits(units, { ...place, text: seen }, said, isWhole);
}

function sentenceSpans(text: string, locale?: string): readonly KindSpan[] {
  return splitSentences(text, locale).flatMap(
    ({ start, end, code }): readonly KindSpan[] =>
      code
        ? [{ start, end, kind: "code" }]
        : cutAtSemicolons(text, { start, end }, RECIPE.proseChars)
          .map((span) => ({ ...span, kind: "prose" })),
  );
}

function lineSpans(text: string, kind: UnitKind): readonly KindSpan[] {
  return [...splitLines(text)].flatMap((line) =>
    kind === "tool" ? cutAtKeys(text, line, RECIPE.jsonChars) : [line]
  ).flatMap((span) => cutAtLength(text, span, RECIPE.lineChars))
    .map((span) => ({ ...span, kind }));
}

function addUnits(
  units: RankUnit[],
  { turn, message, number, text: from }: SaidText,
  spans: readonly KindSpan[],
  mayFollow: boolean,
): void {
  const source = { turn: turn.id, role: message.role };
  let lastEnd: number | undefined;
  for (const { kind, ...span } of spans) {
    const { start, end } = trimmed(from, span);
    if (end - start < RECIPE.leastChars) continue;
    const isCode = kind === "code";
    const follows = mayFollow && !isCode && lastEnd !== undefined &&
      from.slice(lastEnd, start).trim().length < RECIPE.leastChars;
    lastEnd = isCode ? undefined : end;
    units.push({
      kind,
      text: joinLines(from.slice(start, end)),
      source,
      ...(turn.time === undefined ? {} : { time: turn.time }),
      message: number,
      from,
      start,
      end,
      follows,
    });
  }
}

function trimmed(text: string, { start, end }: Span): Span {
  while (start < end && /[\s\u0085]/.test(text[start])) start++;
  while (end > start && /[\s\u0085]/.test(text[end - 1])) end--;
  return { start, end };
}
