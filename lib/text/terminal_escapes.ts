/**
 * What tells a terminal to change colour, to move or to name its window, with `g`; none holds a line break.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals("\x1b[31mred\x1b[m\x1b[K \x1b[?25l".replace(TERMINAL_ESCAPES, ""), "red ");
 * ```
 */
export const TERMINAL_ESCAPES =
  // deno-lint-ignore no-control-regex
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b\][^\n\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]/g;
