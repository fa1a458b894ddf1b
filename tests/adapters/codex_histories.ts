import fc from "fast-check";
import { histories, type History } from "../contract/histories.ts";
import {
  assistant,
  call,
  enveloped,
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
}

const ways: fc.Arbitrary<Way> = fc.record({
  old: fc.boolean(),
  thinks: fc.boolean(),
  context: fc.boolean(),
});

/** Random rollouts, without compactions. */
export const codexRollouts: fc.Arbitrary<readonly Line[]> = fc.tuple(
  histories,
  ways,
).map(([history, way]) => toRollout(history, way));

/** A history as a rollout. */
export function toRollout(
  { system, turns, unknown }: History,
  way: Way = { old: false, thinks: false, context: false },
): readonly Line[] {
  const lines: Line[] = [
    enveloped("session_meta", {
      id: "s1",
      ...(system === "" ? {} : { base_instructions: { text: system } }),
    }),
  ];
  const context = "<environment_context>x</environment_context>";
  if (way.context) lines.push(item(message("user", context)));
  for (const { asked, rounds, answer } of turns) {
    lines.push(enveloped("turn_context", { cwd: "/srv", ...unknown }));
    for (const said of asked) lines.push(...user(said));
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
    if (answer !== undefined) lines.push(...assistant(answer));
  }
  return way.old ? bare(lines, unknown) : lines;
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
