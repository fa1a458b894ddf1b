import { checkDeep, checkMessage, checkText, show } from "./check_message.ts";
import { checkCallsWithResults } from "./check_calls_with_results.ts";
import { checkNote } from "./check_note.ts";
import type { Message } from "./message.ts";
import type { CompactionRequest } from "./request.ts";
import type { Turn } from "./turn.ts";
import { isTurnId } from "./turn_id.ts";

/**
 * Nothing, if the request can be compacted; otherwise an error that names the field and the value.
 *
 * It does not count: whether the required part fits the budget is for `planCompaction` to say.
 *
 * @throws {TypeError} If a field has the wrong shape.
 * @throws {RangeError} If a number, an id or a text is out of bounds.
 *
 * @example The field and the value are named
 * ```ts
 * import { assertThrows } from "@std/assert";
 * assertThrows(
 *   () => checkRequest({ instructions: "", turns: [], question: "?", inputBudget: -1, notesReserve: 0 }),
 *   RangeError,
 *   "inputBudget: expected a whole number of tokens, 0 or more, found -1",
 * );
 * ```
 */
export function checkRequest(request: CompactionRequest): void {
  if (typeof request !== "object" || request === null) {
    throw new TypeError(`request: expected an object, found ${show(request)}`);
  }
  checkText(request.instructions, "instructions");
  checkText(request.question, "question");
  checkTokens(request.inputBudget, "inputBudget");
  checkTokens(request.notesReserve, "notesReserve");
  checkFlag(request.dates, "dates");
  checkFlag(request.thinking, "thinking");
  const ids = checkTurns(request.turns);
  checkCallsWithResults(request.turns);
  checkList(request.notes, "notes").forEach((note, index) => {
    checkNote(note, `notes[${index}]`);
    ids.add(note.source.turn);
  });
  checkInFlight(request.inFlight);
  checkQuestionId(request, ids);
  checkList(request.tools, "tools").forEach((tool, index) => {
    checkText(tool?.name, `tools[${index}].name`);
    if (tool.description !== undefined) {
      checkText(tool.description, `tools[${index}].description`);
    }
    if (tool.parameters !== undefined) {
      checkDeep(tool.parameters, `tools[${index}].parameters`);
    }
  });
}

function checkTurns(turns: readonly Turn[]): Set<string> {
  if (!Array.isArray(turns)) {
    throw new TypeError(`turns: expected a list, found ${show(turns)}`);
  }
  const ids = new Set<string>();
  turns.forEach((turn: Turn, index) => {
    const path = `turns[${index}]`;
    checkTurnId(turn?.id, `${path}.id`);
    if (ids.has(turn.id)) {
      throw new RangeError(`${path}.id: ${show(turn.id)} is used twice`);
    }
    ids.add(turn.id);
    if (turn.time !== undefined) checkTime(turn.time, `${path}.time`);
    if (!Array.isArray(turn.messages)) {
      throw new TypeError(
        `${path}.messages: expected a list, found ${show(turn.messages)}`,
      );
    }
    turn.messages.forEach((message: Message, number) => {
      const place = `${path}.messages[${number}]`;
      checkMessage(message, place);
      if (message.role === "system") {
        throw new TypeError(
          `${place}.role: a system message stands only in the instructions`,
        );
      }
    });
  });
  return ids;
}

/** Nothing, if the value can be a turn's id. */
export function checkTurnId(id: unknown, path: string): void {
  if (isTurnId(id)) return;
  throw new (typeof id === "string" ? RangeError : TypeError)(
    `${path}: expected 1 to 64 of A-Z a-z 0-9 _ . : - (and not "instructions" or "question"), found ${
      show(id)
    }`,
  );
}

/** Nothing, if the value starts as an ISO 8601 date. */
export function checkTime(time: unknown, path: string): void {
  if (typeof time === "string" && /^\d{4}-\d\d-\d\d(?:$|[T ])/.test(time)) {
    return checkText(time, path);
  }
  throw new TypeError(
    `${path}: expected an ISO 8601 time such as 2026-03-01T09:30:00Z, found ${
      show(time)
    }`,
  );
}

function checkInFlight(inFlight: readonly Message[] | undefined): void {
  checkList(inFlight, "inFlight").forEach((message, index) => {
    checkMessage(message, `inFlight[${index}]`);
    if (message.role !== "assistant" && message.role !== "tool") {
      throw new TypeError(
        `inFlight[${index}].role: expected assistant or tool, found ${message.role}`,
      );
    }
  });
}

function checkQuestionId(
  request: CompactionRequest,
  ids: ReadonlySet<string>,
): void {
  if (request.questionId === undefined) return;
  checkTurnId(request.questionId, "questionId");
  if (ids.has(request.questionId)) {
    throw new RangeError(
      `questionId: ${show(request.questionId)} is already the id of a turn`,
    );
  }
  if (!request.inFlight?.length) return;
  const { questionId } = request;
  const round = request.turns.find(({ id }) =>
    id.startsWith(`${questionId}.`) &&
    /^\d+$/.test(id.slice(questionId.length + 1))
  );
  if (round !== undefined) {
    throw new RangeError(
      `questionId: ${show(questionId)} would name a tool round ${
        show(round.id)
      }, which is already the id of a turn`,
    );
  }
  if (questionId.length > 56) {
    throw new RangeError(
      `questionId: with tool rounds in flight it may have 56 characters, it has ${questionId.length}`,
    );
  }
}

function checkTokens(tokens: unknown, path: string): void {
  if (Number.isSafeInteger(tokens) && (tokens as number) >= 0) return;
  throw new (typeof tokens === "number" ? RangeError : TypeError)(
    `${path}: expected a whole number of tokens, 0 or more, found ${
      show(tokens)
    }`,
  );
}

function checkFlag(flag: unknown, path: string): void {
  if (flag === undefined || typeof flag === "boolean") return;
  throw new TypeError(`${path}: expected true or false, found ${show(flag)}`);
}

function checkList<T>(list: readonly T[] | undefined, path: string) {
  if (list === undefined) return [];
  if (Array.isArray(list)) return list as readonly T[];
  throw new TypeError(`${path}: expected a list, found ${show(list)}`);
}
