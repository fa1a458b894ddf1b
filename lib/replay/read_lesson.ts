import { show } from "../conversation/check_message.ts";
import { camelFields } from "../conversation/read_request.ts";
import { FormatError } from "../errors.ts";
import { checkLesson } from "./check_lesson.ts";
import type { Lesson } from "./lesson.ts";

const FIELDS = ["title", "summaryTokens", "fact", "turns"];
const TURN_FIELDS = ["id", "role", "text", "tokens", "seconds", "fact"];

/**
 * The lesson that a parsed JSON file holds.
 *
 * Fields that start with `$` or `//` are the writer's own; any other unknown field is refused.
 *
 * @param value The parsed file.
 * @throws {FormatError} If it is no lesson; the message names the field.
 *
 * @example A turn without its weight
 * ```ts
 * import { assertThrows } from "@std/assert";
 * assertThrows(
 *   () => readLesson({
 *     title: "Fair",
 *     summaryTokens: 6,
 *     fact: { id: "town", label: "town", value: "Lisbon" },
 *     turns: [{ id: "T1", role: "user", text: "Hello.", seconds: 1 }],
 *   }),
 *   SyntaxError,
 *   "turns[0].tokens: expected a whole number of teaching tokens, 0 or more, found nothing",
 * );
 * ```
 */
export function readLesson(value: unknown): Lesson {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new FormatError(
      "lesson",
      "",
      `expected an object with ${FIELDS.join(", ")}, found ${show(value)}`,
    );
  }
  const fields = camelFields(value, FIELDS, "lesson");
  const lesson = {
    ...fields,
    turns: Array.isArray(fields.turns)
      ? fields.turns.map(readTurn)
      : fields.turns,
  } as unknown as Lesson;
  try {
    checkLesson(lesson);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) {
      throw error;
    }
    throw new FormatError("lesson", "", error.message);
  }
  return lesson;
}

function readTurn(value: unknown, index: number): unknown {
  return typeof value === "object" && value !== null
    ? camelFields(value, TURN_FIELDS, `lesson: turns[${index}]`)
    : value;
}
