import type { FailingTest } from "../test_report.ts";
import type { PackDiagnostic, PackTest } from "./pack_facts.ts";

/**
 * A failing test without what the pack says elsewhere: its text, where a diagnostic has it word for word, and its message,
 * where the text has it.
 *
 * @param test The test, without secrets.
 * @param diagnostics The diagnostics of the pack.
 *
 * @example The log has the same error
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const place = { source: "ci.log", firstLine: 7, lastLine: 8 };
 * const where = { source: "junit.xml", firstLine: 2, lastLine: 3 };
 * const test = { ...where, kind: "failure" as const, suites: [], name: "fills" };
 * const diagnostic = { tool: "deno", kind: "test", severity: "error", places: [place] } as const;
 * const text = "AssertionError: no\n  at a.ts:3";
 * assertEquals(
 *   shortFailure({ ...test, message: "Uncaught AssertionError: no", text }, [{ ...diagnostic, text: `fills\nerror: ${text}` }]),
 *   { ...test, textIn: place },
 * );
 * ```
 */
export function shortFailure(
  { message, text, ...test }: FailingTest,
  diagnostics: readonly PackDiagnostic[],
): PackTest {
  const same = text.trim() === ""
    ? undefined
    : diagnostics.find((one) => one.text.includes(text));
  // Deno puts a word before the message that says nothing more.
  const isSaid = text.includes(message.replace(/^Uncaught /, ""));
  return {
    ...test,
    ...(isSaid ? {} : { message }),
    ...(same === undefined ? { text } : { textIn: same.places[0] }),
  };
}
