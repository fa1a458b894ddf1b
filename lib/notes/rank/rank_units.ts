import { callText } from "../../conversation/call_text.ts";
import type { Message } from "../../conversation/message.ts";
import { messageTexts } from "../../conversation/message_text.ts";
import type { Turn } from "../../conversation/turn.ts";
import { includesText } from "../../text/includes_text.ts";
import { joinLines } from "../../text/join_lines.ts";
import { sentenceCuts } from "../../text/sentence_cuts.ts";
import { splitLines } from "../../text/split_lines.ts";
import { splitSentences } from "../../text/split_sentences.ts";
import type { ExtractorContext } from "../extractor.ts";
import { cutAtLength, cutAtSemicolons, type Span } from "./cut_long.ts";
import type { RankUnit, UnitKind } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";

type TextContext = Pick<ExtractorContext, "visibleText" | "locale">;

/** Where a text was said. */
interface Place {
  readonly turn: Turn;
  readonly message: Message;
  readonly number: number;
}

/**
 * The units of removed turns, in conversation order.
 *
 * @param turns Turns that leave the window, oldest first.
 * @param context What the model saw of a text, and the language.
 * @param firstMessage Number of the first message.
 */
export function rankUnits(
  turns: readonly Turn[],
  context: TextContext,
  firstMessage = 0,
): readonly RankUnit[] {
  const units: RankUnit[] = [];
  let number = firstMessage;
  for (const turn of turns) {
    for (const message of turn.messages) {
      addMessage(units, { turn, message, number: number++ }, context);
    }
  }
  return units;
}

function addMessage(
  units: RankUnit[],
  place: Place,
  { visibleText, locale }: TextContext,
): void {
  const { message } = place;
  for (const text of messageTexts(message)) {
    const seen = visibleText?.({ ...message, content: text }) ?? text;
    const isWhole = text.includes(seen);
    if (message.role === "tool") {
      addSpans(units, place, "tool", seen, lineSpans(seen), isWhole);
      continue;
    }
    for (const { start, end, code } of splitSentences(seen, locale)) {
      const kind = code ? "code" : "prose";
      if (!isWhole && !includesText(text, seen.slice(start, end))) continue;
      const spans =
        (code ? [{ start, end }] : stampCuts(seen, { start, end }, locale))
          .flatMap((span) => cutAtSemicolons(seen, span, RECIPE.maxProse));
      addSpans(units, place, kind, seen, spans, isWhole);
    }
  }
  for (const call of message.toolCalls ?? []) {
    const text = callText(call);
    addSpans(units, place, "call", text, lineSpans(text), true);
  }
}

/** A line that starts with a time or name in brackets may hold several sentences behind it. */
function stampCuts(
  text: string,
  { start, end }: Span,
  locale = "en",
): readonly Span[] {
  const stamp = /^\s*\[[^\][]{1,64}\]:?\s*/.exec(
    text.slice(start, Math.min(end, start + 80)),
  );
  if (stamp === null || end - start === stamp[0].length) {
    return [{ start, end }];
  }
  const body = start + stamp[0].length;
  const cuts = sentenceCuts(text.slice(body, end), locale).map((cut) =>
    body + cut
  );
  return (RECIPE.stamp ? [start, body, ...cuts] : [body, ...cuts]).map((
    from,
    index,
    all,
  ) => ({ start: from, end: all[index + 1] ?? end }));
}

function lineSpans(text: string): readonly Span[] {
  return [...splitLines(text)].flatMap((line) =>
    cutAtLength(text, line, RECIPE.maxLine)
  );
}

function addSpans(
  units: RankUnit[],
  { turn, message, number }: Place,
  kind: UnitKind,
  from: string,
  spans: readonly Span[],
  mayFollow: boolean,
): void {
  const source = { turn: turn.id, role: message.role };
  for (const span of spans) {
    const { start, end } = trimmed(from, span);
    if (end - start < RECIPE.minChars) continue;
    const last = units.at(-1);
    const follows = mayFollow && kind !== "code" && last !== undefined &&
      last.kind === kind && last.message === number && last.from === from &&
      from.slice(last.end, start).trim().length < RECIPE.minChars;
    const text = joinLines(from.slice(start, end));
    const time = turn.time === undefined ? {} : { time: turn.time };
    units.push({
      kind,
      text,
      source,
      ...time,
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
