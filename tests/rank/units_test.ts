import { assertEquals } from "@std/assert";
import type { Message } from "../../lib/conversation/message.ts";
import { cutAtLength, cutAtSemicolons } from "../../lib/notes/rank/cut_long.ts";
import { dropUnits } from "../../lib/notes/rank/drop_units.ts";
import { rankUnits } from "../../lib/notes/rank/rank_units.ts";
import { withoutRepeats } from "../../lib/notes/rank/without_repeats.ts";
import { said } from "./said.ts";

const unitsOf = (...messages: Message[]) =>
  rankUnits([{ id: "T1", messages }], {});
const shown = (...messages: Message[]) =>
  unitsOf(...messages).map(({ kind, text, follows }) => [kind, text, follows]);

Deno.test("rankUnits() makes a unit of each sentence, and only neighbours follow each other", () => {
  assertEquals(
    shown({
      role: "user",
      content: "Keep rye. No oats!\n```\nx\n```\nDone so.",
    }),
    [
      ["prose", "Keep rye.", false],
      ["prose", "No oats!", true],
      ["code", "``` x ```", false],
      ["prose", "Done so.", false],
    ],
  );
});

Deno.test("rankUnits() lets sentences meet over a piece that is too short for a note", () => {
  assertEquals(shown({ role: "user", content: "Keep rye. A. No oats." }), [
    ["prose", "Keep rye.", false],
    ["prose", "No oats.", true],
  ]);
});

Deno.test("rankUnits() makes a unit of each line of a tool's result, sentences or not", () => {
  assertEquals(
    shown({ role: "tool", content: "ok. 3 tests\n\nfail: a.ts" }),
    [["tool", "ok. 3 tests", false], ["tool", "fail: a.ts", true]],
  );
});

Deno.test("rankUnits() makes a unit of a call: its name and arguments", () => {
  const toolCalls = [{ id: "c", name: "read", arguments: { path: "a.ts" } }];
  assertEquals(shown({ role: "assistant", content: "", toolCalls }), [
    ["call", 'read {"path":"a.ts"}', false],
  ]);
});

Deno.test("rankUnits() makes no unit of what the model never saw, and joins nothing over the gap", () => {
  const content = "Keep rye. <hid>No oats.</hid> Bake it.";
  const units = rankUnits(
    [{ id: "T1", messages: [{ role: "assistant", content }] }],
    { visibleText: () => "Keep rye.  Bake it." },
  );
  assertEquals(units.map(({ text, follows }) => [text, follows]), [
    ["Keep rye.", false],
    ["Bake it.", false],
  ]);
});

Deno.test("rankUnits() numbers messages, and each text part stands alone", () => {
  const part = (text: string) => ({ type: "text" as const, text });
  const units = unitsOf(
    { role: "user", content: [part("Keep rye."), part("No oats.")] },
    { role: "assistant", content: "Noted so." },
  );
  assertEquals(units.map(({ message, follows }) => [message, follows]), [
    [0, false],
    [0, false],
    [1, false],
  ]);
});

const whole = (text: string) => ({ start: 0, end: text.length });

Deno.test("cutAtSemicolons() cuts as late as it may, and not where there is no semicolon", () => {
  const text = "aa;bb;cc;dd";
  const cut = (most: number) =>
    cutAtSemicolons(text, whole(text), most).map(({ start, end }) =>
      text.slice(start, end)
    );
  assertEquals(cut(6), ["aa;bb;", "cc;dd"]);
  assertEquals(cut(2), ["aa;", "bb;", "cc;", "dd"]);
  assertEquals(cut(99), [text]);
  assertEquals(cutAtSemicolons("abcdef", whole("abcdef"), 2).length, 1);
});

Deno.test("cutAtLength() cuts between characters, not inside one", () => {
  const text = "ab🚢cd";
  assertEquals(
    cutAtLength(text, whole(text), 3).map(({ start, end }) =>
      text.slice(start, end)
    ),
    ["ab", "🚢c", "d"],
  );
});

Deno.test("withoutRepeats() keeps the newest of what one role says again, whatever the marks", () => {
  const units = [
    said("Keep RYE."),
    said("keep rye", { role: "assistant" }),
    said("Keep rye!"),
    said("---"),
  ];
  assertEquals(withoutRepeats(units), [units[1], units[2]]);
});

Deno.test("withoutRepeats() leaves out what a carried note of the same source holds", () => {
  const text = "Keep rye. No oats.";
  const note = { text, source: { turn: "T1", role: "user" as const } };
  const units = [
    said(text, { kind: "carried", note }),
    said("No oats."),
    said("No oats.", { turn: "T2" }),
  ];
  assertEquals(withoutRepeats(units), [units[0], units[2]]);
});

Deno.test("dropUnits() parts what stood on both sides of a gap", () => {
  const units = [
    said("a"),
    said("b", { follows: true }),
    said("c", { follows: true }),
  ];
  const left = dropUnits(units, ({ text }) => text === "b");
  assertEquals(left.map(({ text, follows }) => [text, follows]), [
    ["a", false],
    ["c", false],
  ]);
});

Deno.test("cutAtSemicolons() looks into its own span only", () => {
  const text = `${"a? ".repeat(20)}b; c`;
  const from: number[] = [];
  const watched = new Proxy(Object(text), {
    get: (_, name) => {
      if (name === "indexOf") {
        return (mark: string, at = 0) => {
          from.push(at);
          return text.indexOf(mark, at);
        };
      }
      return name === "slice" ? text.slice.bind(text) : text[name as never];
    },
  });
  cutAtSemicolons(watched, { start: 3, end: 5 }, 1600);
  assertEquals(from, []);
});

Deno.test("withoutRepeats() takes a call that differs in its description and time limit alone for the same call", () => {
  const call = (args: Record<string, unknown>) =>
    said(`Bash ${JSON.stringify(args)}`, { role: "assistant", kind: "call" });
  const units = [
    call({ command: "mix test", description: "Run tests", timeout: 60000 }),
    call({ command: "mix lint", description: "Run tests", timeout: 60000 }),
    call({ command: "mix test", description: 'Run "all" again' }),
  ];
  assertEquals(withoutRepeats(units), units.slice(1));
});

const run = (command: string, more: Record<string, unknown> = {}) =>
  said(`Bash ${JSON.stringify({ command, ...more })}`, {
    role: "assistant",
    kind: "call",
  });

Deno.test("withoutRepeats() keeps the newest of calls that show more or less of the same", () => {
  for (
    const [older, newer] of [
      ["mix test 2>&1 | tail -5", "mix test 2>&1 | tail -20"],
      ["mix test | head", "mix test | head -n 40"],
      ["tail -20 out.log", "tail -n 30 out.log"],
      ["mix test | tail -5 && mix lint", "mix test && mix lint"],
      ["mix test | tail -5", "mix test 2>/dev/null"],
    ]
  ) {
    const units = [run(older), run(newer)];
    assertEquals(withoutRepeats(units), [units[1]], older);
  }
  const reads = [10, 200].map((offset) =>
    said(`Read {"file_path":"a.ts","offset":${offset},"limit":50}`, {
      role: "assistant",
      kind: "call",
    })
  );
  assertEquals(withoutRepeats(reads), [reads[1]]);
});

Deno.test("withoutRepeats() keeps calls that do something else: another file, pattern, count or output", () => {
  for (
    const [older, newer] of [
      ["tail -20 a.log", "tail -20 b.log"],
      ["mix test | grep FAIL", "mix test | grep ok"],
      ["git log -5", "git log -50"],
      ["mix test > a.log", "mix test > b.log"],
      ["mix test | tail -5 | wc -l", "mix test | wc -l"],
    ]
  ) {
    assertEquals(withoutRepeats([run(older), run(newer)]).length, 2, older);
  }
});
