import { environmentValue } from "./environment_value.ts";

/** What may go to a stream beside the text itself. */
export interface Terminal {
  /** Whether words may be coloured. */
  readonly colours: boolean;
  /** Whether a line that was written may be written again in its place. */
  readonly moves: boolean;
}

/** What the user and the system say about a stream. */
export interface TerminalSigns {
  readonly isTerminal: boolean;
  /** `NO_COLOR` is set to something. */
  readonly noColor: boolean;
  /** `TERM`: `dumb` is a terminal that only prints. */
  readonly term: string | undefined;
  /** `CLICOLOR`: `0` is for no colours. */
  readonly cliColor: string | undefined;
}

/** What may go to a stream of which this is known; nothing but the text where it is no terminal. */
export function terminalFrom(
  { isTerminal, noColor, term, cliColor }: TerminalSigns,
): Terminal {
  const moves = isTerminal && term !== "dumb";
  return { moves, colours: moves && !noColor && cliColor !== "0" };
}

/**
 * What may go to stdout or stderr.
 *
 * `TERM` and `CLICOLOR` are read where the script has permission for them; it does not ask.
 */
export function terminalOf(
  stream: { isTerminal(): boolean },
): Terminal {
  return terminalFrom({
    isTerminal: stream.isTerminal(),
    noColor: Deno.noColor,
    term: environmentValue("TERM"),
    cliColor: environmentValue("CLICOLOR"),
  });
}
