import { assertEquals, assertThrows } from "@std/assert";
import { firstFittingStart } from "../lib/policy/first_fitting_start.ts";
import { firstKeptTurn } from "../mod.ts";

Deno.test("firstKeptTurn() keeps a turn that fits to the last token", () => {
  assertEquals(firstKeptTurn([4, 4], 8), 0);
});

Deno.test("firstKeptTurn() leaves no hole for an older turn that would fit", () => {
  assertEquals(firstKeptTurn([1, 9, 4, 3], 8), 2);
});

Deno.test("firstKeptTurn() names the bound and the value it was given", () => {
  assertThrows(
    () => firstKeptTurn([1], -1),
    RangeError,
    "Cannot choose turns: the room must be 0 or more tokens, it is -1",
  );
});

Deno.test("firstFittingStart() finds every start of every length", () => {
  for (let length = 0; length <= 40; length++) {
    for (let first = 0; first <= length; first++) {
      assertEquals(firstFittingStart(length, (start) => start >= first), first);
    }
  }
});

Deno.test("firstFittingStart() asks about few starts, and first about the newest", () => {
  const asked: number[] = [];
  const fits = (start: number) => asked.push(start) > 0 && start >= 99_990;
  assertEquals(firstFittingStart(100_000, fits), 99_990);
  assertEquals(Math.min(...asked), 99_984);
});
