import type { Redaction } from "../lib/text/redact.ts";
import { redact } from "../lib/text/redact.ts";
import { redactJson, summedRedactions } from "../lib/text/redact_json.ts";

/** The line of `--help` for `--redact`. */
export const REDACT_HELP =
  "--redact           replace secrets in all that is written by [REDACTED:rule]";

/** Takes secrets out of texts, and remembers how many. */
export interface Redactor {
  /** A text without its secrets. */
  text(text: string): string;
  /** A JSON text without its secrets; still JSON. */
  json(text: string): string;
  /** A value of plain JSON whose texts have no secrets. */
  value<T>(value: T): T;
  /** What was taken out, as one line: `redacted: 2 github-token`; none for nothing. */
  said(): readonly string[];
}

/** A redactor; one that changes nothing where `--redact` was not given. */
export function redactor(isAsked: boolean): Redactor {
  if (!isAsked) {
    return {
      text: (text) => text,
      json: (text) => text,
      value: (value) => value,
      said: () => [],
    };
  }
  const found: Redaction[] = [];
  const json = (text: string) => {
    const clean = redactJson(text);
    found.push(...clean.redactions);
    return clean.text;
  };
  return {
    json,
    value: (value) => JSON.parse(json(JSON.stringify(value))),
    text(text) {
      const clean = redact(text);
      found.push(...clean.redactions);
      return clean.text;
    },
    said: () =>
      found.length === 0
        ? []
        : [`redacted: ${
          summedRedactions(found).map(({ rule, count }) => `${count} ${rule}`)
            .join(", ")
        }`],
  };
}
