import { assertEquals } from "@std/assert";
import { BestFirst } from "../../lib/notes/rank/best_first.ts";
import { chooseStanding } from "../../lib/notes/rank/choose_standing.ts";
import { chooseUnits } from "../../lib/notes/rank/choose_units.ts";
import { linePrices } from "../../lib/notes/rank/line_prices.ts";
import type { RankUnit } from "../../lib/notes/rank/rank_unit.ts";
import { runNotes } from "../../lib/notes/rank/run_notes.ts";
import { said } from "./said.ts";

Deno.test("BestFirst gives the highest worth, of equals the lowest number", () => {
  const heap = new BestFirst();
  [[3, 1], [1, 5], [2, 5], [4, 9], [5, 0]].forEach(([id, worth]) =>
    heap.push(id, worth)
  );
  const ids = Array.from({ length: 6 }, () => heap.pop()?.id);
  assertEquals(ids, [4, 1, 2, 3, 5, undefined]);
});

/** Each unit costs 10 and its line 4, and the block nothing. */
const choose = (
  units: readonly RankUnit[],
  values: readonly number[],
  room: number,
  tiers: readonly number[] = [],
) =>
  chooseUnits({
    units,
    values: Float64Array.from(values),
    tiers: Float64Array.from(units, (_, at) => tiers[at] ?? 0),
    prices: {
      text: units.map(() => 10),
      head: units.map(() => 4),
      day: new Map([["2026-03-01", 4]]),
      frame: 0,
    },
  }, room);

const units = (count: number, rest = {}) =>
  Array.from(
    { length: count },
    (_, message) => said(`u${message}`, { message, ...rest }),
  );
const run = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => said(`u${at}`, { follows: at > 0 }),
  );

Deno.test("chooseUnits() picks by value for each token until the room is full", () => {
  assertEquals(choose(units(4), [1, 4, 3, 2], 30), [1, 2]);
});

Deno.test("chooseUnits() charges a neighbour no line, and a bridge one line less than none", () => {
  // 14 and 14, then the bridge for 10 - 4: three for the price of 34.
  assertEquals(choose(run(3), [5, 1, 4], 34), [0, 2, 1]);
  assertEquals(choose(run(3), [5, 1, 4], 33), [0, 2]);
});

Deno.test("chooseUnits() picks standing instructions first, the surest first, within their part", () => {
  const tiers = [0, 1, 3, 0, 2];
  assertEquals(choose(units(5), [9, 1, 1, 8, 1], 42, tiers), [2, 4, 0]);
  assertEquals(choose(units(5), [9, 1, 1, 8, 1], 2000, tiers), [2, 4, 1, 0, 3]);
});

Deno.test("chooseUnits() gives preferences a quarter of the room", () => {
  assertEquals(choose(units(3), [9, 1, 1], 56, [0, 0.5, 0.5]), [1, 0, 2]);
  assertEquals(choose(units(3), [9, 1, 1], 40, [0, 0.5, 0.5]), [0, 1]);
});

Deno.test("chooseUnits() gives one message no more than its share while others have something to say", () => {
  const long = run(6).map((unit) => ({ ...unit, message: 9 }));
  const all = [...long, ...units(3)];
  const values = [9, 9, 9, 9, 9, 9, 1, 1, 1];
  assertEquals(choose(all, values, 96).slice(0, 5), [0, 1, 6, 7, 8]);
  // What is left of the room goes to whoever can fill it.
  assertEquals(choose(long, values, 96).length, 6);
});

Deno.test("chooseUnits() pays for the line of a day once", () => {
  const dated = units(3, { time: "2026-03-01T09:00" });
  assertEquals(choose(dated, [3, 2, 1], 32).length, 2);
  assertEquals(choose(dated, [3, 2, 1], 31).length, 1);
});

Deno.test("linePrices() are the tokens of the block's pieces", () => {
  const day = { time: "2026-03-01T09:00" };
  const { text, head, day: days, frame } = linePrices(
    [said("a < b", day), said("x", { kind: "code" })],
    { countText: (each) => each.length, dates: true },
  );
  assertEquals(text, [" a &lt; b".length, 0]);
  assertEquals(head, ["[T1 user]\n".length, 0]);
  assertEquals([...days], [["2026-03-01", "-- 2026-03-01 --\n".length]]);
  assertEquals(frame, "<notes>\n</notes>\n\n".length);
});

Deno.test("runNotes() joins chosen neighbours to one slice with the best rank, and no others", () => {
  const from = "Keep rye.\n  No oats. Bake.";
  const at = (start: number, end: number, follows: boolean) =>
    said(from.slice(start, end), { from, start, end, follows });
  const all = [at(0, 9, false), at(12, 20, true), at(21, 26, true)];
  const texts = (order: number[]) =>
    runNotes(all, order).map(({ text, rank }) => [text, rank]);
  assertEquals(texts([1, 0]), [["Keep rye. No oats.", 0]]);
  assertEquals(texts([2, 0]), [["Keep rye.", 1], ["Bake.", 0]]);
});

Deno.test("chooseStanding() looks at each of a long chain once", () => {
  // Walking the chain from each of them takes minutes here.
  const count = 100_000;
  const chain = Array.from(
    { length: count },
    (_, at) => said(`u${at}`, at < count - 1 ? { out: at + 1 } : {}),
  );
  const numbers = new Float64Array(count);
  const prices = { text: [], head: [], day: new Map(), frame: 0 };
  const { order, out } = chooseStanding(
    { units: chain, values: numbers, tiers: numbers, prices },
    () => [count - 1],
  );
  assertEquals([order.length, out.length], [1, count - 1]);
});
