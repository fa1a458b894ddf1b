import { assert, assertEquals } from "@std/assert";
import { holdsFirstPerson } from "../../lib/notes/holds_first_person.ts";
import { isTimeWord } from "../../lib/notes/is_time_word.ts";
import { FIRST_PERSON_WORDS } from "../../lib/notes/lists/first_person_words.ts";
import { STOP_WORDS } from "../../lib/notes/lists/stop_words.ts";
import {
  CAPITAL_TIME_WORDS,
  TIME_WORDS,
} from "../../lib/notes/lists/time_words.ts";

Deno.test("each time word is one in any case and with an 's, and not inside another word", () => {
  for (const word of TIME_WORDS) {
    assert(isTimeWord(word, "") && isTimeWord(word.toUpperCase(), "on"), word);
    assert(isTimeWord(`${word}'s`, "") && isTimeWord(`${word}’s`, ""), word);
    assert(!isTimeWord(`${word}zz`, ""), word);
  }
});

Deno.test("a time word that is another word too needs a capital and a word before it", () => {
  for (const word of CAPITAL_TIME_WORDS) {
    const name = word[0].toUpperCase() + word.slice(1);
    assert(isTimeWord(name, "in"), name);
    assert(!isTimeWord(name, ""), name);
    assert(!isTimeWord(word, "in"), word);
    assert(!TIME_WORDS.has(word), word);
  }
});

Deno.test("am is a time behind a number alone", () => {
  assertEquals([
    isTimeWord("am", "9"),
    isTimeWord("AM", "9:30"),
    isTimeWord("am", "I"),
  ], [true, true, false]);
});

Deno.test("a sentence holds the first person in each of its words", () => {
  for (const word of FIRST_PERSON_WORDS) {
    const text = word === "うち" ? "うちは猫がいる" : `so ${word} there`;
    assert(holdsFirstPerson(text), word);
  }
});

Deno.test("the first person is no part of another word, no country and no inside", () => {
  const others = [
    "The usher",
    "A mine-field of themes",
    "Visit the US",
    "今日のうちに行く",
    "企業の方針",
    "weekend",
  ];
  assertEquals(others.map(holdsFirstPerson), [
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  assert(
    holdsFirstPerson("我们走") && holdsFirstPerson("I’m in") &&
      holdsFirstPerson("Join us"),
  );
});

Deno.test("stop words are whole words in lower case, none of them a word of content", () => {
  for (const word of STOP_WORDS) assertEquals(word, word.toLowerCase().trim());
  for (const word of ["the", "don't", "yeah", "我们", "です", "hello"]) {
    assert(STOP_WORDS.has(word), word);
  }
  for (
    const word of ["garden", "theme", "three", "work", "花园", "京都", "never"]
  ) assert(!STOP_WORDS.has(word), word);
});
