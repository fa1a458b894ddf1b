/** Ranks 60,000 sentences of which each says something of its own, for `memory_test.ts`, which runs it with a heap of 80 MiB. */
import { rankedTurns } from "./ranked_turns.ts";

const LETTERS = "bcdfghklmnprstvw";
const wordOf = (number: number) =>
  [...number.toString(16)].map((digit) => LETTERS[parseInt(digit, 16)] + "a")
    .join("");
const turns = Array.from({ length: 60_000 }, (_, index) => {
  const words = Array.from(
    { length: 10 },
    (_, at) => wordOf((index * 7919 + at * 104729) % 50_000),
  );
  const content = `The ${words.join(" ")} ${index % 10 ? "waits" : index}.`;
  return {
    id: `T${index + 1}`,
    messages: [{ role: "user" as const, content }],
  };
});
const notes = rankedTurns(turns);
console.log(notes.length > 0);
