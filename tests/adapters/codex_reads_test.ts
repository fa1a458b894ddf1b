import { assertEquals } from "@std/assert";
import { codex } from "../../lib/adapters/codex.ts";
import { codexBoundaries } from "../../lib/adapters/codex_boundaries.ts";
import { detectFormat } from "../../lib/adapters/detect_format.ts";
import type { JsonLine } from "../../lib/adapters/json_line.ts";
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

Deno.test("codex takes items once, though events repeat them", () => {
  assertEquals(read(user("Look."), assistant("Fine."), user("Why?")), [
    "T1 user Look.",
    "T1 assistant Fine.",
    "? Why?",
  ]);
});

Deno.test("codex keeps what a session starts with as instructions, never as the user's words", () => {
  assertEquals(read([...start, ...user("Look.")]), [
    "! You are careful.\n\n<permissions instructions>Ask.</permissions instructions>\n\n# AGENTS.md instructions for /srv\n\nNever push.\n\n<environment_context><cwd>/srv</cwd></environment_context>",
    "? Look.",
  ]);
});

Deno.test("codex gives later settings to the client, not to the user", () => {
  const context = "<environment_context>must</environment_context>";
  assertEquals(
    read(
      user("Look."),
      assistant("Fine."),
      item(message("user", context)),
      item(message("developer", "<model_switch>x</model_switch>")),
      user("Why?"),
    ),
    [
      "T1 user Look.",
      "T1 assistant Fine.",
      `T1 assistant <client> ${context}`,
      "T1 assistant <client> <model_switch>x</model_switch>",
      "? Why?",
    ],
  );
});

Deno.test("codex joins calls in a row, with the reasoning before them as their pieces", () => {
  const lines = [
    ...user("Look."),
    item(reasoning),
    item(call("c1")),
    item(call("c2")),
    item(result("c1", "a")),
    item(result("c2", { content: "no such file", success: false })),
    item(reasoning),
    item(call("c3")),
    item(result("c3", [{ type: "input_text", text: "b" }])),
    ...assistant("Fine."),
  ];
  const parsed = codex.parse(lines);
  assertEquals(shown(parsed), [
    "? Look.",
    "+ assistant shell(c1) shell(c2)",
    "+ tool c1= a",
    "+ tool c2= no such file",
    "+ assistant shell(c3)",
    "+ tool c3= b",
    "+ assistant Fine.",
  ]);
  assertEquals(parsed.owners.slice(2, 8), [
    "T1.1",
    "T1.1",
    "T1.1",
    "T1.1",
    "T1.1",
    "T1.2",
  ]);
});

Deno.test("codex reads custom tools and local shells by their call_id", () => {
  const input = "*** Begin Patch";
  assertEquals(
    read(
      user("Look."),
      item({
        type: "custom_tool_call",
        call_id: "c1",
        name: "apply_patch",
        input,
      }),
      item({ type: "custom_tool_call_output", call_id: "c1", output: "Done" }),
      item({
        type: "local_shell_call",
        call_id: "c2",
        action: { type: "exec", command: ["ls"] },
      }),
      item(result("c2", "a.txt")),
    ),
    [
      "? Look.",
      "+ assistant apply_patch(c1)",
      "+ tool c1= Done",
      "+ assistant local_shell(c2)",
      "+ tool c2= a.txt",
    ],
  );
});

Deno.test("codex reads old files, whose items have no envelope", () => {
  const lines = [
    { id: "s1", timestamp: "2025-05-07T17:24:21.123Z", instructions: null },
    message("user", "<environment_context>x</environment_context>"),
    { record_type: "state" },
    message("user", "Look."),
    reasoning,
    call("c1"),
    result("c1", "a"),
    message("assistant", "Fine."),
    message("user", "Why?"),
  ];
  assertEquals(detectFormat(lines, "lines").name, "codex");
  const parsed = codex.parse(lines);
  assertEquals(shown(parsed), [
    "! <environment_context>x</environment_context>",
    "T1 user Look.",
    "T1 assistant shell(c1)",
    "T1 tool c1= a",
    "T1 assistant Fine.",
    "? Why?",
  ]);
  const notes = [{ text: "x", source: { turn: "T1", role: "user" as const } }];
  const window = { removedTurns: [{ id: "T1" }], notes };
  assertEquals((codex.format(parsed, window) as Line[]).at(-1), {
    type: "message",
    role: "user",
    content: [{
      type: "input_text",
      text: "<notes>\n[T1 user] x\n</notes>\n\nWhy?",
    }],
  });
});

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
    "gone",
    "gone",
    "gone",
    "T1",
    "gone",
    "gone",
    "gone",
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
