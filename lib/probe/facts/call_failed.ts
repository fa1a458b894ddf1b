const ENDS_CHARS = { head: 400, tail: 200 } as const;
/** What a shell, a client or a language's runtime starts with where nothing was done. */
const STARTS_AS_FAILED =
  /^\s*(?:<(?:tool_use_)?error>|error\b|exit code [1-9]|traceback|fatal:|(?:ba|z)?sh: |(?:uncaught )?[a-z]\w{0,40}(?:error|exception): |\*\* \(|the user doesn't want to proceed|claude requested permissions|permission to use |\[request interrupted|command timed out)/i;
/** A first line such as `Pre-commit validation failed:`. */
const FIRST_LINE_FAILED =
  /^\s*[^\r\n]{0,100}(?<!\b0 )\bfailed(?: for [^\r\n:]{0,80})?:(?!\s*0\b)/i;
const SAYS_FAILED =
  /\bexit(?:ed with)? (?:code|status):? [1-9]\d*|\bexit_code["']?: ?[1-9]|\bcommand not found|\bno such file or directory|\bpermission denied|\boperation not permitted|(?<![\w.,-])[1-9]\d{0,6} (?:tests? |specs? |examples? )?(?:failures?|failed|failing)\b|(?:^|[\r\n])(?:npm ERR!|error(?:\[\w{1,12}\])?: |error TS\d)/i;
/** Only in capitals is it a verdict. */
const VERDICT = /\bFAILED\b(?! ?[:=] ?0)/;
const GOES_ON = /^\s*Command (?:is )?running in (?:the )?background/i;

/**
 * How a call ended, as far as its result tells: whether it failed; undefined while it goes on in the background.
 *
 * It looks at the start and the end of the result, for the words of shells, test runners, hooks and clients. In doubt a
 * call failed: a failed commit that is told as done misleads more than one that is left out.
 *
 * @param result The texts of the result.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(callFailed("Pre-commit validation failed:\nfix it"), true);
 * assertEquals(callFailed("12 tests, 0 failures"), false);
 * assertEquals(callFailed("Command running in background with ID: b0be39e"), undefined);
 * ```
 */
export function callFailed(result: string): boolean | undefined {
  if (GOES_ON.test(result)) return undefined;
  if (STARTS_AS_FAILED.test(result) || FIRST_LINE_FAILED.test(result)) {
    return true;
  }
  return [result.slice(0, ENDS_CHARS.head), result.slice(-ENDS_CHARS.tail)]
    .some((end) => SAYS_FAILED.test(end) || VERDICT.test(end));
}
