import { namingFile } from "../lib/edge/naming_file.ts";
import type { FactSource } from "../lib/probe/facts/fact_texts.ts";
import { findFacts } from "../lib/probe/find_facts.ts";
import type { Probe } from "../lib/probe/probe.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import { toProbes } from "../lib/probe/to_probes.ts";
import { readJsonFile } from "./read_json_file.ts";

/** What `--probes` takes in place of a file. */
export const AUTO = "auto";

/**
 * The facts that `--probes` names: those of a file, or those that the original seems to hold.
 *
 * @param option A path, or `auto`.
 * @param original Where `auto` looks.
 * @throws {SyntaxError | FormatError} If the file holds no facts; the message names it.
 */
export async function factsOf(
  option: string,
  original: FactSource,
): Promise<readonly Probe[]> {
  if (option === AUTO) return toProbes(findFacts(original));
  const value = await readJsonFile(option);
  return namingFile(option === "-" ? "stdin" : option, () => readProbes(value));
}
