import type { Message } from "../conversation/message.ts";
import { questionIdOf } from "../conversation/question_id.ts";
import { readRequest } from "../conversation/read_request.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import { FormatError } from "../errors.ts";
import { eachOnce } from "./each_once.ts";
import type { FormatAdapter } from "./format_adapter.ts";
import { pairCalls } from "./pair_calls.ts";
import type { FormatWarning, RequiredMessage } from "./parsed_conversation.ts";
import { isObject, type JsonObject } from "./place.ts";
import { writePlan } from "./write_plan.ts";

/**
 * Our own request file: instructions, turns, question, and what is in flight.
 *
 * ```
 *  theirs                      ours
 *  turns[], in_flight[]        the pieces: turns as they are, closed rounds message by message
 *  notes                       notes; written back there, not into the question, where `compact` puts them
 *  input_budget, notes_reserve left to whoever compacts; may be missing
 *  fields with $ or //         ride along
 * ```
 */
export const holdfast: FormatAdapter = {
  name: "holdfast",
  layout: "document",

  detect(value) {
    if (!isObject(value) || !Array.isArray(value.turns)) return;
    if (typeof value.question !== "string") return;
    return { own: true, path: "turns" };
  },

  parse(value) {
    const request = requestOf(value);
    const questionId = questionIdOf(request);
    const { inputBudget: _, notesReserve: __, ...conversation } = request;
    const { closed, open } = toolRounds(request.inFlight ?? [], questionId);
    return {
      format: "holdfast",
      conversation: { ...conversation, questionId },
      warnings: orphansIn(request, open.length),
      owners: [
        ...request.turns.map(({ id }) => id),
        ...closed.flatMap(({ id, messages }) => messages.map(() => id)),
        ...open.map(() => "question"),
      ],
      required: requiredIn(request, open),
      blocks: [],
      original: value,
    };
  },

  format(parsed, window) {
    const plan = writePlan(parsed, window);
    const original = parsed.original as JsonObject;
    if (plan === undefined) return original;
    const kept = new Set(
      plan.flatMap((each) => each.kind === "added" ? [] : [each.piece]),
    );
    const turns = original.turns as readonly unknown[];
    const inFlight = "in_flight" in original ? "in_flight" : "inFlight";
    const flying = original[inFlight] as readonly unknown[] | undefined;
    const notes = window.notes.map((note) => {
      const { rank: _, ...rest } = note as typeof note & { rank?: number };
      return rest;
    });
    return {
      ...original,
      turns: turns.filter((_, index) => kept.has(index)),
      ...(flying === undefined ? {} : {
        [inFlight]: flying.filter((_, index) => kept.has(turns.length + index)),
      }),
      ...(notes.length > 0 || "notes" in original ? { notes } : {}),
    };
  },
};

function requestOf(value: unknown): CompactionRequest {
  const given = isObject(value) ? value : {};
  const has = (...names: string[]) => names.some((name) => name in given);
  try {
    return readRequest(
      !isObject(value) ? value : {
        ...value,
        ...(has("inputBudget", "input_budget") ? {} : { inputBudget: 0 }),
        ...(has("notesReserve", "notes_reserve") ? {} : { notesReserve: 0 }),
      },
    );
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const problem = error.message.replace("Cannot read the request: ", "");
    const { path } = error;
    throw new FormatError(
      "holdfast",
      path,
      path === "" ? problem : problem.slice(path.length + 2),
    );
  }
}

function requiredIn(
  { instructions, question, inFlight = [] }: CompactionRequest,
  open: readonly Message[],
): readonly RequiredMessage[] {
  const first = inFlight.length - open.length;
  return [
    {
      path: "instructions",
      message: { role: "system", content: instructions },
    },
    { path: "question", message: { role: "user", content: question } },
    ...open.map((message, index) => ({
      path: `inFlight[${first + index}]`,
      message,
    })),
  ];
}

function orphansIn(
  request: CompactionRequest,
  openCount: number,
): readonly FormatWarning[] {
  const inFlight = request.inFlight ?? [];
  const firstOpen = inFlight.length - openCount;
  const said = [
    ...request.turns.flatMap(({ messages }, turn) =>
      messages.map((message, index) => ({
        message,
        pieces: [turn],
        path: `turns[${turn}].messages[${index}]`,
        waits: false,
      }))
    ),
    ...inFlight.map((message, index) => ({
      message,
      pieces: [request.turns.length + index],
      path: `inFlight[${index}]`,
      waits: index >= firstOpen,
    })),
  ];
  const { warnings, unanswered } = pairCalls("holdfast", said);
  const waiting = new Set(
    said.filter(({ waits }) => waits).map(({ path }) => path),
  );
  return eachOnce([
    ...warnings,
    ...unanswered.filter(({ by }) => !waiting.has(by.path))
      .map(({ warning }) => warning),
  ]);
}
