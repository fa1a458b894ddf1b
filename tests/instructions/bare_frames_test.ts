import { assert, assertEquals } from "@std/assert";
import { VERBAL_FRAMES, VERBLESS_FRAMES } from "../../lib/notes/bare_frames.ts";
import { instructionTier } from "../../lib/notes/instruction_tier.ts";

/** For each frame, sentences of its shape and near misses. */
const FRAMES: Readonly<
  Record<
    keyof typeof VERBAL_FRAMES | keyof typeof VERBLESS_FRAMES,
    { fits: readonly string[]; misses: readonly string[] }
  >
> = {
  statement: {
    fits: ["logs go to stderr", "prices are quoted without tax"],
    misses: ["anna goes to school", "this is quoted without tax"],
  },
  plural: {
    fits: ["visitors wear badges", "nurses countersign"],
    misses: ["a visitor wears badges", "nurses countersigned"],
  },
  fixed: {
    fits: ["rent is due on the third", "frame rate is 25"],
    misses: ["rent is crazy on the coast", "frame rate was 25"],
  },
  named: {
    fits: ["maria signs off on releases", "tom and ines review the drafts"],
    misses: ["maria sang on the roof", "signs off on releases"],
  },
  nothing: {
    fits: ["nothing ships on a friday", "nobody edits the archive"],
    misses: ["something ships on a friday", "nothing"],
  },
  contrast: {
    fits: ["tabs, not spaces", "lists rather than prose"],
    misses: ["tabs and spaces", "not spaces"],
  },
  only: {
    fits: ["direct flights only", "only green tea"],
    misses: ["direct flights", "only"],
  },
  no: {
    fits: ["no jargon in the summaries", "no emojis"],
    misses: ["nor jargon in the summaries", "no"],
  },
  limit: {
    fits: ["two approvals before anything lands", "images up to 200 kb"],
    misses: ["two approvals", "approvals before anything lands"],
  },
  joined: {
    fits: ["dates in iso format", "captions below the figures"],
    misses: ["a walk in the park", "dates in"],
  },
  noun: {
    fits: ["short answers", "present tense"],
    misses: ["short circuit", "answers"],
  },
  ordered: {
    fits: ["code first, explanation after", "three tries, then a pause"],
    misses: ["code first", "then"],
  },
  alike: {
    fits: ["as few words as possible", "same layout as chapter one"],
    misses: ["as few words", "same layout"],
  },
  measure: {
    fits: ["fewer adjectives", "more examples, less theory"],
    misses: ["few adjectives", "more"],
  },
  paired: {
    fits: ["blue for links, grey for borders"],
    misses: ["blue for links, grey on borders", "blue for links"],
  },
  labelled: {
    fits: ["tone: formal", "commit messages: imperative mood"],
    misses: ["ingrid: formal", "tone formal"],
  },
  manner: {
    fits: ["left-handed directions, please", "metric units throughout"],
    misses: ["left-handed directions", "please"],
  },
};

for (
  const [name, frame] of Object.entries({
    ...VERBAL_FRAMES,
    ...VERBLESS_FRAMES,
  })
) {
  const { fits, misses } = FRAMES[name as keyof typeof FRAMES];

  Deno.test(`the frame of "${fits[0]}" fits its kind and not its near misses`, () => {
    for (const text of fits) assert(frame.test(text), text);
    for (const text of misses) assert(!frame.test(text), text);
  });

  Deno.test(`"${fits[0]}" is an instruction, with a full stop and as a list item without one`, () => {
    for (const text of fits) {
      const sentence = text[0].toUpperCase() + text.slice(1);
      assert(instructionTier(`${sentence}.`) >= 1, sentence);
      assert(instructionTier(`- ${sentence}`) >= 1, sentence);
    }
  });
}

Deno.test("a bare shape is no instruction in praise, in the past, about persons, called out or to somebody", () => {
  const talk = [
    "Lovely dates in the park.",
    "Prices were quoted without tax.",
    "Your notes stay with me.",
    "Short answers!",
    "Direct flights only...",
    "Dates in May, Ingrid.",
    "Going by train, not by car.",
  ];
  assertEquals(
    talk.map((sentence) => instructionTier(sentence)),
    talk.map(() => 0),
  );
});

Deno.test("any short sentence without a verb of its own is one, with its full stop, once talk is ruled out", () => {
  assertEquals(instructionTier("Kosher kitchen."), 1);
  assertEquals(instructionTier("Kosher kitchen"), 0);
  assertEquals(instructionTier("Great kitchen."), 0);
});

Deno.test("a heading, a line of code and a key with a value are no bare instructions", () => {
  const lines = [
    "## Book flight",
    "const tabs = spaces;",
    "timeout=30",
    "} else {",
  ];
  assertEquals(lines.map((line) => instructionTier(line)), [0, 0, 0, 0]);
});
