import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { extractNotes } from "../../lib/notes/extract_notes.ts";
import { includesText } from "../../lib/text/includes_text.ts";
import { joinLines } from "../../lib/text/join_lines.ts";
import { splitSentences } from "../../lib/text/split_sentences.ts";

const PROTECTED = [
  "e.g. Alpine",
  "i.e. Node",
  "Dr. Ames",
  "Mrs. Oak",
  "z. B. Dienstag",
  "d.h. Mittag",
  "No. 5",
  "J. R. R. Tolkien",
  "v20.11.1",
  "3.20",
  "config.toml",
  "/a.b?c=1",
  "ops@kiosk.example",
  "https://a.example/x?Y=1!Z",
  "`run. All! Now?`",
  "Wait... Then",
  "👩‍🚒",
];
const WORDS = [
  ...[
    "we must",
    "use rye",
    "Größe",
    "Öl",
    "冷蔵庫は必ず",
    "我们走",
    "하나는",
    "يجب",
    "ज़रूरी",
    "🎉",
    "(so)",
    "**bold**",
    "“go”",
  ],
  ...[
    "etc.",
    "5 p.m.",
    "plan B.",
    "No.",
    "Ok!",
    "Why?",
    "行く。",
    "好！",
    "그래요?",
    "نعم؟",
    "है।",
    "end.",
  ],
];
const LINE_STARTS = [
  "- ",
  "* ",
  "1. ",
  "2) ",
  "# ",
  "> ",
  "| ",
  "```\n",
  "~~~\n",
  "[x-1] ",
  "ERROR ",
  "  ",
  "---\n",
];
const GAPS = [
  " ",
  " ",
  " ",
  "\n",
  "\r\n",
  "\n\n",
  "\u2028",
  "\t",
  " ".repeat(250),
];

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS, ...PROTECTED) },
  { weight: 1, arbitrary: fc.constantFrom(...LINE_STARTS) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
);
const anyText = fc.oneof(
  fc.array(fc.tuple(piece, fc.constantFrom(...GAPS, ""))).map((pairs) =>
    pairs.flat().join("")
  ),
  fc.string({ unit: "binary" }),
);
const prose = fc.array(
  fc.tuple(
    fc.constantFrom(...WORDS, ...PROTECTED),
    fc.constantFrom(" ", "\n", "\r\n"),
  ),
  { minLength: 1 },
);

function withoutBlanks(text: string): string {
  return text.replace(/[\s\u0085]/g, "");
}

Deno.test("splitSentences() gives verbatim slices in order and loses nothing but white space", () => {
  fc.assert(fc.property(anyText, (text) => {
    let last = 0;
    for (const unit of splitSentences(text)) {
      assertEquals(unit.text, text.slice(unit.start, unit.end));
      assert(unit.start >= last && unit.end > unit.start);
      assertEquals(withoutBlanks(text.slice(last, unit.start)), "");
      last = unit.end;
    }
    assertEquals(withoutBlanks(text.slice(last)), "");
  }));
});

Deno.test("splitSentences() splits no surrogate pair", () => {
  fc.assert(fc.property(anyText, (text) => {
    if (text.isWellFormed()) {
      assert(splitSentences(text).every((unit) => unit.text.isWellFormed()));
    }
  }));
});

Deno.test("splitSentences() cuts inside no protected token", () => {
  fc.assert(fc.property(prose, (pairs) => {
    const units = splitSentences(pairs.flat().join(""));
    let at = 0;
    for (const [token, gap] of pairs) {
      const [start, end] = [at, at + token.length];
      if (PROTECTED.includes(token)) {
        assert(
          units.some((unit) => unit.start <= start && unit.end >= end),
          token,
        );
      }
      at = end + gap.length;
    }
  }));
});

Deno.test("splitSentences() leaves a sentence of its own whole", () => {
  fc.assert(fc.property(prose, (pairs) => {
    for (const unit of splitSentences(pairs.flat().join(""))) {
      const sentence = joinLines(unit.text);
      assertEquals(splitSentences(sentence).map((again) => again.text), [
        sentence,
      ]);
    }
  }));
});

Deno.test("splitSentences() splits more text without changing what stands before a blank line", () => {
  fc.assert(fc.property(prose, anyText, (pairs, more) => {
    const text = pairs.flat().join("");
    const units = splitSentences(text);
    assertEquals(
      splitSentences(`${text}\n\n${more}`).slice(0, units.length),
      units,
    );
  }));
});

Deno.test("extractNotes() quotes its source message, and doubles nothing", () => {
  fc.assert(fc.property(fc.array(anyText), (contents) => {
    const turns = contents.map((content, index) => ({
      id: `T${index}`,
      messages: [{ role: "user" as const, content }],
    }));
    const notes = extractNotes(turns);
    for (const note of notes) {
      assert(
        includesText(contents[Number(note.source.turn.slice(1))], note.text),
      );
      assertEquals(note.text, joinLines(note.text));
    }
    assertEquals(
      new Set(notes.map((note) => JSON.stringify(note))).size,
      notes.length,
    );
    assertEquals(extractNotes(turns, { carried: notes }), notes);
  }));
});
