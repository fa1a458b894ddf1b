/** A line break, also as JSON, a shell or HTML writes one. */
export const LINE_BREAK: string = String
  .raw`(?:\r?\n|\\{1,4}r\\{1,4}n|\\{1,4}[nr]|%0[AaDd]|&#(?:10|13|x[AaDd]);|<br ?/?>)`;
/** So many key characters in a row are no word. */
export const LONG_RUN: RegExp = /[A-Za-z0-9+/=]{16}/;
const WHOLE_LINE = new RegExp(
  `${LINE_BREAK}[\\s>|#*"'+]{0,40}[A-Za-z0-9+/=]{4,}["',+ \\t]{0,8}(?:$|${LINE_BREAK})`,
);
/** A line that is made of key characters or is a header, whatever a log writes before it. */
export const KEY_LINE: RegExp =
  /(?:^|[\s>|:"'`])(?:[A-Za-z0-9+/]{16,}={0,2}|(?:Proc-Type|DEK-Info|Comment|Version): [^"\\]{0,80})(?:\\{1,4}[nr])*["',+\\]{0,8}\s*$/;
/** A line of so few key characters that nothing else may stand on it. */
export const SHORT_KEY_LINE: RegExp =
  /^[\s>|#*"'+]{0,40}[A-Za-z0-9+/]{1,15}={0,2}(?:\\{1,4}[nr])*["',+\\]{0,8}\s*$/;
/** A line of quotation marks and blanks only. */
export const BLANK_LINE: RegExp = /^[\s>|#*]*$/;
const MIXED_RUN =
  /(?=[A-Za-z0-9+/=]{0,200}\d)(?=[A-Za-z0-9+/=]{0,200}[A-Z])(?=[A-Za-z0-9+/=]{0,200}[a-z])[A-Za-z0-9+/=]{16}/;
/** Three words of small letters in a row: no line of a key has them. */
const SENTENCE = /\b[a-z]{2,15} [a-z]{2,15} [a-z]{2,15}\b/;
const HEADER = /(?:Proc-Type|DEK-Info|Comment|Version): /;

/** Whether there is something that a key is made of. */
export function holdsKey(body: string): boolean {
  return LONG_RUN.test(body) || WHOLE_LINE.test(body);
}

/** Whether every line is of a key; the last one may be short, in whatever a log writes around it. */
export function isAllKey(body: string, prefixChars: number): boolean {
  const lines = body.split("\n");
  if (lines.length === 1) return HEADER.test(body) || !SENTENCE.test(body);
  const suffixChars = lines[0].trimEnd().length;
  return lines.slice(1, -1).every((line, index) =>
    isOfKey(line, prefixChars, suffixChars) ||
    index > 0 && index === lines.length - 3 && !SENTENCE.test(line)
  ) && !SENTENCE.test(lines[0]);
}

function isOfKey(
  line: string,
  prefixChars: number,
  suffixChars: number,
): boolean {
  if (isKeyLine(line, prefixChars)) return true;
  const rest = line.slice(prefixChars).trimEnd();
  const core = rest.slice(0, Math.max(0, rest.length - suffixChars));
  return HEADER.test(core) || BLANK_LINE.test(core) || isKeyLine(core, 0) ||
    MIXED_RUN.test(core) && !SENTENCE.test(core);
}

/** A line of the key, or a blank one, with or without as many characters before it as BEGIN has. */
function isKeyLine(line: string, prefixChars: number): boolean {
  return [line, line.slice(prefixChars)].some((line) =>
    KEY_LINE.test(line) || SHORT_KEY_LINE.test(line) || BLANK_LINE.test(line)
  );
}
