import type { PrepareOptions } from "../lib/edge/prepare_gemma4.ts";

/**
 * What `prepareGemma4` needs to be followed on stderr: one line that grows on a terminal, elsewhere a line per quarter.
 *
 * @param isTerminal Whether stderr is a terminal.
 * @param write Where the text goes.
 */
export function downloadProgress(
  isTerminal: boolean = Deno.stderr.isTerminal(),
  write: (text: string) => void = toStderr,
): Required<Pick<PrepareOptions, "say" | "progress">> {
  const steps = isTerminal ? 100 : 4;
  let shown = 0;
  return {
    say: (line) => {
      const isInLine = isTerminal && shown > 0;
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
      const end = isTerminal && bytes < all ? "" : "\n";
      write(isTerminal ? `\r${text}${end}` : `${text}${end}`);
    },
  };
}

function toStderr(text: string): void {
  Deno.stderr.writeSync(new TextEncoder().encode(text));
}
