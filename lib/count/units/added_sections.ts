import type { TokenizerHead } from "../tables/tokenizer_source.ts";
import { AddedMatcher } from "./added_matcher.ts";

/** Told what a span is made of, from left to right. */
export interface SectionVisitor {
  /** A part without an added token; never empty. */
  section(start: number, end: number): void;
  /** An added token. */
  added(id: number, start: number, end: number): void;
}

/**
 * Cuts spans of units at the added tokens in them, in the two rounds that the tokenizer library makes: first the tokens
 * that are looked for in the text as it is, then those that are looked for in the normalized text.
 */
export class AddedSections {
  /** Units of the longest added token; 0 without any. */
  readonly longest: number;
  /** Units with which an added token can start. */
  readonly firsts: ReadonlySet<number>;
  readonly #rounds: readonly AddedMatcher[];

  /** @param head Added tokens and normalizer of a tokenizer that `tokenizerProblem` finds none with. */
  constructor({ added_tokens, normalizer }: TokenizerHead) {
    const spaces = normalizer !== null;
    const rounds = [false, true].map((late) =>
      new AddedMatcher(
        added_tokens.filter(({ normalized, special }) =>
          late === ((normalized ?? !special) && spaces)
        ).map(({ id, content }) => ({
          id,
          units: unitsOf(spaces ? content.replaceAll(" ", "▁") : content),
        })),
      )
    );
    this.#rounds = rounds.filter(({ longest }) => longest > 0);
    this.longest = Math.max(0, ...rounds.map(({ longest }) => longest));
    this.firsts = new Set(rounds.flatMap(({ firsts }) => [...firsts]));
  }

  /** Tells the visitor what a span is made of. */
  cut(
    units: Uint16Array,
    start: number,
    end: number,
    visitor: SectionVisitor,
  ): void {
    this.#cut(units, start, end, visitor, 0);
  }

  #cut(
    units: Uint16Array,
    start: number,
    end: number,
    visitor: SectionVisitor,
    round: number,
  ): void {
    if (start === end) return;
    const matcher = this.#rounds[round];
    if (matcher === undefined) return visitor.section(start, end);
    let from = start;
    for (let place = start; place < end;) {
      const added = matcher.at(units, place, end);
      if (added === undefined) {
        place++;
        continue;
      }
      this.#cut(units, from, place, visitor, round + 1);
      from = place + added.units.length;
      visitor.added(added.id, place, from);
      place = from;
    }
    this.#cut(units, from, end, visitor, round + 1);
  }
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from(
    { length: text.length },
    (_, i) => text.charCodeAt(i),
  );
}
