import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { cleanReply } from "../lib/answer/clean_reply.ts";
import { gradeAnswer } from "../lib/answer/grade_answer.ts";

const kilns = [
  { id: "old", values: ["kiln 1"], current: false, replacedBy: "new" },
  { id: "new", values: ["kiln 2"], current: true },
];
const plain = "Kiln 2 is current. Type <think> as plain text.";

/** Claim, content, what counts as the answer. */
const rows: readonly (readonly [string, string, string])[] = [
  ["20 a: keeps an empty content empty", "", ""],
  [
    "20 b: takes all before a lone closing mark away",
    "kiln 1 maybe</think>Kiln 2 is current.",
    "Kiln 2 is current.",
  ],
  [
    "20 c: takes Gemma's thinking channel away",
    "<|channel>thought\nkiln 1?\n<channel|>Kiln 2 is current.",
    "Kiln 2 is current.",
  ],
  ["20 d: keeps a mark that is a plain word of a sentence", plain, plain],
  [
    "takes <think> to </think> away",
    "<think>\nkiln 1?\n</think>\n\nKiln 2.",
    "Kiln 2.",
  ],
  ["takes <thinking> away", "<thinking>kiln 1</thinking>Kiln 2.", "Kiln 2."],
  ["takes marks in any case", "<THINK>kiln 1</Think>Kiln 2.", "Kiln 2."],
  [
    "takes <thought>, <reasoning> and [THINK] away",
    "<thought>a</thought><reasoning>b</reasoning>[THINK]c[/THINK]Kiln 2.",
    "Kiln 2.",
  ],
  ["takes an empty block away", "<think>\n\n</think>\n\nKiln 2.", "Kiln 2."],
  [
    "takes a block in the middle of a sentence away, and leaves a space",
    "Kiln 2<think>kiln 1?</think>is current.",
    "Kiln 2 is current.",
  ],
  [
    "takes several blocks away",
    "<think>a</think>Kiln 2\n<think>b</think>\nis current.",
    "Kiln 2\n\nis current.",
  ],
  [
    "lets any closing mark close",
    "<think>kiln 1</thinking>Kiln 2.",
    "Kiln 2.",
  ],
  [
    "goes by the last closing mark where blocks are nested",
    "<think>a<think>b</think>kiln 1</think>Kiln 2.",
    "Kiln 2.",
  ],
  [
    "takes all before a closing mark away that nothing before it opened",
    "Hm.<think>a</think>kiln 1</think>Kiln 2.",
    "Kiln 2.",
  ],
  [
    "takes a block away whose marks have spaces around them",
    "Kiln 2 <think> kiln 1? </think> is current.",
    "Kiln 2  is current.",
  ],
  [
    "takes an unclosed block at the start of a line after another block away",
    "Kiln 2.\n<think>a</think> <think> kiln 1",
    "Kiln 2.",
  ],
  [
    "keeps a plain word after a block in the same line",
    "Kiln 2: <think>a</think> <think> is a word.",
    "Kiln 2:  <think> is a word.",
  ],
  ["has nothing left where thinking never ends", "<think>\nkiln 1, or", ""],
  [
    "takes all after an unclosed mark at the start of a line away",
    "Kiln 2.\n  <think>kiln 1?",
    "Kiln 2.",
  ],
  [
    "takes all after an unclosed mark on a line of its own away",
    "Kiln 2.\n<think>\nkiln 1?",
    "Kiln 2.",
  ],
  [
    "takes all after an unclosed mark away where a word follows it at once",
    "Kiln 2. <think>kiln 1?",
    "Kiln 2.",
  ],
  [
    "takes all after an unclosed thinking channel away",
    "Kiln 2. <|channel>thought\nkiln 1?",
    "Kiln 2.",
  ],
  [
    "keeps marks between backticks, the closing one too",
    "Kiln 2. It writes `<think>`, then `</think>`.",
    "Kiln 2. It writes `<think>`, then `</think>`.",
  ],
  [
    "keeps a mark between quotation marks",
    'Kiln 2. No "</think>" is needed.',
    'Kiln 2. No "</think>" is needed.',
  ],
  [
    "keeps an unclosed mark before a full stop",
    "Kiln 2. Never type <think>.",
    "Kiln 2. Never type <think>.",
  ],
  ["keeps other markup", "<b>Kiln 2</b> <thinker>", "<b>Kiln 2</b> <thinker>"],
  ["takes white space at the ends away", " \n Kiln 2.\r\n", "Kiln 2."],
];

for (const [claim, content, answer] of rows) {
  Deno.test(`cleanReply() ${claim}`, () => {
    assertEquals(cleanReply({ content }), answer);
  });
}

Deno.test("cleanReply() never reads the thinking field", () => {
  assertEquals(cleanReply({ content: "", thinking: "Use kiln 2." }), "");
  assertEquals(cleanReply({ content: plain, thinking: "Kiln 1." }), plain);
});

Deno.test("case 20: an answer that is all thinking is no answer, and the other three pass", () => {
  const contents = rows.slice(0, 4).map(([, content]) => content);
  const verdicts = contents.map((content) =>
    gradeAnswer(cleanReply({ content, thinking: "Use kiln 2." }), kilns).verdict
  );
  assertEquals(verdicts, ["no_answer", "pass", "pass", "pass"]);
});

const contents = fc.array(
  fc.constantFrom(
    ...["<think>", "</think>", "<thinking>", "</thinking>", "[THINK]"],
    ...["<|channel>thought", "<channel|>", "<thi", "nk>", "</thi"],
    ...[" ", "\n", "`", '"', "Kiln 2", ".", "x", "  \n"],
  ),
  { maxLength: 14 },
).map((pieces) => pieces.join(""));

Deno.test("property: cleaning a clean reply changes nothing", () => {
  fc.assert(
    fc.property(contents, (content) => {
      const once = cleanReply({ content });
      assertEquals(cleanReply({ content: once }), once);
    }),
    { numRuns: 5000 },
  );
});

Deno.test("property: what thinking says never shows in the answer", () => {
  fc.assert(fc.property(contents, contents, (before, after) => {
    const content = `${before}\n<think>SECRET</think>${after}`;
    assert(!cleanReply({ content }).includes("SECRET"));
  }));
});
