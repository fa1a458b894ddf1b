import type { RankUnit } from "./rank_unit.ts";
import { termsOf } from "./terms.ts";

/** The distinct terms of one unit. */
export interface UnitTerms {
  /** Their numbers in the table. */
  readonly ids: readonly number[];
  /** For each of them, whether it is specific. */
  readonly specific: readonly boolean[];
  /** How many of the three kinds it has: a time word, a name, a number. */
  readonly kinds: number;
}

/** Which terms each unit has, and how common they are. */
export interface TermTable {
  /** For each unit. */
  readonly units: readonly UnitTerms[];
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
  let messages = 0;
  let seen = -1;
  const tables = units.map(({ text, message }) => {
    if (message !== seen) messages++;
    seen = message;
    const own = new Map<number, boolean>();
    let [time, name, number] = [0, 0, 0];
    for (const term of termsOf(text)) {
      let id = idOf.get(term.key);
      if (id === undefined) {
        id = idOf.size;
        idOf.set(term.key, id);
        messagesWith.push(0);
        lastMessage.push(-1);
      }
      own.set(id, term.specific || own.get(id) === true);
      if (lastMessage[id] !== message) messagesWith[id]++;
      lastMessage[id] = message;
      if (term.isTime) time = 1;
      if (term.isName) name = 1;
      if (term.isNumber) number = 1;
    }
    return {
      ids: [...own.keys()],
      specific: [...own.values()],
      kinds: time + name + number,
    };
  });
  const rarity = Float64Array.from(
    messagesWith,
    (count) => Math.log(1 + messages / count),
  );
  return { units: tables, rarity, idOf };
}
