import type { AnswerWords, WordKind } from "./answer_words.ts";
import { type Atom, atoms } from "./atoms.ts";
import { CHINESE } from "./words_chinese.ts";
import { ENGLISH } from "./words_english.ts";
import { GERMAN } from "./words_german.ts";
import { JAPANESE } from "./words_japanese.ts";

/** A phrase found among atoms. */
export interface Phrase {
  /** How many atoms it takes. */
  readonly length: number;
  /** What it does, in any of the languages. */
  readonly kinds: ReadonlySet<WordKind>;
}

interface Branch {
  readonly next: Map<string, Branch>;
  readonly kinds: Set<WordKind>;
}

const ROOT: Branch = treeOf([ENGLISH, GERMAN, CHINESE, JAPANESE]);

/**
 * The longest phrase of any language that starts at this atom; undefined where none does.
 *
 * @example "no longer" is not "no"
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { atoms } from "./atoms.ts";
 * assertEquals([...phraseAt(atoms("No longer PEX"), 0)!.kinds], ["no longer"]);
 * ```
 */
export function phraseAt(
  pieces: readonly Atom[],
  from: number,
): Phrase | undefined {
  let branch: Branch | undefined = ROOT;
  let found: Phrase | undefined;
  for (let i = from; i < pieces.length; i++) {
    branch = branch.next.get(pieces[i].word);
    if (branch === undefined) break;
    if (branch.kinds.size > 0) {
      found = { length: i - from + 1, kinds: branch.kinds };
    }
  }
  return found;
}

function treeOf(languages: readonly AnswerWords[]): Branch {
  const root: Branch = { next: new Map(), kinds: new Set() };
  for (const language of languages) {
    for (const [kind, list] of Object.entries(language)) {
      for (const phrase of list.split(",")) {
        branchOf(root, phrase).kinds.add(kind as WordKind);
      }
    }
  }
  return root;
}

function branchOf(root: Branch, phrase: string): Branch {
  let branch = root;
  for (const { word } of atoms(phrase)) {
    const next = branch.next.get(word) ?? { next: new Map(), kinds: new Set() };
    branch.next.set(word, next);
    branch = next;
  }
  return branch;
}
