/** What a process of `start_up.ts` says about itself, as a line of JSON. */
export interface StartReport {
  /** Tokens of the text, as a check that both count the same. */
  readonly tokens: number;
  /** User and system time, in milliseconds. */
  readonly cpuMs: number;
  /** Peak of the resident memory, in bytes. */
  readonly peakBytes: number;
}

/** Prints what the process took so far; it needs no permission, which /proc would. */
export async function printStart(tokens: number): Promise<void> {
  const { default: node } = await import(["node", "process"].join(":"));
  const { userCPUTime, systemCPUTime, maxRSS } = node.resourceUsage();
  const report: StartReport = {
    tokens,
    cpuMs: (userCPUTime + systemCPUTime) / 1_000,
    peakBytes: maxRSS * 1_024,
  };
  console.log(JSON.stringify(report));
}
