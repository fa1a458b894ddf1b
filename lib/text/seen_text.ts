import { TERMINAL_ESCAPES } from "./terminal_escapes.ts";

/** A text as a terminal shows it, and what that took out. */
export interface SeenText {
  /** The text; as many lines as before, each with its line break. */
  readonly text: string;
  /** How many terminal escapes were taken out. */
  readonly escapes: number;
  /** How many earlier states of progress lines were taken out, which a carriage return had written over. */
  readonly states: number;
}

/**
 * A text as a reader sees it on a terminal: without escapes, and of each line its last state.
 *
 * It moves no cursor: a state that was shorter than the one before counts as the whole line.
 *
 * @param text Any text.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(seenText("10%\r99%\r\n\x1b[31mred\x1b[0m\n"), { text: "99%\r\nred\n", escapes: 2, states: 1 });
 * ```
 */
export function seenText(text: string): SeenText {
  let escapes = 0;
  let states = 0;
  const plain = text.replace(TERMINAL_ESCAPES, () => {
    escapes++;
    return "";
  });
  if (!plain.includes("\r")) return { text: plain, escapes, states };
  const lines = plain.split("\n").map((line) => {
    const end = line.endsWith("\r") ? "\r" : "";
    const shown = line.split("\r").filter((state) => state !== "");
    states += Math.max(0, shown.length - 1);
    return (shown[shown.length - 1] ?? "") + end;
  });
  return { text: lines.join("\n"), escapes, states };
}
