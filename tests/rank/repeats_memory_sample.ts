/** Ranks 100,000 pieces of 800 characters that say the same, for `memory_test.ts`, which runs it with a heap of 64 MiB. */
import { rankedTurns } from "./ranked_turns.ts";

const said = "The pump in bay 7 holds 41,250 kg and runs dry. "
  .repeat(17).slice(0, 800);
const content = said.repeat(1000);
const turns = Array.from({ length: 100 }, (_, index) => ({
  id: `T${index + 1}`,
  messages: [{ role: "tool" as const, content }],
}));
const notes = rankedTurns(turns);
console.log(notes.map(({ source }) => source.turn).join());
