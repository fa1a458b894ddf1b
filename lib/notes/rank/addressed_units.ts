import { holdsFirstPerson } from "../holds_first_person.ts";
import { holdsSecondPerson } from "../holds_second_person.ts";
import { asks } from "./asks.ts";
import { holdsAssistant, isPersonal, type RankUnit } from "./rank_unit.ts";

/**
 * Numbers of the sentences by which people turn to each other: questions, and what is said of the other one alone.
 *
 * What they are about is told by who answers. Where an assistant speaks there are none: a question to it is a task, and
 * tells what somebody wants.
 *
 * @param units All units, in conversation order.
 */
export function addressedUnits(
  units: readonly RankUnit[],
): ReadonlySet<number> {
  if (holdsAssistant(units)) return new Set();
  const addressed = units.flatMap(({ kind, source, text }, at) =>
    kind === "prose" && isPersonal(source.role) && isToOther(text) ? [at] : []
  );
  return new Set(addressed);
}

function isToOther(sentence: string): boolean {
  return asks(sentence) ||
    (holdsSecondPerson(sentence) && !holdsFirstPerson(sentence));
}
