import { checkText, show } from "../conversation/check_message.ts";
import { isTurnId, RESERVED_IDS } from "../conversation/turn_id.ts";
import type { Probe } from "./probe.ts";

const ROLES: readonly unknown[] = ["system", "user", "assistant", "tool"];

/**
 * Nothing, if the probes can be checked; otherwise an error that names the probe.
 *
 * @throws {TypeError | RangeError} If an id is doubled or missing, a text empty, a source malformed, or `supersededBy`
 *   names no probe, itself, or leads in a circle.
 *
 * @example A fact cannot replace itself
 * ```ts
 * import { assertThrows } from "@std/assert";
 * assertThrows(
 *   () => checkProbes([{ id: "pipe", text: "copper", supersededBy: "pipe" }]),
 *   RangeError,
 *   'probe "pipe": supersededBy leads back to itself',
 * );
 * ```
 */
export function checkProbes(probes: readonly Probe[]): void {
  const byId = new Map<string, Probe>();
  probes.forEach((probe, index) => {
    checkText(probe?.id, `probes[${index}].id`);
    checkText(probe.text, `probes[${index}].text`);
    if (probe.id === "" || byId.has(probe.id)) {
      throw new RangeError(
        `probes[${index}].id: ${show(probe.id)} is ${
          probe.id === "" ? "empty" : "used twice"
        }`,
      );
    }
    if (probe.text.trim() === "") {
      throw new RangeError(
        `probe ${show(probe.id)}: text is empty, it would be found everywhere`,
      );
    }
    checkSource(probe);
    checkAnswer(probe);
    checkSayings(probe);
    byId.set(probe.id, probe);
  });
  const ending = new Set<string>();
  probes.forEach((probe) => checkReplacement(probe, byId, ending));
}

function checkSource({ id, source }: Probe): void {
  if (source === undefined) return;
  const turn = typeof source === "string" ? source : source?.turn;
  if (!RESERVED_IDS.includes(turn)) {
    checkSourceId(turn, `probe ${show(id)}: source`);
  }
  if (typeof source !== "string" && !ROLES.includes(source.role)) {
    throw new TypeError(
      `probe ${
        show(id)
      }: source.role: expected system, user, assistant or tool, found ${
        show(source.role)
      }`,
    );
  }
}

function checkSourceId(turn: unknown, path: string): void {
  if (isTurnId(turn)) return;
  throw new (typeof turn === "string" ? RangeError : TypeError)(
    `${path}: expected a turn's id, "instructions", "question", or { turn, role }, found ${
      show(turn)
    }`,
  );
}

function checkAnswer({ id, answer }: Probe): void {
  if (answer === undefined) return;
  const values = answer?.values as unknown;
  if (!Array.isArray(values) || values.length === 0) {
    throw new TypeError(
      `probe ${show(id)}: answer.values: expected a list of words, found ${
        show(values)
      }`,
    );
  }
  values.forEach((value, index) =>
    checkText(value, `probe ${show(id)}: answer.values[${index}]`)
  );
}

function checkSayings({ id, kind, sentence, proposed }: Probe): void {
  for (const [field, value] of Object.entries({ kind, sentence })) {
    if (value !== undefined) checkText(value, `probe ${show(id)}: ${field}`);
  }
  if (proposed !== undefined && typeof proposed !== "boolean") {
    throw new TypeError(
      `probe ${show(id)}: proposed: expected true or false, found ${
        show(proposed)
      }`,
    );
  }
}

function checkReplacement(
  probe: Probe,
  byId: ReadonlyMap<string, Probe>,
  ending: Set<string>,
): void {
  const place = `probe ${show(probe.id)}: supersededBy`;
  const chain = new Set([probe.id]);
  let next = probe.supersededBy;
  while (next !== undefined && !ending.has(next)) {
    if (chain.has(next)) throw new RangeError(`${place} leads back to itself`);
    const replacement = byId.get(next);
    if (!replacement) {
      throw new RangeError(`${place} names ${show(next)}, which is no probe`);
    }
    chain.add(next);
    next = replacement.supersededBy;
  }
  for (const id of chain) ending.add(id);
}
