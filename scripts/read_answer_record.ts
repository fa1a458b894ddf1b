import type { AnswerRecord } from "../lib/answer/answer_record.ts";
import { readAnswers } from "../lib/answer/read_answers.ts";
import { readJsonFile } from "./read_json_file.ts";

/** The recorded answers in a file. */
export async function readAnswerRecord(path: string): Promise<AnswerRecord> {
  return readAnswers(await readJsonFile(path));
}
