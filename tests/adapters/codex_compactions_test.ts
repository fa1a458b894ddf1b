import { assertEquals } from "@std/assert";
import { codex } from "../../lib/adapters/codex.ts";
import { codexBoundaries } from "../../lib/adapters/codex_boundaries.ts";
import type { JsonLine } from "../../lib/adapters/json_line.ts";
import {
  assistant,
  call,
  enveloped,
  event,
  item,
  type Line,
  message,
  result,
  start,
  user,
} from "./codex_lines.ts";
import { shown, shownMessage } from "./shown.ts";

const read = (...lines: readonly (Line | readonly Line[])[]) =>
  shown(codex.parse(lines.flat()));

const rollback = (num_turns: number) =>
  event("thread_rolled_back", { num_turns });

const indices = (lines: readonly Line[], written: unknown) =>
  (written as Line[]).map((line) => lines.indexOf(line));

Deno.test("codex has a compaction with its history as one turn, and all before it is gone", () => {
  const history = [
    message("user", "# AGENTS.md instructions for /srv\n\nNever push."),
    message("user", "Look."),
    message("user", "S1"),
  ];
  const lines = [
    ...start,
    ...user("Look."),
    ...assistant("Fine."),
    enveloped("compacted", { message: "S1", replacement_history: history }),
    ...user("Go on."),
    ...assistant("Yes."),
    ...user("Why?"),
  ];
  const parsed = codex.parse(lines);
  assertEquals(shown(parsed).slice(1), [
    "T1 user Look.",
    "T1 assistant <summary> S1",
    "T2 user Go on.",
    "T2 assistant Yes.",
    "? Why?",
  ]);
  const window = { removedTurns: [{ id: "T1" }], notes: [] };
  assertEquals(
    indices(lines, codex.format(parsed, window)),
    [0, 1, 2, 3, 9, 10, 11, 12, 13, 14],
  );
});

Deno.test("codex writes notes into a compaction's history where nothing was asked since", () => {
  const history = [message("user", "Look."), message("user", "S1")];
  const lines = [
    ...user("Look."),
    enveloped("compacted", { message: "S1", replacement_history: history }),
    item(call("c1")),
    item(result("c1", "a")),
    item(call("c2")),
    item(result("c2", "b")),
  ];
  const parsed = codex.parse(lines);
  assertEquals(shown(parsed)[0], "? Look.\n\nS1");
  const notes = [{
    text: "x",
    source: { turn: "T1.1", role: "tool" as const },
  }];
  const window = { removedTurns: [{ id: "T1.1" }], notes };
  const [compacted] = codex.format(parsed, window) as Line[];
  assertEquals(
    (compacted.payload as Line).replacement_history,
    [message("user", "<notes>\n[T1.1 tool] x\n</notes>\n\nLook."), history[1]],
  );
});

Deno.test("codex has a compaction without a history as the user's words before it and the summary", () => {
  const lines = [
    ...user("Look."),
    ...assistant("Fine."),
    ...user("And there."),
    ...assistant("Fine too."),
    enveloped("compacted", { message: "S1" }),
    ...user("Why?"),
  ];
  const parsed = codex.parse(lines);
  assertEquals(shown(parsed), [
    "T1 user Look.",
    "T1 user And there.",
    "T1 assistant <summary> S1",
    "? Why?",
  ]);
  assertEquals(parsed.owners, [
    "T1",
    "(gone)",
    "(gone)",
    "(gone)",
    "T1",
    "(gone)",
    "(gone)",
    "(gone)",
    "T1",
    "question",
    "question",
  ]);
});

Deno.test("codex leaves out turns that were taken back", () => {
  const lines = [
    ...user("Look."),
    ...assistant("Fine."),
    ...user("Delete all."),
    ...assistant("Deleted."),
    rollback(1),
    ...user("Why?"),
  ];
  assertEquals(read(lines), ["T1 user Look.", "T1 assistant Fine.", "? Why?"]);
  assertEquals(read(user("a"), assistant("b"), rollback(9), user("c")), [
    "? c",
  ]);
});

Deno.test("codex writes kept lines as the very same text, line by line", () => {
  const lines = [
    ...start,
    ...user("Look."),
    ...assistant("Fine."),
    ...user("Why?"),
  ];
  const file = lines.map((line, index): JsonLine => ({
    line: index + 1,
    text: JSON.stringify(line).replace(":", ": "),
    ending: "\r\n",
  }));
  const parsed = codex.parseLines(file);
  const window = { removedTurns: [{ id: "T1" }], notes: [] };
  assertEquals(
    [...codex.formatLines(parsed, window, file)],
    [0, 1, 2, 3, 8, 9].map((index) => file[index].text + "\r\n"),
  );
});

Deno.test("codexBoundaries() has all that was said, beside each summary and what was sent again", () => {
  const values = [
    ...start,
    ...user("Look."),
    ...assistant("Fine."),
    enveloped("compacted", { message: "S1" }),
    ...user("Go on."),
    ...assistant("Yes."),
    enveloped("compacted", {
      message: "",
      replacement_history: [
        message("user", "Go on."),
        { type: "compaction", encrypted_content: "gAAA" },
      ],
    }),
  ].map((value, index) => ({ value, line: index + 1 }));
  assertEquals(
    codexBoundaries(values).map((found) => ({
      ...found,
      before: found.before.map(({ id }) => id),
      after: found.after.map(({ id }) => id),
      resent: found.resent.map(shownMessage),
    })),
    [
      {
        at: 9,
        before: ["T1"],
        reach: 0,
        summary: "S1",
        resent: ["user Look."],
        after: ["T2"],
      },
      {
        at: 14,
        before: ["T1", "T2"],
        reach: 1,
        summary: "",
        resent: ["user Go on."],
        after: [],
      },
    ],
  );
});

Deno.test("codex takes back a turn of very many items", () => {
  const items = Array.from(
    { length: 150_000 },
    () => item(message("assistant", "x")),
  );
  const lines = [
    ...user("Look."),
    ...assistant("Fine."),
    ...user("Go."),
    ...items,
  ];
  const parsed = codex.parse([...lines, rollback(1), ...user("Why?")]);
  assertEquals(parsed.conversation.turns.length, 1);
});

Deno.test("codex keeps a compaction whose history has a message that holds only notes", () => {
  const block = "<notes>\n[T1 user] It must be blue.\n</notes>\n\n";
  const history = [
    message("user", block),
    message("user", "Paint it."),
    message("user", "S."),
  ];
  const lines = [
    ...user("Paint it."),
    enveloped("compacted", { message: "S.", replacement_history: history }),
    item(call("c1")),
    item(result("c1", "a")),
    item(call("c2")),
    item(result("c2", "b")),
  ];
  const parsed = codex.parse(lines);
  assertEquals(parsed.conversation.notes?.length, 1);
  const window = {
    removedTurns: [{ id: "T2.1" }],
    notes: parsed.conversation.notes!,
  };
  const [compacted] = codex.format(parsed, window) as Line[];
  assertEquals((compacted.payload as Line).replacement_history, [
    message("user", `${block}Paint it.`),
    history[2],
  ]);
});

Deno.test("codex takes each block of notes out of its own message of a compaction's history", () => {
  const block = (text: string) => `<notes>\n[T1 user] ${text}\n</notes>\n\n`;
  const [short, long] = ["It must.", "It must be blue, and so must the lid."];
  const history = [
    message("user", `${block(short)}Paint it.`),
    message("user", `${block(long)}And the lid.`),
  ];
  const lines = [
    enveloped("compacted", { message: "", replacement_history: history }),
    ...assistant("Done."),
  ];
  const parsed = codex.parse(lines);
  const notes = parsed.conversation.notes!.slice(1);
  const window = { removedTurns: [], notes };
  const [compacted] = codex.format(parsed, window) as Line[];
  assertEquals((compacted.payload as Line).replacement_history, [
    message("user", `${block(long)}Paint it.`),
    message("user", "And the lid."),
  ]);
});
