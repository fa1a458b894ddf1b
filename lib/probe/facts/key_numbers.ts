import type { FactSpan } from "./fact_span.ts";

const AFTER_KEY =
  /[ \t]?[:=：][ \t]?-?[$€£]?(?:\d{1,3}(?:,\d{3}){1,5}|\d[\d_]{0,20})(?:\.\d{1,20})?(?:\s?%|\s?(?:ms|s|min|h|[KMG]i?B|V|W|Hz|MHz|GHz|tokens|rows)(?!\w))?/g;
const KEY =
  /(["'`]?)([A-Za-z_\u00c0-\u024f\u4e00-\u9fff][\w\u00c0-\u024f\u4e00-\u9fff-]{1,40})(["'`]?)$/;
const GOES_ON = /^(?:\w|-[A-Za-z]|\s?[-:/.]\d|\.\w|[)*]*\s?[+*/]\s?[\w(])/;
const PLACE_OR_STYLE =
  /(?:^|_)(?:col|line|row|idx|index|offset|id|seed|cases|uses|(?:input|output|total)_tokens)$|(?:duration|lines)_?(?:ms|seconds)?$|^(?:num|total)lines|^(?:min|max)-?(?:width|height)|^(?:font|line|letter|border|padding|margin|box|grid|flex|z)-?(?:size|weight|height|width|radius|index|top|left|right|bottom|spacing|gap)/i;
const COMMON =
  /^(?:step|phase|line|lines|col|column|note|option|example|figure|table|chapter|section|part|item|case|test|question|answer|day|week|page|point|level|index|id|x|y|z|i|j|n|min|max|http|https|to|from|at|version|date|time|start|end|offset|limit|exit|code|status|count|total|length|size|width|height|top|left|right|bottom|margin|padding|opacity|flex|gap|zindex|lineno|year|month|hour|minute|input|output|const|let|var|return|and|or|is|was)$/i;

/**
 * Where a key with its number stands: `port: 1883`, `"max_tokens": 4096`, `retries = 15`.
 *
 * The number has two figures or a decimal part, and the key is none that every text has (`Step`, `line`, `size`). Times,
 * dates, versions and places in files are none.
 */
export function* keyNumberSpans(text: string): Generator<FactSpan> {
  for (const { 0: found, index } of text.matchAll(AFTER_KEY)) {
    const before = KEY.exec(text.slice(Math.max(0, index - 48), index));
    if (before === null) continue;
    const [, opener, key, closer] = before;
    const isQuoted = opener !== "" && closer === opener;
    const start = index - closer.length - key.length - (isQuoted ? 1 : 0);
    const end = index + found.replace(/[_,]+$/, "").length;
    const joins = /\d\s$/.test(text.slice(Math.max(0, start - 2), start)) ||
      /[\w.:/$@#&?%\\-]/.test(text[start - 1] ?? "") ||
      GOES_ON.test(text.slice(end, end + 4));
    if (!joins && isSpecific(key, found)) {
      yield { kind: "key-number", start, end };
    }
  }
}

function isSpecific(key: string, found: string): boolean {
  if (COMMON.test(key) || PLACE_OR_STYLE.test(key) || key.length < 3) {
    return false;
  }
  const number = /\d[\d_,.]*/.exec(found)?.[0].replace(/[.,_]+$/, "") ?? "";
  if (/^0\d/.test(number)) return false;
  if (number.includes(".")) return !/^\d\.0+$/.test(number);
  return number.replace(/\D/g, "").length >= 2 && !/^100?$/.test(number);
}
