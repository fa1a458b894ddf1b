import { isQuestion } from "../../text/is_question.ts";

const ASKING =
  /[,;.–—-]\s(?:(?:and|but|so|or)\s)*(?:can|could|would|will|should|shall|how|what|which|who|why|when|where|is|are|am|do|does|did|any|have|has|was|were|please)\b/gi;

/**
 * A sentence without the question that it ends with; "" where it is a question from the start.
 *
 * @example What stands before the question was said
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(assertedPart("We moved to Bun, can you help?"), "We moved to Bun");
 * ```
 */
export function assertedPart(sentence: string): string {
  if (!isQuestion(sentence)) return sentence;
  const last = [...sentence.matchAll(ASKING)].at(-1);
  return last === undefined ? "" : sentence.slice(0, last.index);
}
