import fc from "fast-check";
import { histories, type History } from "../contract/histories.ts";
import {
  call,
  type Line,
  Session,
  text,
  thinking,
} from "./claude_code_lines.ts";

/** What stands between the messages of a random session. */
interface Way {
  readonly thinks: boolean;
  readonly progress: boolean;
  readonly parts: boolean;
  readonly titled: boolean;
  readonly sidechain: boolean;
}

const ways: fc.Arbitrary<Way> = fc.record({
  thinks: fc.boolean(),
  progress: fc.boolean(),
  parts: fc.boolean(),
  titled: fc.boolean(),
  sidechain: fc.boolean(),
});

/** Random sessions, without compactions. */
export const claudeCodeSessions: fc.Arbitrary<readonly Line[]> = fc.tuple(
  histories,
  ways,
).map(([history, way]) => toSession(history, way));

/** A history as a session; what it says of the system is not in the file. */
export function toSession(
  { turns, unknown }: History,
  way: Way = {
    thinks: false,
    progress: false,
    parts: false,
    titled: false,
    sidechain: false,
  },
): readonly Line[] {
  const session = new Session(unknown);
  if (way.titled) session.state({ type: "summary", summary: "Exports" });
  for (const { asked, rounds, answer } of turns) {
    session.state({
      type: "file-history-snapshot",
      messageId: "m",
      ...unknown,
    });
    for (const said of asked) session.user(way.parts ? [text(said)] : said);
    for (const { said, calls } of rounds) {
      session.assistant(
        ...(way.thinks ? [thinking("Hm.")] : []),
        ...(said === "" ? [] : [text(said)]),
        ...calls.map(({ id, name, arguments: given }) => call(id, given, name)),
      );
      if (way.progress) session.add("progress", { data: { type: "hook" } });
      if (way.sidechain) {
        session.user("Look.", { isSidechain: true, parentUuid: null });
      }
      for (const { id, result } of calls) {
        if (result !== undefined) session.result(id, result);
      }
    }
    if (answer !== undefined) session.assistant(text(answer));
  }
  if (way.titled) session.state({ type: "last-prompt", text: "x" });
  return session.lines;
}
