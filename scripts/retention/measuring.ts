/** Options that name a file to write. */
export const OUTPUTS = ["out", "figures", "picture", "html", "marked"] as const;

/** Options that say what is measured. */
export const MEASURING = [
  "sets",
  "ratios",
  "shares",
  "extractors",
  "constraints",
  "shard",
  "counter",
  "template",
] as const;

/** What the command line says of a run. */
export interface MeasuringArguments {
  readonly sets?: string;
  readonly constraints?: string;
  readonly shard: string;
  readonly counter: string;
  readonly template?: string;
  readonly "any-version": boolean;
  readonly out?: string;
  readonly figures?: string;
  readonly picture?: string;
  readonly html?: string;
  readonly marked?: string;
}
