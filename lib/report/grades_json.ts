import type { AnswerRecord } from "../answer/answer_record.ts";
import type { GradedRecord } from "../answer/grade_record.ts";

/**
 * The grades as JSON with a stable order of keys, without the answers' texts.
 *
 * @param record The recorded answers.
 * @param graded Their grades.
 */
export function gradesJson(record: AnswerRecord, graded: GradedRecord): string {
  return JSON.stringify(
    {
      model: record.pin.model,
      digest: record.pin.digest,
      requests: record.requests.map(({ name, sha256 }) => ({ name, sha256 })),
      answers: graded.answers.map(({ request, seed, run, cut, grade }) => ({
        request,
        seed,
        run,
        cut,
        verdict: grade?.verdict ?? null,
        missing: grade?.missing ?? [],
        revived: grade?.revived ?? [],
        why: grade?.why ?? [],
      })),
      summaries: graded.summaries,
    },
    null,
    2,
  ) + "\n";
}
