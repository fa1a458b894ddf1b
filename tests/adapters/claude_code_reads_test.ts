import { assertEquals } from "@std/assert";
import { claudeCode } from "../../lib/adapters/claude_code.ts";
import { call, Session, text } from "./claude_code_lines.ts";
import { shown } from "./shown.ts";

const read = ({ lines }: Session) => shown(claudeCode.parse(lines));

Deno.test("claude-code joins the lines of one message and puts all its results behind it", () => {
  const session = new Session().user("Look.")
    .part("m1", text("I look.")).part("m1", call("c1")).result("c1", "a")
    .part("m1", call("c2")).result("c2", "b").assistant(text("Fine."))
    .user("Why?");
  assertEquals(read(session), [
    "T1 user Look.",
    "T1 assistant I look. Read(c1) Read(c2)",
    "T1 tool c1= a",
    "T1 tool c2= b",
    "T1 assistant Fine.",
    "? Why?",
  ]);
});

Deno.test("claude-code finds results that hang beside the branch", () => {
  const session = new Session().user("Look.").part("m1", call("c1"))
    .part("m1", call("c2")).from(2).result("c1", "a").from(3)
    .result("c2", "b").assistant(text("Fine.")).user("Why?");
  assertEquals(read(session).slice(1, 4), [
    "T1 assistant Read(c1) Read(c2)",
    "T1 tool c1= a",
    "T1 tool c2= b",
  ]);
});

Deno.test("claude-code reads the newest leaf's branch, not the longest one", () => {
  const session = new Session().user("Which?").user("Use MySQL.")
    .assistant(text("a")).user("b").assistant(text("c"))
    .from(1).assistant(text("SQLite.")).user("Why?");
  assertEquals(read(session), [
    "T1 user Which?",
    "T1 assistant SQLite.",
    "? Why?",
  ]);
});

Deno.test("claude-code gives what the client wrote to nobody who could be evidence for the user", () => {
  const session = new Session().user("Go.")
    .user("It must be blue.", { isMeta: true })
    .user("<local-command-stdout>never</local-command-stdout>")
    .assistant(text("Done.")).user("[Request interrupted by user]")
    .user("Why?");
  assertEquals(read(session), [
    "T1 user Go.",
    "T1 assistant <client> It must be blue.",
    "T1 assistant <client> <local-command-stdout>never</local-command-stdout>",
    "T1 assistant Done.",
    "T1 assistant <client> [Request interrupted by user]",
    "? Why?",
  ]);
});

Deno.test("claude-code takes client's texts that nobody has answered as part of the question", () => {
  const session = new Session().user("/init").user("Read all.", {
    isMeta: true,
  });
  assertEquals(read(session), ["? /init\n\nRead all."]);
});

Deno.test("claude-code keeps the last turn in flight, also where the assistant has ended it", () => {
  const session = new Session().user("Look.").assistant(call("c1"))
    .result("c1", "a").assistant(text("Fine."));
  assertEquals(read(session), [
    "? Look.",
    "+ assistant Read(c1)",
    "+ tool c1= a",
    "+ assistant Fine.",
  ]);
});

Deno.test("claude-code puts what was typed between call and result behind the result", () => {
  const attachment = { type: "queued_command", prompt: "Signed, please." };
  const session = new Session().user("Look.").assistant(call("c1"))
    .add("attachment", { attachment }).result("c1", "a")
    .assistant(text("Fine.")).user("Why?");
  assertEquals(read(session), [
    "T1 user Look.",
    "T1 assistant Read(c1)",
    "T1 tool c1= a",
    "T1 user Signed, please.",
    "T1 assistant Fine.",
    "? Why?",
  ]);
});

Deno.test("claude-code starts at the last compaction, whose summary is the assistant's", () => {
  const session = new Session().user("a").assistant(text("b"))
    .compacted("S1").user("c").assistant(text("d")).compacted("S2")
    .user("e");
  assertEquals(read(session), ["T1 assistant <summary> S2", "? e"]);
});

Deno.test("claude-code has the summary as question where the user has said nothing since", () => {
  const session = new Session().user("a").assistant(call("c1"))
    .result("c1", "b").compacted("S1").assistant(call("c2"))
    .result("c2", "d");
  assertEquals(read(session), [
    "? S1",
    "+ assistant Read(c2)",
    "+ tool c2= d",
  ]);
});

Deno.test("claude-code sends preserved lines behind the summary", () => {
  const session = new Session().user("a").assistant(text("b")).user("c")
    .assistant(text("d")).compacted("S1", {
      preservedSegment: { headUuid: "u3", anchorUuid: "u6", tailUuid: "u4" },
    }).user("e");
  assertEquals(read(session), [
    "T1 assistant <summary> S1",
    "T2 user c",
    "T2 assistant d",
    "? e",
  ]);
});

Deno.test("claude-code sends nothing again that an earlier compaction has replaced", () => {
  const session = new Session().user("a").assistant(text("b")).compacted("S1")
    .user("c").assistant(text("d")).compacted("S2", {
      preservedSegment: { headUuid: "u1", tailUuid: "u6" },
    }).user("Why?");
  assertEquals(read(session), [
    "T1 assistant <summary> S2",
    "T2 user c",
    "T2 assistant d",
    "? Why?",
  ]);
});
