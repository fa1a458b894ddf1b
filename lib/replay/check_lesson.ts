import { checkText, show } from "../conversation/check_message.ts";
import { checkTurnId } from "../conversation/check_request.ts";
import { includesText } from "../text/includes_text.ts";
import { type Lesson, type LessonTurn, SUMMARY_ID } from "./lesson.ts";

const ROLES: readonly unknown[] = ["system", "user", "assistant", "tool"];
const ANNOTATIONS: readonly unknown[] = ["states", "repeats", "asks"];

/**
 * Nothing, if the lesson can be played; otherwise an error that names the field and the value.
 *
 * The annotations are data, and must agree with the words: turns that state or repeat the fact hold its value, no other
 * does. At most one turn states it, and it is a user's.
 *
 * @throws {TypeError} If a field has the wrong shape.
 * @throws {RangeError} If a number, an id or an annotation is out of bounds.
 *
 * @example An assistant repeats; it cannot state what the user decided
 * ```ts
 * import { assertThrows } from "@std/assert";
 * const turn = { id: "T1", role: "assistant", text: "Lisbon it is.", tokens: 4, seconds: 1, fact: "states" } as const;
 * assertThrows(
 *   () => checkLesson({
 *     title: "Fair",
 *     summaryTokens: 6,
 *     fact: { id: "town", label: "town", value: "Lisbon" },
 *     turns: [turn],
 *   }),
 *   RangeError,
 *   "turns[0].fact: only a user states the fact, the role is assistant",
 * );
 * ```
 */
export function checkLesson(lesson: Lesson): void {
  checkText(lesson.title, "title");
  checkTokens(lesson.summaryTokens, "summaryTokens");
  checkText(lesson.fact?.id, "fact.id");
  checkText(lesson.fact.label, "fact.label");
  checkText(lesson.fact.value, "fact.value");
  if (lesson.fact.value.trim() === "") {
    throw new RangeError("fact.value: it is empty");
  }
  if (!Array.isArray(lesson.turns) || lesson.turns.length === 0) {
    throw new TypeError(
      `turns: expected a list of turns, found ${
        lesson.turns?.length === 0 ? "an empty one" : show(lesson.turns)
      }`,
    );
  }
  lesson.turns.forEach((turn, index) => checkTurn(lesson, turn, index));
}

function checkTurn(
  { turns, fact }: Lesson,
  turn: LessonTurn,
  index: number,
): void {
  const path = `turns[${index}]`;
  const before = turns.slice(0, index);
  checkId(turn?.id, before, `${path}.id`);
  if (!ROLES.includes(turn.role)) {
    throw new TypeError(
      `${path}.role: expected system, user, assistant or tool, found ${
        show(turn.role)
      }`,
    );
  }
  checkText(turn.text, `${path}.text`);
  checkTokens(turn.tokens, `${path}.tokens`);
  const after = before.at(-1)?.seconds ?? 0;
  if (!(Number.isFinite(turn.seconds) && turn.seconds >= after)) {
    throw new RangeError(
      `${path}.seconds: expected a time of ${after} s or later, found ${
        show(turn.seconds)
      }`,
    );
  }
  checkAnnotation(turn, before, `${path}.fact`);
  checkWords(turn, fact.value, `${path}.text`);
}

function checkId(
  id: string,
  before: readonly LessonTurn[],
  path: string,
): void {
  checkTurnId(id, path);
  if (id === SUMMARY_ID) {
    throw new RangeError(`${path}: ${show(id)} is the summary's`);
  }
  if (before.some((turn) => turn.id === id)) {
    throw new RangeError(`${path}: ${show(id)} is used twice`);
  }
}

/** The annotation and the words say the same. */
function checkWords(turn: LessonTurn, value: string, path: string): void {
  const holds = includesText(turn.text, value);
  const says = turn.fact === "states" || turn.fact === "repeats";
  if (holds === says) return;
  throw new RangeError(
    `${path}: ${show(value)} is ${holds ? "" : "not "}in it, and it ${
      says ? turn.fact : "neither states nor repeats"
    } the fact`,
  );
}

function checkAnnotation(
  { fact, role }: LessonTurn,
  before: readonly LessonTurn[],
  path: string,
): void {
  if (fact === undefined) return;
  if (!ANNOTATIONS.includes(fact)) {
    throw new TypeError(
      `${path}: expected states, repeats or asks, found ${show(fact)}`,
    );
  }
  if (fact !== "states") return;
  const first = before.find((turn) => turn.fact === "states");
  if (first) throw new RangeError(`${path}: ${first.id} states it already`);
  if (role !== "user") {
    throw new RangeError(
      `${path}: only a user states the fact, the role is ${role}`,
    );
  }
}

function checkTokens(tokens: unknown, path: string): void {
  if (Number.isSafeInteger(tokens) && (tokens as number) >= 0) return;
  throw new RangeError(
    `${path}: expected a whole number of teaching tokens, 0 or more, found ${
      show(tokens)
    }`,
  );
}
