const NONE_FAILED =
  /\b(?:0|no|zero|without) (?:known )?(?:errors?|failures?|failed|failing|warnings?|problems?)\b|\b(?:errors?|failures?|failed|warnings?)[:=] ?0\b/gi;
const ERROR =
  /(?:error|exception)s?\b|\b(?:fatal|panic(?:ked)?|traceback|fail(?:ed|ures?|s|ing)?|critical|severe|emerg|crit|abort(?:ed|ing)?|segfault|segmentation fault|core dumped|assert(?:ion)?|not ok|denied|refused|timed? ?out|unhandled|uncaught|undefined reference|cannot|could not|unable to)\b|^E\d? {2,}|\bE\d{3,5}\b|^[^\w\s]?\s*(?:✗|✘|×|❌)/i;
const WARNING = /\bwarn(?:ing)?s?\b|\bdeprecat/i;
const LONGEST_CHARS = 2000;

/**
 * Whether a line says that something went wrong: `error`, `warning`, or undefined.
 *
 * It reads words, in English, in the first 2,000 characters. `0 errors` is none.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(["E   assert 1 == 2", "WARN slow", "0 errors"].map(lineAlarm), ["error", "warning", undefined]);
 * ```
 */
export function lineAlarm(line: string): "error" | "warning" | undefined {
  const text = line.slice(0, LONGEST_CHARS).replace(NONE_FAILED, "");
  if (ERROR.test(text)) return "error";
  return WARNING.test(text) ? "warning" : undefined;
}
