import { oneOf } from "./option_values.ts";
import { UsageError } from "./usage_error.ts";

const UNITS = { "": 1, k: 1000, m: 1_000_000 } as const;

/**
 * The names of a list such as `cue,ranked`, each once.
 *
 * @throws {UsageError} If one is not known.
 */
export function namesOf<const T extends string>(
  option: string,
  text: string,
  known: readonly T[],
): readonly T[] {
  const names = text.split(",").map((name) =>
    oneOf(option, name.trim(), known)
  );
  return [...new Set(names)];
}

/**
 * The token counts of a list such as `1k,2k,4096`, ascending, each once; `k` is a thousand, `M` a million.
 *
 * @throws {UsageError} If one is no whole number of at least 1.
 */
export function tokensOf(option: string, text: string): readonly number[] {
  const counts = text.split(",").map((given) => {
    const found = /^(\d+(?:\.\d+)?)([km]?)$/i.exec(given.trim());
    const unit = UNITS[(found?.[2].toLowerCase() ?? "") as keyof typeof UNITS];
    const tokens = Math.round(Number(found?.[1]) * unit * 1e6) / 1e6;
    if (Number.isSafeInteger(tokens) && tokens >= 1) return tokens;
    throw new UsageError(
      `--${option} is a list of token counts such as 1k,2k,4096, found ${given}`,
    );
  });
  return [...new Set(counts)].sort((a, b) => a - b);
}

/**
 * A percentage, 0 to 100.
 *
 * @throws {UsageError} If it is none.
 */
export function percentOf(option: string, text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value <= 100) return value;
  throw new UsageError(`--${option} is a percentage, 0 to 100, found ${text}`);
}
