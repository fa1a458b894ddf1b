import { assertEquals } from "@std/assert";
import { NOTES_END, NOTES_START } from "../../lib/conversation/format_notes.ts";
import { rankNotes } from "../../mod.ts";
import { mmrScores } from "../../lib/measure/retention/peers/mmr_scores.ts";
import { peerNotes } from "../../lib/measure/retention/peers/peer_notes.ts";

const turn = (id: string, content: string) => ({
  id,
  messages: [{ role: "user" as const, content }],
});
const FRAME = `${NOTES_START}\n${NOTES_END}`.length;
const context = (roomChars: number) => ({
  carried: [],
  keptTurns: [],
  question: "",
  roomTokens: FRAME + roomChars,
  countText: (text: string) => text.length,
});

/** Notes by a peer with these scores, and the sentences that it was asked about. */
async function notesBy(
  scores: readonly number[],
  roomChars: number,
  ...contents: readonly string[]
) {
  let asked: readonly string[] = [];
  const extract = peerNotes((texts) => {
    asked = texts;
    return Promise.resolve(scores);
  });
  const turns = contents.map((content, at) => turn(`T${at + 1}`, content));
  const notes = await extract(turns, context(roomChars));
  return { asked, notes: notes.map(({ text }) => text) };
}

const THREE = ["It rains.", "Bay is D.", "Eat now."] as const;
const HEAD = "[T1 user] ".length;
const LINE = HEAD + "It rains.".length + 1;

Deno.test("peerNotes() keeps what scores best, in conversation order", async () => {
  assertEquals((await notesBy([1, 9, 5], 2 * LINE, ...THREE)).notes, [
    "Bay is D.",
    "Eat now.",
  ]);
});

Deno.test("peerNotes() takes the oldest of equals first", async () => {
  assertEquals((await notesBy([4, 4, 4], LINE, ...THREE)).notes, ["It rains."]);
});

Deno.test("peerNotes() passes over what does not fit", async () => {
  const { notes } = await notesBy([1, 2], LINE, "It rains.", "b".repeat(99));
  assertEquals(notes, ["It rains."]);
});

Deno.test("peerNotes() puts neighbours on one line, so that they pay for one head", async () => {
  const one = "It rains. Bay is D.";
  const room = HEAD + one.length + 1;
  assertEquals((await notesBy([1, 2], room, one)).notes, [one]);
  assertEquals((await notesBy([1, 2], room - 2, one)).notes, ["Bay is D."]);
  const apart = await notesBy([1, 2], room, "It rains.", "Bay is D.");
  assertEquals(apart.notes, ["Bay is D."]);
});

Deno.test("peerNotes() asks about the sentences that rankNotes() chooses from: no code, no repeats", async () => {
  const contents = [
    "Bay D is shut. It rains!",
    "Look:\n\n```\nconst bay = 1;\n```\n\nBay E?",
    "it rains",
  ];
  const { asked } = await notesBy([1, 1, 1, 1, 1, 1], 999, ...contents);
  assertEquals(asked, ["Bay D is shut.", "Look:", "Bay E?", "it rains"]);
  const turns = contents.map((content, at) => turn(`T${at + 1}`, content));
  const ranked = rankNotes()(turns, context(9_999)).map(({ text }) => text);
  assertEquals(asked.filter((text) => !ranked.includes(text)), []);
});

Deno.test("peerNotes() asks nothing about nothing", async () => {
  const extract = peerNotes(() => Promise.reject(new Error("was asked")));
  assertEquals(await extract([turn("T1", "…")], context(99)), []);
});

Deno.test("mmrScores() puts what is like all the rest first, and what says it again later", () => {
  const texts = [
    "Quiet evening.",
    "The harbour opens bay seven.",
    "Bay seven, the harbour opens!",
    "The harbour opens a gate.",
  ];
  const scores = mmrScores(texts);
  const order = texts.map((_, at) => at).sort((a, b) => scores[b] - scores[a]);
  assertEquals(order[0], 1);
  assertEquals(order.indexOf(3) < order.indexOf(2), true);
});

Deno.test("mmrScores() scores each sentence, also those without a word", () => {
  assertEquals(mmrScores([]), []);
  assertEquals(mmrScores(["…", "It is.", "Ovens bake."]), [1, 0, 2]);
});
