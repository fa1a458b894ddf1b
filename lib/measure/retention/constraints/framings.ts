/** A standing instruction as somebody says it. */
export interface FramedInstruction {
  /** The whole message. */
  readonly text: string;
  /** The instruction's own words in it. */
  readonly words: string;
}

/**
 * The ways in which a standing instruction is said, by name.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(FRAMINGS.important("Use metric units."), {
 *   text: "Important constraint: use metric units.",
 *   words: "use metric units.",
 * });
 * ```
 */
export const FRAMINGS = {
  bare: (instruction) => ({ text: instruction, words: instruction }),
  session: (instruction) =>
    after("For the rest of this session, ", instruction),
  important: (instruction) => after("Important constraint: ", instruction),
  buried: (instruction) => ({
    text:
      "I went over it again this morning and most of it looks fine to me. " +
      `${instruction} There was some noise from the street while I was reading, so I stopped for a while. ` +
      "Anyway, I will come back to the rest of it later today.",
    words: instruction,
  }),
} as const satisfies Readonly<
  Record<string, (instruction: string) => FramedInstruction>
>;

function after(lead: string, instruction: string): FramedInstruction {
  const words = instruction[0].toLowerCase() + instruction.slice(1);
  return { text: lead + words, words };
}
