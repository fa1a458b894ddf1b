import type { FactSpan } from "./fact_span.ts";

const MOST_CHARS = 240;
const LINES = [
  /(?:^|[\r\n])[^\S\r\n]*(?:\[[^\]\r\n]{1,40}\] ?|(?:stderr|npm|stdout): ?|[\w./-]{1,120}:\d+(?::\d+)?:? ?(?:- )?)?((?:\*\* \(?)?(?:[A-Za-z_]\w{0,40}[.:]{1,2}){0,6}[A-Z]\w{0,50}(?:Error|Exception|Failure|Timeout)\)?:? [^\r\n]+)/g,
  /(?:^|[\r\n])[^\S\r\n]*(?:\[[^\]\r\n]{1,40}\] ?|[\w./-]{1,120}:\d+(?::\d+)?:? ?(?:- )?)?((?:[Ee]rror(?:\[\w+\]| \w{1,6}\d+)?|ERROR|[Ff]atal(?: error)?|FATAL|[Pp]anic|npm ERR!|[Ee]xception|E {3})(?::|(?<=!|E {3}|ERROR)) ?[^\r\n]+)/g,
  /(?:^|[\s"'(`:])((?:[A-Z][a-z]\w{0,40})?(?:Error|Exception): [^\r\n"`]+)/g,
];
const CODES =
  /\b(?:E(?:CONNREFUSED|CONNRESET|NOENT|ACCES|PERM|ADDRINUSE|TIMEDOUT|PIPE|MFILE|EXIST|NOTEMPTY|NOSPC|HOSTUNREACH|NOTFOUND|BADF|INVAL|RESOLVE|BUSY|ROFS)|ERR_[A-Z][A-Z_]{3,60}|TS\d{4,5}|E0\d{3}|ORA-\d{5}|SQLSTATE[ [:]{1,2}\w{5}|0x8[0-9A-Fa-f]{7}|errno:? ?-?\d{1,5}|HTTP(?:\/\d(?:\.\d)?)? [45]\d\d(?: [A-Z][a-z]+(?: [A-Z][a-z]+){0,3})?|[45]\d\d (?:Not Found|Internal Server Error|Bad Request|Unauthorized|Forbidden|Bad Gateway|Service Unavailable|Gateway Timeout|Conflict|Too Many Requests|Unprocessable Entity))\b/g;
const CODE_LINE =
  /[{(;,[\\]$|^(?:except|raise|catch|throw|class|rescue|def|function|return|import|from|if|const|let|var|case|when|expect|assert)\b|=>|\$\{|\)\s*->|"""|\|$/;
const HEAD =
  /\b(?:except|raise|catch|throws?|class|rescue|new|raises|instanceof|import)\s*[({]?\s*$|[`"']$/;

/**
 * Where lines that report an error stand, and codes of errors: `TypeError: x is no function`, `ECONNREFUSED`.
 *
 * Of a long line it takes the first 240 characters. Source text that raises or catches errors, and counts of errors
 * (`0 errors`), are none, and neither are exit codes: they are the same everywhere.
 */
export function* errorSpans(text: string): Generator<FactSpan> {
  for (const shape of LINES) {
    for (const { 0: found, 1: line, index } of text.matchAll(shape)) {
      const start = index + found.length - line.length;
      const end = start + cut(line).length;
      if (isReport(text, start, line)) yield { kind: "error", start, end };
    }
  }
  for (const { 0: found, index } of text.matchAll(CODES)) {
    if (/[\w-]/.test(text[index - 1] ?? "")) continue;
    yield { kind: "error", start: index, end: index + found.length };
  }
}

function isReport(text: string, start: number, line: string): boolean {
  const words = line.slice(line.search(/[:!)E] /) + 1).trim();
  if (words.length < 8 || !/[\p{L}]{3}/u.test(words)) return false;
  if (CODE_LINE.test(line.trim().slice(0, 400))) return false;
  return !HEAD.test(
    text.slice(Math.max(0, start - 24), start).split(/[\r\n]/).pop() ?? "",
  );
}

/** The piece as far as it may go, without white space at its end and without half of a character. */
function cut(line: string): string {
  const short = line.slice(0, MOST_CHARS);
  return (/[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short)
    .trimEnd();
}
