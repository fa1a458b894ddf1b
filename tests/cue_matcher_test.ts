import { assert, assertEquals, assertThrows } from "@std/assert";
import { cueMatcher } from "../lib/notes/cue_matcher.ts";
import { CUES } from "../lib/notes/cues.ts";

const holdsCue = cueMatcher(CUES);

Deno.test("CUES holds the 32 forms of the design, none of them twice", () => {
  assertEquals(new Set(CUES).size, 32);
  assertEquals(CUES.length, 32);
});

Deno.test("cueMatcher() finds each cue in any case and next to punctuation", () => {
  for (const cue of CUES) {
    for (
      const text of [
        cue,
        cue.toUpperCase(),
        `(${cue})`,
        `"${cue}":`,
        `**${cue}**,`,
        `—${cue}…`,
        `🎉${cue}👩‍🚒`,
        `⚠️${cue}`,
      ]
    ) {
      assert(holdsCue(text), text);
    }
  }
});

Deno.test("cueMatcher() finds no cue inside another word", () => {
  for (
    const text of [
      "I put mustard on the pretzel.",
      "The musty cellar smells.",
      "Our headliner sang.",
      "A residue of overdue unlimited things",
      "mustn't",
      "max_limit limit_2 limit2",
      "nevertheless",
      "éalways alwaysé",
    ]
  ) assertEquals(holdsCue(text), false, text);
});

Deno.test("cueMatcher() finds a cue of several words across a line break", () => {
  for (const gap of ["\n", "\r\n  ", "\u2028", "\t", "  ", "\u0085"]) {
    assert(holdsCue(`We will${gap}use rye flour.`), JSON.stringify(gap));
  }
  assertEquals(holdsCue("We will, use or not, see."), false);
});

Deno.test("cueMatcher() takes a hyphen for punctuation", () => {
  assert(holdsCue("a must-have"));
});

Deno.test("cueMatcher() goes on with a word at an apostrophe, except before a lone s", () => {
  const holdsCan = cueMatcher(["can"]);
  assertEquals(["can't", "can’t", "can's", "'can'", "can'"].map(holdsCan), [
    false,
    false,
    true,
    true,
    true,
  ]);
  assert(cueMatcher(["obligation"])("l'obligation"));
});

Deno.test("cueMatcher() knows the letters of other scripts", () => {
  const german = cueMatcher(["müssen", "größe"]);
  assertEquals(
    ["wir MÜSSEN das", "vermüssen", "müssenö", "mu\u0308ssen", "GRÖßE"].map(
      german,
    ),
    [
      true,
      false,
      false,
      true,
      true,
    ],
  );
  assertEquals(["нужно!", "ненужно"].map(cueMatcher(["нужно"])), [true, false]);
  assertEquals(["يجب أن", "سيجب"].map(cueMatcher(["يجب"])), [true, false]);
  assertEquals(["ज़रूरी है", "ज़रूरीता"].map(cueMatcher(["ज़रूरी"])), [true, false]);
});

Deno.test("cueMatcher() finds Chinese, Japanese, Korean and Thai cues without word boundaries", () => {
  const wide = cueMatcher(["必须", "必ず", "반드시", "ต้อง", "カード"]);
  for (
    const text of [
      "我们必须走",
      "冷蔵庫は必ず四度",
      "우리는반드시는",
      "เราต้องไป",
      "新カード用",
    ]
  ) assert(wide(text), text);
});

Deno.test("cueMatcher() finds a Latin cue between wide letters, and not inside a Latin word there", () => {
  assertEquals(["我們must做", "我們mustard做"].map(holdsCue), [true, false]);
});

Deno.test("cueMatcher() takes a cue for text, never for a pattern", () => {
  const literal = cueMatcher([
    "c++",
    "a.b",
    "(x|y)",
    "[TODO]",
    "\\d",
    "no $1",
    "yes/no",
    "a-b",
    "^",
  ]);
  for (
    const text of [
      "use C++ here",
      "A.B",
      "(x|y)",
      "[todo]",
      "\\d",
      "no $1",
      "yes/no",
      "a-b",
      "x^y",
    ]
  ) {
    assert(literal(text), text);
  }
  for (const text of ["axb", "x", "7", "TODO", "c+"]) {
    assertEquals(literal(text), false, text);
  }
});

Deno.test("cueMatcher() with no cues finds nothing", () => {
  assertEquals(cueMatcher([])("must"), false);
});

Deno.test("cueMatcher() names the cue that is empty", () => {
  assertThrows(
    () => cueMatcher(["must", " \n"]),
    RangeError,
    "Cannot match cues: a cue must have 1 or more characters, cue 1 has 0",
  );
});

Deno.test("cueMatcher() gives the same answer when asked twice", () => {
  assertEquals(["must", "must", "mustard", "must"].map(holdsCue), [
    true,
    true,
    false,
    true,
  ]);
});

Deno.test("cueMatcher() reads two megabytes of near misses", () => {
  for (
    const part of [
      "mustard needed note ",
      "need \n\n ",
      "will ",
      "must'n",
      "必",
      "  ",
    ]
  ) {
    assertEquals(holdsCue(part.repeat(2e6 / part.length)), false, part);
  }
});
