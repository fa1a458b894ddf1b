import { redact, type RedactedText, type Redaction } from "./redact.ts";

const STRING = /"(?:[^"\\]|\\.)*"/gs;

/**
 * A JSON text without its secrets, as `redact` does it; it is still JSON, and all but strings with secrets stays as it was.
 *
 * Each string is looked at by itself, as what it says, and then the whole, so that a name before a value counts too. A
 * text that is no JSON is redacted as it is.
 *
 * @param text The text.
 * @throws {SyntaxError} If what is left is no JSON any more: a secret is never left in to mend that.
 *
 * @example A password behind its name, and one in a text
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { text } = redactJson('{"password":"tin77QZ81kd","content":"See https://ann:tin77@hooks.example"}');
 * assertEquals(JSON.parse(text).content, "See https://[REDACTED:url-credentials]@hooks.example");
 * assertEquals(text.includes("tin77"), false);
 * ```
 */
export function redactJson(text: string): RedactedText {
  const wasJson = isJson(text);
  const found: Redaction[] = [];
  const strings = !wasJson ? text : text.replace(STRING, (literal) => {
    const said: string = JSON.parse(literal);
    const clean = redact(said);
    found.push(...clean.redactions);
    return clean.text === said ? literal : JSON.stringify(clean.text);
  });
  const whole = redact(strings);
  if (wasJson && !isJson(whole.text)) {
    throw new SyntaxError(
      "Cannot redact the text: what is left would be no JSON",
    );
  }
  return {
    text: whole.text,
    redactions: summedRedactions([...found, ...whole.redactions]),
  };
}

/** The same redactions, one for each rule. */
export function summedRedactions(
  redactions: readonly Redaction[],
): readonly Redaction[] {
  const counts = new Map<string, number>();
  for (const { rule, count } of redactions) {
    counts.set(rule, (counts.get(rule) ?? 0) + count);
  }
  return [...counts].map(([rule, count]) => ({ rule, count }))
    .sort((a, b) => a.rule < b.rule ? -1 : 1);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
