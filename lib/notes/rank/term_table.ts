import type { RankUnit } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";
import { type KnownWords, type Term, termsOf } from "./terms.ts";

/** Which terms each unit has, and how common they are: flat lists, since a long conversation has millions. */
export interface TermTable {
  /** Where the distinct terms of each unit start in the next two lists; the end of the last one is last. */
  readonly starts: Uint32Array;
  /** Numbers of terms. */
  readonly ids: Uint32Array;
  /** For each of them, how much it counts: a plain word 1. */
  readonly weights: Float32Array;
  /** For each unit, how many of the three kinds it has: a time word, a name, a number. */
  readonly kinds: Uint8Array;
  /** For each term, ln(1 + messages ÷ messages that hold it). */
  readonly rarity: Float64Array;
  /** Number of a term; undefined for one that no unit has. */
  readonly idOf: ReadonlyMap<string, number>;
}

/** The table of these units; a message counts once for a term, however often it holds it. */
export function termTable(units: readonly RankUnit[]): TermTable {
  const idOf = new Map<string, number>();
  const messagesWith: number[] = [];
  const lastMessage: number[] = [];
  const known: KnownWords = new Map();
  const starts = new Uint32Array(units.length + 1);
  const kinds = new Uint8Array(units.length);
  const terms = new TermList();
  let [messages, seen] = [0, -1];
  units.forEach(({ text, message }, at) => {
    if (message !== seen) messages++;
    seen = message;
    const own = new Map<number, number>();
    let [time, name, number] = [0, 0, 0];
    for (const term of termsOf(text, known)) {
      let id = idOf.get(term.key);
      if (id === undefined) {
        id = idOf.size;
        idOf.set(term.key, id);
        messagesWith.push(0);
        lastMessage.push(-1);
      }
      own.set(id, Math.max(weightOf(term), own.get(id) ?? 0));
      if (lastMessage[id] !== message) messagesWith[id]++;
      lastMessage[id] = message;
      if (term.isTime) time = 1;
      if (term.isName) name = 1;
      if (term.isNumber) number = 1;
    }
    kinds[at] = time + name + number;
    for (const [id, weight] of own) terms.add(id, weight);
    starts[at + 1] = terms.length;
  });
  const rarity = Float64Array.from(
    messagesWith,
    (count) => Math.log(1 + messages / count),
  );
  return { starts, ...terms.lists(), kinds, rarity, idOf };
}

function weightOf({ specific, isPair }: Term): number {
  return (specific ? RECIPE.specific : 1) * (isPair ? RECIPE.pair : 1);
}

/** Numbers and weights of terms; it grows by half when it is full. */
class TermList {
  length = 0;
  #ids = new Uint32Array(1024);
  #weights = new Float32Array(1024);

  add(id: number, weight: number): void {
    if (this.length === this.#ids.length) this.#grow();
    this.#ids[this.length] = id;
    this.#weights[this.length++] = weight;
  }

  lists(): Pick<TermTable, "ids" | "weights"> {
    return {
      ids: this.#ids.subarray(0, this.length),
      weights: this.#weights.subarray(0, this.length),
    };
  }

  #grow(): void {
    const [ids, weights] = [this.#ids, this.#weights];
    const most = ids.length + (ids.length >> 1);
    this.#ids = new Uint32Array(most);
    this.#weights = new Float32Array(most);
    this.#ids.set(ids);
    this.#weights.set(weights);
  }
}
