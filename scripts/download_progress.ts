import type { PrepareOptions } from "../lib/edge/prepare_gemma4.ts";
import { terminalOf } from "./terminal.ts";

/**
 * What `prepareGemma4` needs to be followed on stderr: one line that grows on a terminal, elsewhere a line per quarter.
 *
 * @param moves Whether stderr is a terminal on which a line can be written again.
 * @param write Where the text goes.
 */
export function downloadProgress(
  moves: boolean = terminalOf(Deno.stderr).moves,
  write: (text: string) => void = toStderr,
): Required<Pick<PrepareOptions, "say" | "progress">> {
  const steps = moves ? 100 : 4;
  let shown = 0;
  return {
    say: (line) => {
      const isInLine = moves && shown > 0;
      shown = 0;
      write(`${isInLine ? "\n" : ""}${line}\n`);
    },
    progress: ({ name, bytes: all }, bytes) => {
      const step = Math.floor(bytes / all * steps);
      if (step === shown) return;
      shown = bytes === all ? 0 : step;
      const percent = `${step * 100 / steps}`.padStart(3);
      const size = (all / 1e6).toFixed(1);
      const text = `${name}: ${percent} % of ${size} MB`;
      const end = moves && bytes < all ? "" : "\n";
      write(moves ? `\r${text}${end}` : `${text}${end}`);
    },
  };
}

function toStderr(text: string): void {
  Deno.stderr.writeSync(new TextEncoder().encode(text));
}
