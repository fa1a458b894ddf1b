import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { notesBlock } from "../lib/conversation/format_notes.ts";
import type { Note } from "../lib/conversation/note.ts";
import { readNotes } from "../lib/conversation/read_notes.ts";
import { carriedNotes } from "./properties/arbitraries.ts";

const note: Note = {
  text: "Use a < b & c.",
  source: { turn: "T5.1", role: "tool" },
};

Deno.test("readNotes() reads what was written, whatever the question behind it", () => {
  fc.assert(
    fc.property(carriedNotes, fc.string(), (notes, question) => {
      const block = notesBlock(notes, false);
      const read = readNotes(block + question);
      if (notes.length === 0) return;
      assertEquals(read?.chars, block.length);
      assertEquals(notesBlock(read?.notes ?? [], false), block);
    }),
  );
});

Deno.test("readNotes() gives text, source, role and what replaces it", () => {
  const notes: Note[] = [note, { ...note, newer: "T9" }, {
    ...note,
    source: { turn: "T1", role: "assistant" },
    written: { turns: ["T1", "T2"] },
  }];
  assertEquals(readNotes(notesBlock(notes, false))?.notes, notes);
});

Deno.test("readNotes() gives each note the day that stands before it", () => {
  const notes = [note, { ...note, time: "2023-05-08" }];
  assertEquals(readNotes(notesBlock(notes, true))?.notes, notes);
});

Deno.test("readNotes() leaves a block alone that would not be written so", () => {
  const blocks = [
    "<notes>\n</notes>\n\n",
    "<notes>\nUse SQLite.\n</notes>\n\n",
    "<notes>\n[T5 user] Use <b>.\n</notes>\n\n",
    "<notes>\n[T5 user] Use it.\n</notes>\nQ",
    "<notes>\n[T5 nobody] Use it.\n</notes>\n\n",
    "<notes>\n[T5 T6 user] Use it.\n</notes>\n\n",
    "<notes>\n[question user] Use it.\n</notes>\n\n",
    "<notes>\n[T5 user]  \n</notes>\n\n",
    " <notes>\n[T5 user] Use it.\n</notes>\n\n",
    "<notes>\n[T5 user] Use it.",
  ];
  for (const block of blocks) assertEquals(readNotes(block), undefined);
});
