/** A word of a sentence. */
export interface Word {
  /** What it is compared by: lower case, without common endings. */
  readonly stem: string;
  /** Whether it says nothing by itself. */
  readonly stop: boolean;
  /** Whether it is written as a name: a capital that is not at the start. */
  readonly name: boolean;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

const STOP = new Set(
  `a an the this that these those my your his her its our their some any all each every both no not other another such
  i me we us you he him she it they them who whom whose which what when where why how there here
  is are was were be been being am has have had having do does did doing can could will would shall should may might must
  i'm i've i'd i'll we're we've we'd we'll it's that's don't can't won't isn't didn't doesn't you're let's
  and or but nor so if then than as of at by for with about against between into through during before after above below
  to from up down in out on off over under again further once until while because since per via within without across toward towards
  just also very too really quite only even still yet already now currently recently lately soon actually basically maybe perhaps
  get got gets getting go going goes gone went make makes made making want wants need needs know think feel see say said like
  kinda sorta gonna wanna try trying tried help helped sure thing things something lot bit able way okay ok yeah hey thanks thank please
  new latest more most less least few much many own same first last next around about approximately roughly nearly almost
  understand wonder wondering ensure provide give given using use used uses based including considering excluding excl plus besides
  use work working worried good great well better best figure can't`.split(
    /\s+/,
  ),
);
const SHAPE = /[\p{L}][\p{L}\p{M}\p{N}]*(?:['’_.-][\p{L}\p{N}]+)*/gu;
const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

/**
 * The words of a sentence, in order; Chinese and Japanese as pairs of neighbouring characters.
 *
 * English endings are cut roughly: it tells whether two words are one, not what they mean.
 *
 * @example Two forms of a word
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(readWords("Studies, studying").map(({ stem }) => stem), ["study", "study"]);
 * ```
 */
export function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(SHAPE)) {
    if (WIDE.test(found)) addPairs(words, found, index);
    else {
      const lower = found.toLowerCase().replaceAll("’", "'");
      words.push({
        stem: stemOf(lower),
        stop: STOP.has(lower) || lower.length < 2,
        name: /^\p{Lu}/u.test(found) && index > 0 &&
          !/[.!?:]\s*$/.test(text.slice(Math.max(0, index - 3), index)),
        start: index,
        end: index + found.length,
      });
    }
  }
  return words;
}

function addPairs(words: Word[], run: string, at: number): void {
  for (let i = 0; i + 1 < run.length; i++) {
    const pair = run.slice(i, i + 2);
    const stop = /^\p{scx=Hira}+$/u.test(pair);
    words.push({
      stem: pair,
      stop,
      name: false,
      start: at + i,
      end: at + i + 2,
    });
  }
}

function stemOf(lower: string): string {
  let stem = lower.replace(/'s$|s'$/, "");
  if (/[^ -~]/.test(stem) || stem.length < 4) return stem;
  stem = stem.replace(/ies$/, "y").replace(/(?<=ss|x|ch|sh)es$/, "")
    .replace(/(?<![su'i])s$/, "");
  stem = stem.replace(/(?<=[a-z]{3})(?:ing|ed)$/, "").replace(/ied$/, "y");
  stem = stem.replace(/([b-df-hj-km-np-rtv-z])\1$/, "$1");
  return stem.length > 3 ? stem.replace(/e$/, "") : stem;
}
