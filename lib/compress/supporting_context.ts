import { findSecrets } from "../text/secrets/find_secrets.ts";
import { redact, type Redaction } from "../text/redact.ts";
import type { SecretFinder } from "../text/secrets/secret_span.ts";
import { contextLines } from "./context_lines.ts";
import { type PreserveTerm, preserveTerms } from "./preserve_terms.ts";

/** A line of supporting context, with its number in the file as it was read. */
export interface ContextLine {
  /** Number of the line, from 1. */
  readonly number: number;
  /** The line without its line break. */
  readonly text: string;
}

/** What supporting context is made of; nothing of it is trusted. */
export interface ContextSource {
  /** Where it is from, for people; no backend is given it. */
  readonly label: string;
  /** The whole text, so that a secret across a cut is still found. */
  readonly text: string;
  /** Take only so many of the last lines; default all. */
  readonly tailLines?: number;
  /** Numbers of lines to take out, such as exact facts that stand elsewhere. */
  readonly withoutLines?: readonly number[];
}

/** What else `sanitizeContext` may be told. */
export interface SanitizeOptions {
  /** Words and phrases that compression must not lose. */
  readonly preserve?: readonly string[];
  /** Further rules for secrets; they are asked about text, label and preserve terms. */
  readonly finders?: readonly SecretFinder[];
}

/**
 * Log or outline text without its secrets: the only thing that a compression backend is given.
 *
 * Only `sanitizeContext` makes one, in types and at run time: a copy or a look-alike is refused. It is a type; there is
 * no such class to make one with.
 */
export declare class SupportingContext {
  private constructor();
  private readonly sanitized: true;
  /** Where it is from, without secrets. */
  readonly label: string;
  /** The text without secrets, its line breaks as they were. */
  readonly text: string;
  /** Its lines. */
  readonly lines: readonly ContextLine[];
  /** What was taken out, by rule; never the values. */
  readonly redactions: readonly Redaction[];
  /** What must not get lost. */
  readonly preserve: readonly PreserveTerm[];
}

const made = new WeakSet<object>();

/**
 * Supporting context that may be given to a backend: redacted first, cut after.
 *
 * Redaction keeps the number of lines, so line numbers are those of the file. Half a surrogate pair becomes U+FFFD. It
 * does not know what of the text is an exact fact: give the numbers of those lines.
 *
 * @param source The text and where it is from.
 * @param options Preserve terms and further rules.
 * @throws {TypeError} If label or text is no string.
 * @throws {RangeError} If a preserve term is blank, or `tailLines` is not a whole number of at least 1.
 *
 * @example The tail starts at line 2 of the file
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const context = sanitizeContext({ label: "ci.log", text: "start\nDB_TOKEN=tin77\nend", tailLines: 2 });
 * assertEquals(context.lines, [
 *   { number: 2, text: "DB_TOKEN=[REDACTED:named-secret]" },
 *   { number: 3, text: "end" },
 * ]);
 * ```
 */
export function sanitizeContext(
  source: ContextSource,
  { preserve = [], finders = [] }: SanitizeOptions = {},
): SupportingContext {
  for (const name of ["label", "text"] as const) {
    if (typeof source?.[name] === "string") continue;
    throw new TypeError(
      `Cannot make supporting context: ${name} must be text, it is ${typeof source
        ?.[name]}`,
    );
  }
  const raw = source.text.toWellFormed();
  const clean = redact(raw, finders);
  const { text, lines } = contextLines(clean.text, source);
  const context = {
    label: redact(source.label.toWellFormed(), finders).text,
    text,
    lines,
    redactions: clean.redactions,
    preserve: preserveTerms(preserve, {
      raw,
      clean: clean.text,
      secrets: preserve.length > 0 ? findSecrets(raw, finders) : [],
      finders,
    }),
  } as unknown as SupportingContext;
  made.add(deepFrozen(context));
  return context;
}

/**
 * Nothing, if `sanitizeContext` made this value: what each backend asks first.
 *
 * @param value Any value.
 * @throws {TypeError} If it is something else, also a copy of such a value.
 *
 * @example A look-alike is refused
 * ```ts
 * import { assertThrows } from "@std/assert";
 * const context = sanitizeContext({ label: "ci.log", text: "ok" });
 * checkSupportingContext(context);
 * assertThrows(() => checkSupportingContext({ ...context }), TypeError, "sanitizeContext");
 * ```
 */
export function checkSupportingContext(
  value: unknown,
): asserts value is SupportingContext {
  if (typeof value === "object" && value !== null && made.has(value)) return;
  throw new TypeError(
    "Cannot compress: the context must be made by sanitizeContext, it is something else",
  );
}

function deepFrozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null) deepFrozen(part);
  }
  return Object.freeze(value);
}
