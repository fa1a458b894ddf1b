import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { claudeCode } from "../../lib/adapters/claude_code.ts";
import { claudeCodeBoundaries } from "../../lib/adapters/claude_code_boundaries.ts";
import type { JsonLine } from "../../lib/adapters/json_line.ts";
import { compact } from "../../lib/compact/compact.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { FormatError } from "../../lib/errors.ts";
import { call, type Line, Session, text } from "./claude_code_lines.ts";
import { shown, shownMessage } from "./shown.ts";

const read = ({ lines }: Session) => shown(claudeCode.parse(lines));

const numbered = (lines: readonly Line[]) =>
  lines.map((value, index) => ({ value, line: index + 1 }));

/** The lines as a file has them, with a space that JSON.stringify would not write. */
const fileLines = (lines: readonly Line[]): JsonLine[] =>
  lines.map((line, index) => ({
    line: index + 1,
    text: JSON.stringify(line).replace(":", ": "),
    ending: "\n",
  }));

/** What stays when the budget has room for `spare` more characters than the required part. */
function compacted(lines: readonly Line[], spare: number) {
  const counter = charactersCounter();
  const { conversation } = claudeCode.parse(lines);
  const whole = { ...conversation, inputBudget: 1e9, notesReserve: 0 };
  const { required } = compact(whole, counter).tokens;
  return compact({ ...whole, inputBudget: required + spare }, counter);
}

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

Deno.test("claude-code writes no line before the boundary, once anything goes", () => {
  const session = new Session().state({ type: "summary", summary: "x" })
    .user("a").assistant(text("b")).compacted("S1").user("c")
    .assistant(text("d")).user("e");
  const parsed = claudeCode.parse(session.lines);
  const removedTurns = [{ id: "T2" }];
  const written = claudeCode.format(parsed, { removedTurns, notes: [] });
  assertEquals(
    (written as Line[]).map(({ uuid, type }) => uuid ?? type),
    ["summary", "u4", "u5", "u8"],
  );
});

Deno.test("claude-code joins a kept line to the kept line before it, and changes nothing else of it", () => {
  const session = new Session().user("Look.").assistant(call("c1"))
    .result("c1", "long ".repeat(99)).assistant(call("c2"))
    .result("c2", "b").assistant(text("Fine."));
  const result = compacted(session.lines, 30);
  assertEquals(result.removedTurns.map(({ id }) => id), ["T1.1"]);
  const parsed = claudeCode.parse(session.lines);
  const written = claudeCode.format(parsed, result) as Line[];
  const [asked, , , again, ...rest] = session.lines;
  assertStrictEquals(written[0], asked);
  assertEquals(written[1], { ...again, parentUuid: "u1" });
  assertEquals(Object.keys(written[1]), Object.keys(again));
  assertEquals(written.slice(2), rest);
});

Deno.test("claude-code writes kept lines as the very same text, line by line", () => {
  const { lines } = new Session().user("It must be blue. ".repeat(20))
    .assistant(text("Yes. ".repeat(50))).user("And?").assistant(text("No."))
    .user("Why?");
  const file = fileLines(lines);
  const parsed = claudeCode.parseLines(file);
  assertEquals(parsed.original, undefined);
  const result = compacted(lines, 60);
  const written = [...claudeCode.formatLines(parsed, result, file)];
  assertEquals(result.removedTurns.map(({ id }) => id), ["T1"]);
  assertEquals(result.notes.length, 1);
  assertEquals(
    written.slice(0, 2),
    file.slice(2, 4).map(({ text }) => text + "\n"),
  );
  assertEquals(
    JSON.parse(written[2]).message.content,
    "<notes>\n[T1 user] It must be blue.\n</notes>\n\nWhy?",
  );
});

Deno.test("claude-code gives back each line, the half-written one too, where nothing goes", () => {
  const { lines } = new Session().user("a");
  const file: JsonLine[] = [
    { ...fileLines(lines)[0], ending: "\r\n" },
    { line: 2, text: '{"type":"ass', ending: "" },
  ];
  const parsed = claudeCode.parseLines(file);
  assertEquals(parsed.warnings, [{
    path: "",
    line: 2,
    problem: "the last line is only half written; it is left out",
  }]);
  const window = { removedTurns: [], notes: [] };
  assertEquals(
    [...claudeCode.formatLines(parsed, window, file)].join(""),
    file.map(({ text, ending }) => text + ending).join(""),
  );
});

Deno.test("claude-code refuses a broken line that is not the last, by its number", () => {
  const { lines } = new Session().user("a").assistant(text("b"));
  const file = fileLines(lines);
  file.splice(1, 0, { line: 7, text: "{", ending: "\n" });
  assertThrows(
    () => claudeCode.parseLines(file),
    FormatError,
    "Cannot read the claude-code: line 7: expected JSON, found a line that does not parse",
  );
});

Deno.test("claudeCodeBoundaries() has the turns until each compaction, and what was in its reach", () => {
  const { lines } = new Session().user("a").assistant(text("b"))
    .compacted("S1").user("c").assistant(call("c1")).result("c1", "d")
    .compacted("S2").user("<system-reminder>x</system-reminder>")
    .assistant(text("e"));
  const found = claudeCodeBoundaries(numbered(lines));
  const ids = (turns: readonly { id: string }[]) => turns.map(({ id }) => id);
  assertEquals(
    found.map(({ at, before, reach, summary, resent, after }) => [
      at,
      ids(before),
      reach,
      summary,
      resent.map(shownMessage),
      ids(after),
    ]),
    [
      [3, ["T1"], 0, "S1", [], ["T2"]],
      [
        8,
        ["T1", "T2"],
        1,
        "S2",
        ["assistant <client> <system-reminder>x</system-reminder>"],
        ["T2"],
      ],
    ],
  );
});

Deno.test("claudeCodeBoundaries() reads images and broken parts past", () => {
  const { lines } = new Session().user([{ type: "image" }, text("A sign.")])
    .assistant(text("Yes.")).compacted("S1");
  const [{ before }] = claudeCodeBoundaries(numbered(lines));
  assertEquals(before[0].messages.map(shownMessage), [
    "user A sign.",
    "assistant Yes.",
  ]);
});

Deno.test("claudeCodeBoundaries() is empty for a session without a compaction", () => {
  assertEquals(
    claudeCodeBoundaries(numbered(new Session().user("a").lines)),
    [],
  );
});
