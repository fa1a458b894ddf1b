import recordedGrades from "../recorded/answer-grades.json" with {
  type: "json",
};
import recordedAnswers from "../recorded/answer-result.json" with {
  type: "json",
};
import {
  answersText,
  gradeRecord,
  gradesJson,
  readAnswers,
  staleReason,
} from "../mod.ts";
import { gradesPathOf } from "./grades_path.ts";
import { printOut } from "./print.ts";
import type { AskedRequests } from "./asked_requests.ts";
import { readAnswerRecord } from "./read_answer_record.ts";
import { readJsonFile } from "./read_json_file.ts";
import { terminalOf } from "./terminal.ts";

/** Where a checkout keeps the answers that are shipped. */
export const ANSWERS = "recorded/answer-result.json";

/**
 * The exit code: prints the grades of recorded answers, 1 if they are stale or not the recorded ones.
 *
 * @param asked What would be asked today, and what is graded.
 * @param path The recorded answers; default those that are shipped.
 */
export async function gradeAnswers(
  { requests, probes, files }: AskedRequests,
  path?: string,
): Promise<number> {
  const record = path === undefined
    ? readAnswers(recordedAnswers)
    : await readAnswerRecord(path);
  const grades: unknown = path === undefined
    ? recordedGrades
    : await readJsonFile(gradesPathOf(path));
  Deno.permissions.revokeSync({ name: "read" });
  const stale = await staleReason(record, requests);
  if (stale !== undefined) {
    const own = [...files, ...(path ? ["--out", path] : [])].join(" ");
    console.error(
      `${
        path ?? ANSWERS
      } is stale: ${stale}; renew it with deno task answer_check record ${
        own && own + " "
      }--replace`,
    );
    return 1;
  }
  const graded = gradeRecord(record, probes);
  const { colours } = terminalOf(Deno.stdout);
  const text = answersText(record, graded, colours);
  const found = JSON.stringify(JSON.parse(gradesJson(record, graded)));
  const isSame = JSON.stringify(grades) === found;
  if (!isSame) Deno.exitCode = 1;
  await printOut(text);
  if (isSame) return 0;
  console.error(
    `The grades differ from ${gradesPathOf(path ?? ANSWERS)}; ${
      path ? "record anew" : "remake them with deno task record"
    }`,
  );
  return 1;
}
