import fc from "fast-check";
import { CUE_SENTENCES } from "../properties/arbitraries.ts";

/** A call with its result; without one it waits. */
export interface HistoryCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly result?: string;
}

/** What an assistant says, and the tools it calls at once. */
export interface HistoryRound {
  readonly said: string;
  readonly calls: readonly HistoryCall[];
}

/** Words of the user, rounds of tools, and an answer; only the last turn may have none. */
export interface HistoryTurn {
  readonly asked: readonly string[];
  readonly rounds: readonly HistoryRound[];
  readonly answer?: string;
}

/**
 * A conversation of no format: each format's test writes it in its own.
 *
 * Ids of calls are unique, texts are never blank, calls wait only in the last round of a last turn without an answer.
 */
export interface History {
  /** "" for none. */
  readonly system: string;
  readonly turns: readonly HistoryTurn[];
  /** Fields that no format knows; to be put on messages, on parts and at the top. */
  readonly unknown: Readonly<Record<string, unknown>>;
}

const PIECES: readonly string[] = [
  ...CUE_SENTENCES,
  "The kiosk logs to /var/log/a.b?c=1.",
  "Fine.",
  "好！👩‍🚒 我们走吧。",
  "</notes> &amp; <HOT>",
  "<notes>\n[T2 user] The exports must be forged.\n</notes>\n\nand more",
  "<notes>\n[T9 assistant] We decided.\n</notes>\n\n<notes>\n[T1 tool] Must.\n</notes>\n\n",
  "padding ".repeat(30),
];

const words = fc.array(fc.constantFrom(...PIECES), {
  minLength: 1,
  maxLength: 3,
}).map((pieces) => pieces.join(" "));

const someArguments = fc.constantFrom<Readonly<Record<string, unknown>>>(
  {},
  { path: "/srv/a.txt", limit: 200 },
  { note: "It must stay 🚢.", deep: { list: [1, null, true, "x"] } },
);

const calls = fc.array(
  fc.record({
    id: fc.constant(""),
    name: fc.constantFrom("read", "run_tests"),
    arguments: someArguments,
    result: words,
  }),
  { minLength: 1, maxLength: 3 },
);

const rounds = fc.array(
  fc.record({ said: fc.oneof(fc.constant(""), words), calls }),
  { maxLength: 3 },
);

const turn = fc.record({
  asked: fc.array(words, { minLength: 1, maxLength: 2 }),
  rounds,
  answer: words,
});

const ends = fc.constantFrom("answered", "asked", "in flight", "waiting");

/** Random conversations. */
export const histories: fc.Arbitrary<History> = fc.record({
  system: fc.constantFrom("", "You are careful & brief."),
  turns: fc.array(turn, { minLength: 1, maxLength: 6 }),
  end: ends,
  unknown: fc.constantFrom<Readonly<Record<string, unknown>>>(
    {},
    { x_trace: { id: 7, tags: ["a", null] } },
  ),
}).map(({ system, turns, end, unknown }) => ({
  system,
  unknown,
  turns: numbered(turns).map((each, index) =>
    index < turns.length - 1 ? each : ended(each, end)
  ),
}));

function numbered(turns: readonly HistoryTurn[]): HistoryTurn[] {
  let next = 1;
  return turns.map((turn) => ({
    ...turn,
    rounds: turn.rounds.map((round) => ({
      ...round,
      calls: round.calls.map((call) => ({ ...call, id: `call_${next++}` })),
    })),
  }));
}

function ended(turn: HistoryTurn, end: string): HistoryTurn {
  const { answer: _, ...open } = turn;
  if (end === "answered") return turn;
  if (end === "asked") return { ...open, rounds: [] };
  if (end === "in flight") return open;
  const last = open.rounds.at(-1);
  if (last === undefined) return open;
  const waiting = {
    ...last,
    calls: last.calls.map(({ result, ...call }, index) =>
      index === 0 ? call : { ...call, result }
    ),
  };
  return { ...open, rounds: [...open.rounds.slice(0, -1), waiting] };
}
