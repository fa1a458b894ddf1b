/** What a process of `start_up.ts` says about itself, as a line of JSON. */
export interface StartReport {
  /** Tokens of the text, as a check that both count the same. */
  readonly tokens: number;
  /** Peak of the resident memory, in bytes; 0 where it was not asked for. */
  readonly peakBytes: number;
}

/** The last argument of a process that has to say its memory; it takes a fifth of a short process's time to find out. */
export const ASKS_MEMORY = "memory";

/** Prints what the process took so far; it needs no permission, which /proc would. */
export async function printStart(tokens: number): Promise<void> {
  const report: StartReport = {
    tokens,
    peakBytes: Deno.args.at(-1) === ASKS_MEMORY ? await peakBytes() : 0,
  };
  console.log(JSON.stringify(report));
}

async function peakBytes(): Promise<number> {
  const { default: node } = await import(["node", "process"].join(":"));
  return node.resourceUsage().maxRSS * 1_024;
}
