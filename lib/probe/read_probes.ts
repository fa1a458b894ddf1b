import { show } from "../conversation/check_message.ts";
import { camelFields } from "../conversation/read_request.ts";
import { FormatError } from "../errors.ts";
import { checkProbes } from "./check_probes.ts";
import type { Probe } from "./probe.ts";

const FIELDS = [
  "id",
  "text",
  "source",
  "supersededBy",
  "answer",
  "kind",
  "sentence",
  "proposed",
];

/**
 * The probes that a parsed JSON file holds: a list, or an object with the list under `probes`.
 *
 * `superseded_by` is understood as well as `supersededBy`. Whether the sources exist is not checked here; see
 * `checkProbeSources`.
 *
 * @param value The parsed file.
 * @throws {FormatError} If it is no list of probes; the message names the probe.
 *
 * @example Either spelling
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const [old] = readProbes([
 *   { id: "old", text: "copper", superseded_by: "new" },
 *   { id: "new", text: "PEX" },
 * ]);
 * assertEquals(old.supersededBy, "new");
 * ```
 */
export function readProbes(value: unknown): readonly Probe[] {
  const list = Array.isArray(value)
    ? value
    : (value as { probes?: unknown } | null)?.probes;
  if (!Array.isArray(list)) {
    throw new FormatError(
      "probes",
      "",
      `expected a list of { id, text, source }, found ${show(value)}`,
    );
  }
  const probes = list.map((item: unknown, index): Probe => {
    if (typeof item !== "object" || item === null) {
      throw new FormatError(
        "probes",
        `probes[${index}]`,
        `expected an object, found ${show(item)}`,
      );
    }
    return camelFields(item, FIELDS, `probe ${index}`) as unknown as Probe;
  });
  try {
    checkProbes(probes);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) {
      throw error;
    }
    throw new FormatError("probes", "", error.message);
  }
  return probes;
}
