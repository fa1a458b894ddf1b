import type { TokenCounter } from "../count/token_counter.ts";
import type { Note } from "../conversation/note.ts";
import { noteLine, notesBlock } from "../conversation/format_notes.ts";
import { joinLines } from "../text/join_lines.ts";
import type { FoundFact } from "../probe/found_fact.ts";

/** A block of notes, and what is in it. */
export interface GivenBack {
  /** The block, `<notes>` to `</notes>`; "" where nothing fits. */
  readonly text: string;
  /** Its tokens, counted in one piece. */
  readonly tokens: number;
  /** The facts whose sentences are in it, in the order given. */
  readonly given: readonly FoundFact[];
  /** The facts that did not fit, in the order given. */
  readonly left: readonly FoundFact[];
}

/**
 * One block of notes that gives lost facts back within a budget: each line a sentence of its source, with turn and role.
 *
 * The order of picking: what user and system demanded and decided, commands that succeeded, files that were edited,
 * numbers with their sentence (those of people and the assistant first), errors, open items, then the rest, pieces of a
 * tool's JSON among it; the newest of equals first. A line that does not fit is passed over. Facts that share a sentence
 * share a line. Replaced facts and commands that failed are left out, and so is a fact that would only repeat a line.
 * Text is escaped as in every block of notes. It does not ask whether the facts are still true.
 *
 * @param lost Facts that a window has lost, from `findFacts`, in any order.
 * @param budgetTokens Tokens that the block may take.
 * @param counter Counts the block.
 * @throws {RangeError} If the budget is not a finite number of at least 0.
 *
 * @example The rule goes before the address
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * import { findFacts } from "../probe/find_facts.ts";
 * const lost = findFacts([{
 *   id: "T1",
 *   messages: [{ role: "user", content: "Read https://pump.test/manual/7 first. Exports must stay in the EU." }],
 * }]);
 * const { text } = giveBack(lost, 16, charactersCounter());
 * assertEquals(text, "<notes>\n[T1 user] Exports must stay in the EU.\n</notes>");
 * ```
 */
export function giveBack(
  lost: readonly FoundFact[],
  budgetTokens: number,
  counter: TokenCounter,
): GivenBack {
  if (!(budgetTokens >= 0 && budgetTokens < Infinity)) {
    throw new RangeError(
      `Cannot give facts back: the budget must be 0 or more tokens, it is ${budgetTokens}`,
    );
  }
  const lines = linesOf(lost);
  const picked: Line[] = [];
  let spent = counter.countText(blockOf([]));
  for (const line of [...lines].sort(byWorth)) {
    const tokens = counter.countText(`${noteLine(line.note)}\n`);
    if (spent + tokens > budgetTokens) continue;
    spent += tokens;
    picked.push(line);
  }
  let block = blockOf(picked);
  let tokens = counter.countText(block);
  while (picked.length > 0 && tokens > budgetTokens) {
    picked.pop();
    block = blockOf(picked);
    tokens = counter.countText(block);
  }
  const given = new Set(picked.flatMap((line) => line.facts));
  return {
    text: picked.length === 0 ? "" : block,
    tokens: picked.length === 0 ? 0 : tokens,
    given: lost.filter((fact) => given.has(fact)),
    left: lost.filter((fact) => !given.has(fact)),
  };
}

interface Line {
  readonly note: Note;
  readonly facts: FoundFact[];
  /** Number of the text, and the offset in it. */
  readonly place: readonly [position: number, offset: number];
  worth: number;
}

/** A line for each sentence of each source. */
function linesOf(lost: readonly FoundFact[]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const fact of lost) {
    if (fact.supersededBy !== undefined || fact.use === "failed") continue;
    const note = { text: joinLines(fact.sentence), source: fact.source };
    const key = noteLine(note);
    const known = lines.get(key);
    if (known) {
      known.facts.push(fact);
      known.worth = Math.min(known.worth, worthOf(fact));
    } else {
      lines.set(key, {
        note,
        facts: [fact],
        place: [fact.position, fact.offset],
        worth: worthOf(fact),
      });
    }
  }
  return [...lines.values()];
}

/** What shows that a tool's text is a piece of JSON, not a sentence: it tells a reader little and costs much. */
const JSON_PIECE = /\\[nrt"]|"\s*[:}\]]|",\s*"|[{[]\s*"/;

/** Small is picked early. */
function worthOf({ kind, use, source, sentence }: FoundFact): number {
  switch (kind) {
    case "constraint":
    case "replacement":
    case "decision":
      return 1;
    case "command":
      return use === "succeeded" ? 2 : 7;
    case "path":
      return use === "edited" ? 3 : 7;
    case "quantity":
    case "percentage":
    case "key-number":
    case "money":
      if (source.role !== "tool") return 4;
      return JSON_PIECE.test(sentence) ? 7 : 4.5;
    case "error":
      return 5;
    case "question":
    case "todo":
      return 6;
    default:
      return 7;
  }
}

function byWorth(a: Line, b: Line): number {
  return a.worth - b.worth || byPlace(b, a);
}

function byPlace({ place: [a, from] }: Line, { place: [b, to] }: Line): number {
  return a - b || from - to;
}

/** The block in the order in which the lines were said. */
function blockOf(picked: readonly Line[]): string {
  const notes = [...picked].sort(byPlace)
    .map(({ note }) => note);
  return notes.length === 0
    ? "<notes>\n</notes>"
    : notesBlock(notes, false).trimEnd();
}
