import { assertEquals } from "@std/assert";
import { claudeCodeBoundaries } from "../../lib/adapters/claude_code_boundaries.ts";
import type { FormatWarning } from "../../lib/adapters/parsed_conversation.ts";
import { wholeSession } from "../../lib/adapters/whole_session.ts";
import { call, type Line, Session, text } from "./claude_code_lines.ts";
import { shownMessage } from "./shown.ts";

const numbered = (lines: readonly Line[]) =>
  lines.map((value, index) => ({ value, line: index + 1 }));

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

Deno.test("claudeCodeBoundaries() reads images and broken parts past, with a warning", () => {
  const { lines } = new Session().user([{ type: "image" }, text("A sign.")])
    .assistant(text("Yes.")).compacted("S1");
  const warnings: FormatWarning[] = [];
  const [{ before }] = claudeCodeBoundaries(numbered(lines), warnings);
  assertEquals(warnings, [{
    path: "message.content[0]",
    line: 1,
    problem: 'a part of type "image" is not counted',
  }]);
  assertEquals(
    wholeSession("claude-code", [
      ...lines.map((line, index) => ({
        text: JSON.stringify(line),
        line: index + 1,
        ending: "\n" as const,
      })),
    ]).warnings,
    warnings,
  );
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

Deno.test("claudeCodeBoundaries() finds a summary without a boundary, as older clients write it", () => {
  const { lines } = new Session().user("a").assistant(text("b"))
    .user("S1", { isCompactSummary: true, parentUuid: null }).user("c");
  const [{ at, before, summary, after }, ...more] = claudeCodeBoundaries(
    numbered(lines),
  );
  assertEquals([at, before.length, summary, after.length, more], [
    3,
    1,
    "S1",
    1,
    [],
  ]);
});
