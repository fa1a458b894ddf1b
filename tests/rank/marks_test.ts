import { assertEquals, assertStringIncludes } from "@std/assert";
import { fromOpenAI } from "../../lib/adapters/from_openai.ts";
import { compact } from "../../lib/compact/compact.ts";
import type { Turn } from "../../lib/conversation/turn.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { rankNotes } from "../../lib/notes/rank_notes.ts";
import { markReplaced } from "../../lib/notes/rank/mark_replaced.ts";
import { compactionLines } from "../../lib/report/compaction_lines.ts";
import { rankUnits } from "../../lib/notes/rank/rank_units.ts";

const CONTEXT = {
  carried: [],
  keptTurns: [] as readonly Turn[],
  question: "",
  roomTokens: 100,
  countText: (text: string) => text.length,
};

function turn(id: string, content: string): Turn {
  return {
    id,
    messages: [
      { role: "user", content },
      { role: "assistant", content: "The deadline is now May 30." },
    ],
  };
}

/** What is told of each unit: who says it, its mark, whether it replaces one, whether it shares a line. */
function told(removed: readonly Turn[], keptTurns: readonly Turn[] = []) {
  return markReplaced(rankUnits(removed, {}), { ...CONTEXT, keptTurns })
    .filter(({ source }) => source.role === "user")
    .map(({ source, newer, replaces, follows }) => [
      source.turn,
      newer ?? "",
      replaces ? "replaces" : "",
      follows ? "follows" : "",
    ]);
}

Deno.test("markReplaced() marks by removed and by kept turns of users, and marks what replaces a removed one", () => {
  assertEquals(
    told(
      [
        turn(
          "T1",
          "The limit is 20 MB. The deadline is May 3. Rye needs rest.",
        ),
        turn("T2", "The limit was raised to 50 MB."),
      ],
      [turn("T3", "The deadline moved to May 9.")],
    ),
    [
      ["T1", "T2", "", ""],
      ["T1", "T3", "", ""],
      ["T1", "", "", ""],
      ["T2", "", "replaces", ""],
    ],
  );
});

Deno.test("markReplaced() marks what the question replaces, where its turn has an id", () => {
  const units = rankUnits([turn("T1", "The deadline is May 3.")], {});
  const context = {
    ...CONTEXT,
    question: "The deadline moved to May 9. Which day is it?",
  };
  const marks = (questionId?: string) =>
    markReplaced(units, { ...context, questionId }).map(({ newer }) => newer);
  assertEquals(marks("T2"), ["T2", undefined]);
  assertEquals(marks(), [undefined, undefined]);
});

Deno.test("markReplaced() takes the plain choice out that use X instead of Y takes back", () => {
  const removed = [
    turn("T1", "Hello there. We use Redis for the queue. Rye needs rest."),
    turn("T2", "Use Valkey instead of Redis."),
  ];
  assertEquals(
    markReplaced(rankUnits(removed, {}), CONTEXT)
      .filter(({ out }) => out).map(({ text, newer }) => [text, newer]),
    [["We use Redis for the queue.", "T2"]],
  );
});

Deno.test("compact() with rankNotes() drops what is plainly replaced, and says by which turn", () => {
  const request = {
    instructions: "",
    turns: [
      turn("T1", "We use Redis for the queue. Rye needs rest."),
      turn("T2", "Use Valkey instead of Redis. It is faster for us, I think."),
    ],
    question: "What now?",
    inputBudget: 50,
    notesReserve: 50,
  };
  const { notes, droppedNotes } = compact(
    request,
    charactersCounter(),
    rankNotes(),
  );
  assertEquals(
    droppedNotes.map(({ text, newer }) => [text, newer]),
    [["We use Redis for the queue.", "T2"]],
  );
  assertEquals(
    notes.map(({ text }) => text).filter((text) => text.includes("Redis")),
    ["Use Valkey instead of Redis."],
  );
});

Deno.test("compactionLines() counts replaced notes apart from those that did not fit", () => {
  const request = fromOpenAI([
    { role: "user", content: "We use Redis for the queue. Rye needs rest." },
    { role: "assistant", content: "The rye rests in the cold room." },
    { role: "user", content: "Use Valkey instead of Redis." },
    { role: "assistant", content: "It is written down for the night shift." },
    { role: "user", content: "What now?" },
  ], { inputBudget: 40, notesReserve: 40 });
  const result = compact(request, charactersCounter(), rankNotes());
  const [line] = compactionLines(result, request);
  assertStringIncludes(line, " notes, 1 replaced by newer ones");
});

/** A user's turns, and what becomes of them in this room, in characters, with the block's own 17 on top. */
function notesIn(room: number, ...said: readonly string[]) {
  const turns = said.map((content, at): Turn => ({
    id: `T${at + 1}`,
    messages: [{ role: "user", content }],
  }));
  const told = rankNotes()(turns, { ...CONTEXT, roomTokens: room + 17 });
  return told.map(({ source, newer, out }) =>
    [source.turn, newer ?? "", out ? "out" : ""].join(" ").trim()
  );
}

const LONG =
  "Use Valkey instead of Redis, which the people of the north bay asked us to drop in the week after the flood.";

Deno.test("rankNotes() keeps a replaced statement, marked, where what replaces it does not fit", () => {
  const old = "We use Redis for the queue.";
  assertEquals(notesIn(60, old, LONG), ["T1 T2"]);
  assertEquals(notesIn(200, old, LONG), ["T1 T2 out", "T2"]);
});

Deno.test("rankNotes() keeps the oldest of a chain where none that replaces it fits, and drops the chain for its end", () => {
  const said = [
    "We use Redis for the queue.",
    "Use Valkey instead of Redis for now.",
    LONG.replace("Redis", "Valkey").replace("Valkey", "Dragonfly"),
  ];
  assertEquals(notesIn(300, ...said), ["T1 T2 out", "T2 T3 out", "T3"]);
  assertEquals(notesIn(95, ...said), ["T1 T2 out", "T2 T3"]);
  assertEquals(notesIn(52, ...said), ["T1 T2"]);
});

Deno.test("rankNotes() drops a replaced statement for what a kept turn or the question says", () => {
  const old = turn("T1", "We use Redis for the queue.");
  const told = (keptTurns: readonly Turn[], question: string) =>
    rankNotes()([old], { ...CONTEXT, keptTurns, question, questionId: "T9" })
      .filter(({ source }) => source.role === "user")
      .map(({ newer, out }) => [newer, out]);
  assertEquals(told([turn("T2", LONG)], "Go on."), [["T2", true]]);
  assertEquals(told([], "Use Valkey instead of Redis."), [["T9", true]]);
});
