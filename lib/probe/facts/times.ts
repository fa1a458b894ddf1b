import type { FactSpan } from "./fact_span.ts";

const CLOCK =
  /\d{1,2}(?::[0-5]\d(?::[0-5]\d)?)?(?:\s?(?:[ap]m\b|[ap]\.m\.|Uhr\b))?(?:\s(?:UTC|GMT|CET|CEST|EST|EDT|PST|PDT|CST|CDT|MST|MDT|BST|JST|IST|ET|PT)\b(?:[+-]\d{1,2})?)?/gi;
const WIDE_CLOCK =
  /(?:上午|下午|午前|午後|晚上|早上|中午|오전|오후)?\s?\d{1,2}\s?[点點時시](?:半|\s?[0-5]?\d\s?[分분]|整)?(?!间|間|간)/g;
const BEFORE =
  /(?:\b(?:at|from|until|till|by|to|before|after|between|and|around|um|ab|bis|gegen|vers|las)|[-–—~(])\s{0,2}$/i;

/**
 * Where times of day stand in prose: `09:30`, `3 pm CET`, `15 Uhr`, `下午3点`.
 *
 * A bare `9:30` counts behind a word such as `at`. Ratios, durations, time stamps of logs and places in files
 * (`a.ts:12:30`) are none.
 */
export function* timeSpans(text: string): Generator<FactSpan> {
  for (const { 0: found, index: start } of text.matchAll(CLOCK)) {
    const end = start + found.length;
    if (isTime(text, start, end, found)) yield { kind: "time", start, end };
  }
  for (const { 0: found, index } of text.matchAll(WIDE_CLOCK)) {
    const start = index + found.length - found.trimStart().length;
    const end = index + found.length;
    const hour = Number(/\d+/.exec(found)?.[0]);
    if (hour <= 24 && !/[\d.]/.test(text[start - 1] ?? "")) {
      yield { kind: "time", start, end };
    }
  }
}

function isTime(
  text: string,
  start: number,
  end: number,
  found: string,
): boolean {
  const hour = parseInt(found, 10);
  const hasMinutes = found.includes(":");
  const isNamed = /[ap]\.?m|Uhr/i.test(found);
  if (hour > (/[ap]\.?m/i.test(found) ? 12 : 23)) return false;
  if (!hasMinutes && !isNamed) return false;
  const before = text.slice(Math.max(0, start - 14), start);
  if (/[\w:./$#+-]$/.test(before) && !/[-–](?<=\d[-–]|m[-–])$/.test(before)) {
    return false;
  }
  if (/^(?:\w|[:./-]\d)/.test(text.slice(end, end + 2))) return false;
  if (/(?:^|\n)[[(]?$/.test(before) && found.length > 5 && !isNamed) {
    return false;
  }
  return isNamed || /^\d\d:/.test(found) || BEFORE.test(before) ||
    /[A-Z]{2}/.test(found);
}
