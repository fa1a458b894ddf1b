import { assertEquals } from "@std/assert";
import judged from "./replaced_marks_judged.json" with { type: "json" };
import { findReplaced, type Statement } from "../lib/notes/replaced_facts.ts";
import { splitSentences } from "../lib/text/split_sentences.ts";
import type { Message } from "../mod.ts";
import { hasSharedData, sharedConversations } from "./shared_conversations.ts";

const ignore = !hasSharedData();
const word = ignore ? " (skipped: ../shared/data is not there)" : "";
const BEAM = /^beam-128k\/(\d+)\//;

/** A user's sentence, with its message and number: `32.2`. */
interface Sentence extends Statement {
  readonly id: string;
}

function sentencesOf(messages: readonly Message[]): readonly Sentence[] {
  return messages.flatMap(({ role, content }, message) => {
    if (role !== "user" || typeof content !== "string") return [];
    return splitSentences(content).filter(({ code }) => !code)
      .map(({ text }, sentence) => ({
        text,
        turn: `${message}`,
        role,
        id: `${message}.${sentence}`,
      }));
  });
}

/** `32.2 66.0` for each mark of each BEAM chat, after the chat's number. */
function marks(): readonly string[] {
  return sharedConversations().flatMap(({ name, messages }) => {
    const chat = BEAM.exec(name)?.[1];
    if (chat === undefined) return [];
    const statements = sentencesOf(messages);
    return findReplaced(statements).flatMap((mark, index) =>
      mark ? [`${chat} ${statements[index].id} ${statements[mark.by].id}`] : []
    );
  });
}

Deno.test({
  name:
    `findReplaced() marks in BEAM what people judged, with the precision that is written down${word}`,
  ignore,
  fn: () => {
    const judgements = judged.marks.map((line) => line.split(" "));
    assertEquals(
      marks().toSorted(),
      judgements.map((parts) => parts.slice(0, 3).join(" ")).toSorted(),
    );
    const shareOf = (half: string) => {
      const own = judgements.filter((parts) => parts[4] === half);
      return `${
        own.filter(([, , , verdict]) => verdict === "right").length
      } of ${own.length}`;
    };
    assertEquals(
      { iterated: shareOf("iterated"), other: shareOf("other") },
      { iterated: "21 of 23", other: "16 of 17" },
    );
  },
});

Deno.test({
  name:
    `findReplaced() marks 16 of the 17 sentences with the old value of a BEAM update${word}`,
  ignore,
  fn: () => {
    const marked = new Set(
      marks().map((line) => line.split(" ").slice(0, 2).join(" ")),
    );
    const found = judged.updates.filter((line) =>
      marked.has(line.split(" ").slice(0, 2).join(" "))
    );
    assertEquals([found.length, judged.updates.length], [16, 17]);
  },
});

Deno.test({
  name:
    `findReplaced() marks nothing in two-person chats without updates${word}`,
  ignore,
  fn: () => {
    const found = sharedConversations().filter(({ name }) =>
      /^(?:locomo|crosswoz|tau-bench)/.test(name)
    ).map(({ name, messages }) =>
      findReplaced(sentencesOf(messages)).some((mark) => mark !== undefined)
        ? name
        : ""
    );
    assertEquals(found.filter((name) => name !== ""), []);
  },
});
