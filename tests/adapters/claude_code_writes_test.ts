import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { claudeCode } from "../../lib/adapters/claude_code.ts";
import type { JsonLine } from "../../lib/adapters/json_line.ts";
import { compact } from "../../lib/compact/compact.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { FormatError } from "../../lib/errors.ts";
import { call, type Line, Session, text } from "./claude_code_lines.ts";

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
    problem: "the last line is only half written; it is not read",
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

Deno.test("claude-code writes while it reads: it takes no line before it is asked for more", () => {
  const { lines } = new Session().user("It must be blue.")
    .assistant(text("Yes.")).user("And?").assistant(text("No.")).user("Why?");
  let taken = 0;
  function* counted() {
    for (const line of fileLines(lines)) {
      taken++;
      yield line;
    }
  }
  const parsed = claudeCode.parseLines(counted());
  taken = 0;
  const removedTurns = [{ id: "T1" }];
  const written = claudeCode.formatLines(
    parsed,
    { removedTurns, notes: [] },
    counted(),
  )[Symbol.iterator]();
  written.next();
  assertEquals(taken, 3);
});

Deno.test("claude-code adds a line for the notes where nobody has asked anything", () => {
  const { lines } = new Session().assistant(text("It must be blue."))
    .assistant(call("c1"));
  const parsed = claudeCode.parse(lines);
  const notes = [{ text: "x", source: { turn: "T1", role: "user" as const } }];
  const [added, ...more] = claudeCode.format(parsed, {
    removedTurns: [{ id: "T1" }],
    notes,
  }) as Line[];
  assertEquals(more, []);
  const { uuid, ...fields } = added;
  assertEquals(fields, {
    parentUuid: null,
    isSidechain: false,
    sessionId: "s1",
    version: "2.1.0",
    type: "user",
    message: { role: "user", content: "<notes>\n[T1 user] x\n</notes>\n\n" },
    timestamp: lines[1].timestamp,
  });
  assertEquals(claudeCode.parse([added]).conversation.notes, notes);
  assertEquals(typeof uuid, "string");
});

Deno.test("claude-code leaves the half-written last line out, once anything changes, and keeps endings", () => {
  const { lines } = new Session().assistant(text("It must be blue."))
    .assistant(text("Fine."));
  const file: JsonLine[] = [
    ...fileLines(lines).map((line) => ({ ...line, ending: "\r\n" as const })),
    { line: 3, text: '{"type":"ass', ending: "" },
  ];
  const parsed = claudeCode.parseLines(file);
  const note = { text: "x", source: { turn: "T1", role: "user" as const } };
  const added = [...claudeCode.formatLines(
    parsed,
    { removedTurns: [{ id: "T1" }], notes: [note] },
    file,
  )];
  assertEquals(added.map((line) => JSON.parse(line).type), ["user"]);
  const asked = new Session().user("Why?").lines;
  const [written] = claudeCode.formatLines(
    claudeCode.parse(asked),
    { removedTurns: [], notes: [note] },
    [{ ...fileLines(asked)[0], ending: "\r\n" }],
  );
  assertEquals(written.endsWith("}\r\n"), true);
});

Deno.test("claude-code says that what was read line by line is written line by line", () => {
  const parsed = claudeCode.parseLines(
    fileLines(new Session().user("a").lines),
  );
  assertThrows(
    () => claudeCode.format(parsed, { removedTurns: [], notes: [] }),
    TypeError,
    "Cannot write the claude-code: it was read line by line; formatLines() takes the lines once more",
  );
});
