import fc from "fast-check";
import {
  histories,
  type History,
  type HistoryTurn,
} from "../contract/histories.ts";
import {
  assistant,
  call,
  enveloped,
  event,
  item,
  type Line,
  message,
  reasoning,
  result,
  user,
} from "./codex_lines.ts";

/** What stands between the items of a random rollout. */
interface Way {
  readonly old: boolean;
  readonly thinks: boolean;
  readonly context: boolean;
  /** Turns that one which is taken back comes before. */
  readonly rollbacks: readonly number[];
  /** Turns before whose answer Codex compacts, and whether it writes a history. */
  readonly compacts: readonly number[];
  readonly history: boolean;
}

const PLAIN: Way = {
  old: false,
  thinks: false,
  context: false,
  rollbacks: [],
  compacts: [],
  history: false,
};

const ways: fc.Arbitrary<Way> = fc.record({
  old: fc.boolean(),
  thinks: fc.boolean(),
  context: fc.boolean(),
  rollbacks: fc.subarray([0, 1, 2]),
  compacts: fc.subarray([0, 1, 2, 3]),
  history: fc.boolean(),
});

/** Random rollouts, some with turns that were taken back and with compactions. */
export const codexRollouts: fc.Arbitrary<readonly Line[]> = fc.tuple(
  histories,
  ways,
).map(([history, way]) => toRollout(history, way));

/** A history as a rollout. */
export function toRollout(
  { system, turns, unknown }: History,
  way: Way = PLAIN,
): readonly Line[] {
  const lines: Line[] = [
    enveloped("session_meta", {
      id: "s1",
      ...(system === "" ? {} : { base_instructions: { text: system } }),
    }),
  ];
  const context = "<environment_context>x</environment_context>";
  if (way.context) lines.push(item(message("user", context)));
  turns.forEach((turn, index) => {
    if (way.rollbacks.includes(index) && !way.old) {
      lines.push(...user("It must go."), ...assistant("Gone."));
      lines.push(event("thread_rolled_back", { num_turns: 1 }));
    }
    lines.push(enveloped("turn_context", { cwd: "/srv", ...unknown }));
    const compacts = way.compacts.includes(index) && !way.old;
    lines.push(...turnLines(turn, way, unknown, compacts));
  });
  return way.old ? bare(lines, unknown) : lines;
}

function turnLines(
  { asked, rounds, answer }: HistoryTurn,
  way: Way,
  unknown: Line,
  compacts: boolean,
): Line[] {
  const lines = asked.flatMap(user);
  for (const { said, calls } of rounds) {
    if (way.thinks) lines.push(item(reasoning));
    if (said !== "") lines.push(item(message("assistant", said)));
    for (const { id, arguments: given, name } of calls) {
      lines.push(item({ ...call(id, given, name), ...unknown }));
    }
    for (const { id, result: output } of calls) {
      if (output !== undefined) lines.push(item(result(id, output)));
    }
  }
  if (answer === undefined) return lines;
  if (compacts) {
    const history = [...asked, "S."].map((text) => message("user", text));
    lines.push(enveloped("compacted", {
      message: "S.",
      ...(way.history ? { replacement_history: history } : {}),
    }));
  }
  return [...lines, ...assistant(answer)];
}

/** The lines as old files have them. */
function bare(lines: readonly Line[], unknown: Line): readonly Line[] {
  const timestamp = "2025-05-07T17:24:21.123Z";
  return [
    { id: "s1", timestamp, instructions: null, ...unknown },
    ...lines.flatMap(({ type, payload }) =>
      type === "response_item"
        ? [payload as Line]
        : type === "turn_context"
        ? [{ record_type: "state" }]
        : []
    ),
  ];
}
