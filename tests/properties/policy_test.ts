import {
  assert,
  assertEquals,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { firstFittingStart } from "../../lib/policy/first_fitting_start.ts";
import { firstKeptTurn } from "../../lib/policy/first_kept_turn.ts";

/** One token for each code point: prices add up to the last token, whatever texts are joined. */

Deno.test("firstKeptTurn() finds the longest run of newest turns that fits", () => {
  fc.assert(fc.property(
    fc.array(fc.nat(9), { maxLength: 12 }),
    fc.nat(60),
    (turnTokens, roomTokens) => {
      const cost = (start: number) =>
        turnTokens.slice(start).reduce((sum, tokens) => sum + tokens, 0);
      const starts = [...turnTokens.keys(), turnTokens.length];
      assertStrictEquals(
        firstKeptTurn(turnTokens, roomTokens),
        starts.find((start) => cost(start) <= roomTokens),
      );
    },
  ));
});

Deno.test("firstFittingStart() finds the first start that fits, and asks for few of them", () => {
  fc.assert(fc.property(fc.nat(2000), fc.nat(2000), (length, bound) => {
    const first = Math.min(bound, length);
    const asked: number[] = [];
    const start = firstFittingStart(length, (start) => {
      asked.push(start);
      return start >= first;
    });
    assertStrictEquals(start, first);
    assert(asked.every((start) => start >= 0 && start < length));
    assertEquals(new Set(asked).size, asked.length);
    const kept = length - start;
    assertLessOrEqual(asked.length, 2 * Math.ceil(Math.log2(kept + 2)) + 1);
  }));
});

Deno.test("firstFittingStart() gives a start that fits, also where a later one does not", () => {
  fc.assert(fc.property(fc.array(fc.boolean()), (fits) => {
    const start = firstFittingStart(fits.length, (start) => fits[start]);
    assert(start === fits.length || fits[start]);
  }));
});
