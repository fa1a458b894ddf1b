import { show } from "../conversation/check_message.ts";
import { FormatError } from "../errors.ts";
import { readPin } from "./answer_pin.ts";
import type { AnswerRecord } from "./answer_record.ts";

/**
 * The recorded answers that a parsed JSON file holds.
 *
 * @param value The parsed file.
 * @throws {FormatError} If it holds none; the message names the field.
 */
export function readAnswers(value: unknown): AnswerRecord {
  const record = value as Partial<AnswerRecord> | null;
  if (typeof record !== "object" || record === null) {
    throw fault("", "an object", value);
  }
  if (typeof record.pin !== "object") {
    throw fault("pin", "an object", record.pin);
  }
  const pin = readPin(record.pin);
  for (const name of ["requests", "answers"] as const) {
    if (!Array.isArray(record[name])) throw fault(name, "a list", record[name]);
  }
  if (typeof record.server?.version !== "string") {
    throw fault("server.version", "text", record.server?.version);
  }
  record.answers!.forEach((answer, index) => {
    const path = `answers[${index}]`;
    if (typeof answer?.reply?.content !== "string") {
      throw fault(`${path}.reply.content`, "text", answer?.reply?.content);
    }
    if (!["fair", "truncated", "unknown"].includes(answer.run)) {
      throw fault(`${path}.run`, "fair, truncated or unknown", answer.run);
    }
    if (!record.requests!.some(({ name }) => name === answer.request)) {
      throw fault(
        `${path}.request`,
        "a recorded request's name",
        answer.request,
      );
    }
  });
  return { ...record, pin } as AnswerRecord;
}

function fault(path: string, expected: string, found: unknown): FormatError {
  return new FormatError(
    "recorded answers",
    path,
    `expected ${expected}, found ${show(found)}`,
  );
}
