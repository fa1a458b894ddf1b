import { assertEquals } from "@std/assert";
import { codex } from "../../lib/adapters/codex.ts";
import { detectFormat } from "../../lib/adapters/detect_format.ts";
import {
  assistant,
  call,
  item,
  type Line,
  message,
  reasoning,
  result,
  start,
  user,
} from "./codex_lines.ts";
import { shown } from "./shown.ts";

const read = (...lines: readonly (Line | readonly Line[])[]) =>
  shown(codex.parse(lines.flat()));

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
