/**
 * Standing instructions that are put into other people's conversations, to see whether they are kept.
 *
 * They are the project's own, of several kinds: most have no cue word. The word lists of `instructionTier` were written
 * with them in view, so what is kept of them says little about others; for that see `LATER_CONSTRAINTS`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(CONSTRAINTS.length, 15);
 * ```
 */
export const CONSTRAINTS: readonly string[] = Object.freeze([
  "Amounts are in euros.",
  "Tabs, not spaces.",
  "Names of files in kebab-case, please.",
  "Two reviewers per pull request.",
  "No customer names in the logs.",
  "Answers stay under two hundred words.",
  "Dates in ISO format.",
  "Keep the public interface as it is.",
  "Never write to the production database.",
  "Ask before deleting a file.",
  "British spelling in all texts.",
  "Timestamps are stored in UTC.",
  "Run the tests before every commit.",
  "Metric units only.",
  "The exports must stay in eu-west-1.",
]);

/** An instruction as somebody says it. */
export interface FramedConstraint {
  /** The whole message. */
  readonly message: string;
  /** The piece of it that has to be kept, word for word. */
  readonly fact: string;
}

/** The ways in which an instruction is said. */
export type Framing = "bare" | "session" | "important" | "buried";

/**
 * How an instruction is said: alone, for a session, as important, or in the middle of a paragraph about something else.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(FRAMINGS.session("Dates in ISO format."), {
 *   message: "For the rest of this session, dates in ISO format.",
 *   fact: "dates in ISO format.",
 * });
 * ```
 */
export const FRAMINGS: Readonly<
  Record<Framing, (constraint: string) => FramedConstraint>
> = Object.freeze({
  bare: (constraint) => ({ message: constraint, fact: constraint }),
  session: (constraint) => {
    const fact = lowerFirst(constraint);
    return { message: `For the rest of this session, ${fact}`, fact };
  },
  important: (constraint) => {
    const fact = lowerFirst(constraint);
    return { message: `Important constraint: ${fact}`, fact };
  },
  buried: (constraint) => ({
    message: "I walked over to the office on foot this morning, the tram was " +
      `late again. ${constraint} The coffee machine on the second floor works ` +
      "once more, and Ines brought cake for all of us.",
    fact: constraint,
  }),
});

/** In lower case at the start, unless the first word is a name or in capitals: British, UTC. */
function lowerFirst(constraint: string): string {
  return /^(?:British|[A-Z]{2})/.test(constraint)
    ? constraint
    : constraint[0].toLowerCase() + constraint.slice(1);
}
