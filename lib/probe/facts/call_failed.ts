const ENDS_CHARS = { head: 400, tail: 200 } as const;
/** What a shell, a client or a language's runtime starts with where nothing was done. */
const STARTS_AS_FAILED =
  /^\s*(?:<(?:tool_use_)?error>|error(?![\w./-])|exit code [1-9]|traceback\b|fatal:|panic: |segmentation fault|failed to |(?:ba|z)?sh: |(?:uncaught )?[a-z]\w{0,40}(?:error|exception): |\*\* \(|the user doesn't want to proceed|claude requested permissions|permission to use |\[request interrupted|command timed out)/i;
/** A first line such as `Pre-commit validation failed:`. */
const FIRST_LINE_FAILED =
  /^\s*[^\r\n]{0,100}(?<!\b(?:0|no|none) )\bfailed(?: for [^\r\n:]{0,80})?:(?!\s*0\b)/i;
const SAYS_FAILED =
  /\bexit(?:ed with)? (?:code|status):? [1-9]\d*|\bexit_code["']?: ?[1-9]|\bcommand not found|\bno such file or directory|\bpermission denied|\boperation not permitted|(?<![\w.,-])[1-9]\d{0,6} (?:tests? |specs? |examples? )?fail(?:ures?|ed|ing)?(?![\w-]| ?\(?[:=]? {0,3}0\b)|\b(?:failures|failed|errors): {0,3}[1-9]|\bfound [1-9]\d{0,6} (?:errors?|problems?)\b|\berror TS\d|\bautomatic merge failed|(?:^|[\r\n])(?:npm err(?:!|or)|error(?:\[\w{1,12}\])?: |not ok \d|g?make(?:\[\d+\])?: \*\*\* )/i;
/** Only in capitals is it a verdict. */
const VERDICT = /(?<!\b0 )\bFAIL(?:ED|URE)?\b(?!-| ?\(?[:=]? {0,3}0\b)/;
/** What git says of commits: the words of their subjects say nothing about the call. */
const SUBJECTS =
  /^(?:\[[^\]\r\n]{1,200} [\da-f]{4,40}\]|[*|/\\ ]{0,20}(?:HEAD is now at )?[\da-f]{7,40}) [^\r\n]*/gm;
const GOES_ON = /^\s*Command (?:is )?running in (?:the )?background/i;

/**
 * How a call ended, as far as its result tells: whether it failed; undefined while it goes on in the background.
 *
 * It looks at the start and the end of the result, for the words of shells, test runners, hooks and clients; not at the
 * subjects of commits. In doubt a call failed: a failed commit that is told as done misleads more than one that is left
 * out.
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
  const { head, tail } = ENDS_CHARS;
  const start = withoutSubjects(result.slice(0, head));
  if (STARTS_AS_FAILED.test(start) || FIRST_LINE_FAILED.test(start)) {
    return true;
  }
  const end = withoutSubjects(result.slice(-tail - head)).slice(-tail);
  return [start, end].some((text) =>
    SAYS_FAILED.test(text) || VERDICT.test(text)
  );
}

function withoutSubjects(text: string): string {
  return text.replace(SUBJECTS, "");
}
