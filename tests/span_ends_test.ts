import { assertEquals, assertLessOrEqual } from "@std/assert";
import fc from "fast-check";
import { mergeTable } from "../lib/count/tables/merge_table.ts";
import { TokenIds } from "../lib/count/tables/token_ids.ts";
import { tokenTable } from "../lib/count/tables/token_table.ts";
import { SpanEnds } from "../lib/count/units/span_ends.ts";
import { SpanMerger } from "../lib/count/units/span_merger.ts";
import { SpanTokens } from "../lib/count/units/span_tokens.ts";

/** Mergers with merges drawn at random over few letters, in an order that no training would give. */
const mergers = fc.record({
  letters: fc.constantFrom("a", "ab", "abc", "a😀", "abcdefgh"),
  draws: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 40 }),
}).map(({ letters, draws }) => {
  const tokens = [...letters];
  const merges: [string, string][] = [];
  for (const [left, right, place] of draws) {
    const pair: [string, string] = [
      tokens[left % tokens.length],
      tokens[right % tokens.length],
    ];
    const token = pair.join("");
    if (token.length > 100) continue;
    merges.splice(place % (merges.length + 1), 0, pair);
    if (!tokens.includes(token)) tokens.push(token);
  }
  const table = tokenTable(tokens.map((token, id) => [token, id]));
  const spans = new SpanTokens(
    table,
    mergeTable(merges, new TokenIds(table), tokens.length),
  );
  return {
    letters: [...letters],
    tokens,
    merger: () => new SpanMerger(spans, table.longest),
  };
});

const scenes = mergers.chain(({ letters, tokens, merger }) =>
  fc.record({
    merger: fc.constant(merger),
    parts: fc.array(
      fc.tuple(
        fc.constantFrom(...letters, ...tokens),
        fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, fc.nat(200)),
      ),
      { maxLength: 60 },
    ),
    places: fc.array(fc.nat(), { maxLength: 8 }),
  })
);

Deno.test("SpanEnds has the ends of the whole encoding, for any merges, and wherever its end is moved to", () => {
  fc.assert(
    fc.property(scenes, ({ merger, parts, places }) => {
      const text = parts.map(([part, times]) => part.repeat(times)).join("")
        .slice(0, 2_000).toWellFormed();
      const units = Uint16Array.from(
        { length: text.length },
        (_, i) => text.charCodeAt(i),
      );
      const whole = merger();
      const span = new SpanEnds(merger(), () => 1);
      for (const place of [units.length, ...places]) {
        let end = place % (units.length + 1);
        if ((units[end] & 0xfc00) === 0xdc00) end++;
        const count = whole.merge(units, 0, end);
        assertEquals(span.moveTo(units, end), count);
        assertEquals(
          span.ends.slice(0, count),
          whole.ends.slice(0, count),
        );
      }
    }),
    { numRuns: 400, seed: 20_261_130 },
  );
});

Deno.test("SpanEnds goes back as far as the end of a span reaches: a chain whose every token depends on it", () => {
  const letters = Array.from(
    { length: 400 },
    (_, i) => String.fromCharCode(0x4e00 + i),
  );
  // The later pair is merged first, so all pairs shift by one letter with each letter more.
  const pairs = letters.slice(1).map((letter, i): [string, string] => [
    letters[i],
    letter,
  ]).reverse();
  const table = tokenTable(
    [...letters, ...pairs.map((pair) => pair.join(""))].map((token, id) => [
      token,
      id,
    ]),
  );
  const spans = new SpanTokens(
    table,
    mergeTable(pairs, new TokenIds(table), letters.length + pairs.length),
  );
  const text = letters.join("").repeat(3);
  const units = Uint16Array.from(
    { length: text.length },
    (_, i) => text.charCodeAt(i),
  );
  const whole = new SpanMerger(spans, 2);
  const span = new SpanEnds(new SpanMerger(spans, 2), () => 1);
  for (let end = 1; end <= units.length; end += 7) {
    const count = whole.merge(units, 0, end);
    assertEquals(span.moveTo(units, end), count);
    assertEquals(span.ends.slice(0, count), whole.ends.slice(0, count));
  }
});

Deno.test("SpanEnds merges short windows only, three times the span's length together at most", () => {
  const table = tokenTable([["a", 0], ["aa", 1], ["aaaa", 2], ["b", 3]]);
  const merges = mergeTable(
    [["a", "a"], ["aa", "aa"]],
    new TokenIds(table),
    4,
  );
  let handed = 0;
  let longest = 0;
  class Watched extends SpanMerger {
    override merge(units: Uint16Array, start: number, end: number): number {
      handed += end - start;
      longest = Math.max(longest, end - start);
      return super.merge(units, start, end);
    }
  }
  const merger = new Watched(new SpanTokens(table, merges), table.longest);
  for (const text of ["a", "ab", "aaab"]) {
    const units = Uint16Array.from(
      { length: 50_000 },
      (_, i) => text.charCodeAt(i % text.length),
    );
    handed = 0;
    new SpanEnds(merger, () => 1).moveTo(units, units.length);
    assertLessOrEqual(handed, 3 * units.length);
    assertLessOrEqual(longest, 100);
  }
});
