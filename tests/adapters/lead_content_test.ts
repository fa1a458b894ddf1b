import { assertEquals } from "@std/assert";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { gemini } from "../../lib/adapters/gemini.ts";
import { langchain } from "../../lib/adapters/langchain.ts";
import type { Note } from "../../lib/conversation/note.ts";

const OLD = "<notes>\n[T1 user] It must ship.\n</notes>\n\n";
const note: Note = {
  text: "It must be blue.",
  source: { turn: "T2", role: "user" },
};
const NEW = "<notes>\n[T2 user] It must be blue.\n</notes>\n\n";

/** Contents whose first text is not the first part that has a `text`, and what they are with other notes in front. */
const CONTENTS: readonly [
  string,
  FormatAdapter,
  (parts: readonly unknown[]) => unknown,
  readonly unknown[],
  readonly unknown[],
][] = [
  [
    "a text without a part around it",
    gemini,
    (parts) => [{ role: "user", parts }],
    [`${OLD}Why?`, { text: "And when?" }],
    [`${NEW}Why?`, { text: "And when?" }],
  ],
  [
    "a thought",
    gemini,
    (parts) => [{ role: "user", parts }],
    [{ text: "Hm.", thought: true }, { text: `${OLD}Why?` }],
    [{ text: "Hm.", thought: true }, { text: `${NEW}Why?` }],
  ],
  [
    "a text without a part around it",
    langchain,
    (content) => [{ type: "human", data: { content } }],
    [`${OLD}Why?`, { type: "text", text: "And when?" }],
    [`${NEW}Why?`, { type: "text", text: "And when?" }],
  ],
  [
    "a part of another type that has a text",
    langchain,
    (content) => [{ type: "human", data: { content } }],
    [{ type: "reasoning", text: "Hm." }, { type: "text", text: `${OLD}Why?` }],
    [{ type: "reasoning", text: "Hm." }, { type: "text", text: `${NEW}Why?` }],
  ],
];

for (const [what, adapter, valueOf, given, expected] of CONTENTS) {
  Deno.test(`${adapter.name}: notes take the place of older ones where the content starts with ${what}`, () => {
    const parsed = adapter.parse(valueOf(given));
    assertEquals(parsed.conversation.notes?.length, 1);
    const window = { removedTurns: [], notes: [note] };
    assertEquals(adapter.format(parsed, window), valueOf(expected));
  });
}
