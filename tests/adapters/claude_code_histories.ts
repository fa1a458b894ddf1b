import fc from "fast-check";
import {
  histories,
  type History,
  type HistoryTurn,
} from "../contract/histories.ts";
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
  /** Client's texts behind the user's. */
  readonly meta: boolean;
  /** Turns that an abandoned branch comes before. */
  readonly forks: readonly number[];
  /** Turns with a compaction in their middle, where they have rounds, or before their answer. */
  readonly compacts: readonly number[];
}

const PLAIN: Way = {
  thinks: false,
  progress: false,
  parts: false,
  titled: false,
  sidechain: false,
  meta: false,
  forks: [],
  compacts: [],
};

const ways: fc.Arbitrary<Way> = fc.record({
  thinks: fc.boolean(),
  progress: fc.boolean(),
  parts: fc.boolean(),
  titled: fc.boolean(),
  sidechain: fc.boolean(),
  meta: fc.boolean(),
  forks: fc.subarray([0, 1, 2]),
  compacts: fc.subarray([0, 1, 2, 3]),
});

/** Random sessions, some with branches that were taken back and with compactions. */
export const claudeCodeSessions: fc.Arbitrary<readonly Line[]> = fc.tuple(
  histories,
  ways,
).map(([history, way]) => toSession(history, way));

/** A history as a session; what it says of the system is not in the file. */
export function toSession(
  { turns, unknown }: History,
  way: Way = PLAIN,
): readonly Line[] {
  const session = new Session(unknown);
  if (way.titled) session.state({ type: "summary", summary: "Exports" });
  turns.forEach((turn, index) => {
    if (way.forks.includes(index)) addFork(session);
    addTurn(session, turn, way, way.compacts.includes(index));
  });
  if (way.titled) session.state({ type: "last-prompt", text: "x" });
  return session.lines;
}

function addFork(session: Session): void {
  const root = session.last;
  session.user("It must be MySQL.").assistant(call("fork"))
    .result("fork", "x").assistant(text("MySQL it is.")).last = root;
}

function addTurn(
  session: Session,
  { asked, rounds, answer }: HistoryTurn,
  way: Way,
  compacts: boolean,
): void {
  session.state({ type: "file-history-snapshot", messageId: "m" });
  for (const said of asked) session.user(way.parts ? [text(said)] : said);
  if (way.meta) session.user("It must be meta.", { isMeta: true });
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
  if (answer === undefined) return;
  if (compacts) session.compacted("S. It must be so.");
  session.assistant(text(answer));
}
