import { assert, assertEquals } from "@std/assert";
import { ENGLISH } from "../../lib/notes/lists/english.ts";
import {
  FIXED,
  NAMED,
  PLURAL_VERBS,
  RULED,
  STATED,
} from "../../lib/notes/lists/english/stated.ts";
import { IMPERATIVES } from "../../lib/notes/lists/english/imperatives.ts";
import {
  BOUNDS,
  JOINTS,
  NUMBERS,
} from "../../lib/notes/lists/english/joints.ts";
import { COPULAS, PERSONS } from "../../lib/notes/lists/english/small_talk.ts";
import { SUBJECTS } from "../../lib/notes/lists/english/subjects.ts";
import { rowFinder } from "../../lib/notes/lists/row_finder.ts";
import { DUTY_EXAMPLES } from "./duty_examples.ts";
import { TALK_EXAMPLES } from "./talk_examples.ts";

const EXAMPLES = { ...DUTY_EXAMPLES, ...TALK_EXAMPLES };
const names = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

function holdsRow(row: string, sentence: string): boolean {
  return rowFinder({ row: [row] })(sentence)("row");
}

/** Every phrase that a row without optional words stands for. */
function phrasesOf(row: string): readonly string[] {
  return row.replace(/^[\^~]/, "").split(" ").reduce<string[]>(
    (phrases, part) =>
      phrases.flatMap((phrase) =>
        part.split("/").map((word) => `${phrase} ${word}`.trim())
      ),
    [""],
  );
}

for (const name of names) {
  Deno.test(`each row of the English ${name} list has a sentence that holds it and a near miss`, () => {
    assertEquals(EXAMPLES[name].map(([row]) => row), [...ENGLISH[name]]);
    for (const [row, holds, misses] of EXAMPLES[name]) {
      assert(holdsRow(row, holds), `${row}: ${holds}`);
      assert(!holdsRow(row, misses), `${row}: ${misses}`);
    }
  });
}

const WORD_LISTS = {
  lead: ENGLISH.lead,
  request: ENGLISH.request,
  opening: ENGLISH.opening,
  quantifiers: ENGLISH.quantifiers,
  condition: ENGLISH.condition,
  told: ENGLISH.told,
  narrative: ENGLISH.narrative,
  personal: ENGLISH.personal,
  smallTalk: ENGLISH.smallTalk,
  SUBJECTS,
  STATED,
  PLURAL_VERBS,
  FIXED,
  NAMED,
  RULED,
  IMPERATIVES,
  JOINTS,
  NUMBERS,
  BOUNDS,
  PERSONS,
  COPULAS,
};

for (const [name, list] of Object.entries(WORD_LISTS)) {
  Deno.test(`each word of the English ${name} list is found as a word and not inside another`, () => {
    assert(Object.isFrozen(list) || name === "smallTalk");
    for (const row of list) {
      for (const phrase of phrasesOf(row)) {
        assert(holdsRow(row, `${phrase} rye`), row);
        assert(/\W$/.test(phrase) || !holdsRow(row, `${phrase}zz rye`), row);
        assert(!holdsRow(row, `zz${phrase} rye`), row);
      }
    }
  });
}

Deno.test("no English list has a row twice", () => {
  for (const [name, list] of Object.entries({ ...ENGLISH, ...WORD_LISTS })) {
    assertEquals([...new Set(list)].length, list.length, name);
  }
});
