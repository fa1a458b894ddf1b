import { holdsFirstPerson } from "../holds_first_person.ts";
import { isQuestion } from "./is_question.ts";
import { liftWeak } from "./lift_weak.ts";
import { messageSizes } from "./message_sizes.ts";
import { holdsAssistant, isPersonal, type RankUnit } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";
import { replyingMessages } from "./replying_messages.ts";
import { roleFactors } from "./role_factors.ts";
import type { TermTable } from "./term_table.ts";

const NAMES_PLACE =
  /"(?:file_?path|path|file|file_?name|notebook_path|command|cmd|url|uri|pattern|query)":/i;

/**
 * What each unit is worth; only the proportions mean something, and code is worth nothing.
 *
 * Rare and specific terms add up. What people say of themselves, beside what is worth more, in answer to a question or in
 * place of an earlier statement counts more; a unit of a long message, of a role that says much, and what an assistant or
 * a tool said long ago count less. To an assistant, long messages of people count less still; between people, questions do.
 *
 * @param units All units, in conversation order.
 * @param table Their terms.
 * @param roomChars About how many characters there is room for: the measure of what is long ago.
 */
export function unitValues(
  units: readonly RankUnit[],
  table: TermTable,
  roomChars: number,
): Float64Array {
  const sizes = messageSizes(units, table);
  const roles = roleFactors(units);
  const replying = replyingMessages(units);
  const ages = unitAges(units, roomChars);
  const sums = liftWeak(
    units,
    Float64Array.from(units, (_, at) => termSum(table, at)),
  );
  const isTask = holdsAssistant(units);
  const { sizePower } = RECIPE;
  const personalPower = isTask ? RECIPE.taskSizePower : sizePower;
  return Float64Array.from(units, (unit, at) => {
    if (unit.kind === "code") return 0;
    const { role } = unit.source;
    const isPerson = isPersonal(role);
    const power = isPerson ? personalPower : sizePower;
    const shared = sums[at] *
      sizes.get(unit.message)! ** power * roles.get(role)!;
    if (!isPerson) {
      const isNaming = (unit.kind === "call" || unit.kind === "carried") &&
        NAMES_PLACE.test(unit.text);
      return shared * ages[at] ** RECIPE.agePower *
        (isNaming ? RECIPE.namingCall : 1);
    }
    return shared * personalFactor(unit) *
      (replying.has(unit.message) ? RECIPE.reply : 1) *
      (!isTask && unit.kind === "prose" && isQuestion(unit.text)
        ? RECIPE.asking
        : 1);
  });
}

function personalFactor({ text, replaces, newer }: RankUnit): number {
  return (holdsFirstPerson(text) ? RECIPE.firstPerson : 1) *
    (replaces ? RECIPE.update : 1) *
    (newer === undefined ? 1 : RECIPE.replaced);
}

function termSum(table: TermTable, at: number): number {
  const { starts, ids, weights, kinds, rarity } = table;
  let sum = 0;
  for (let term = starts[at]; term < starts[at + 1]; term++) {
    sum += rarity[ids[term]] * weights[term];
  }
  return sum * RECIPE.kind ** kinds[at];
}

/** How long ago each was said: 1 for the newest, one more for each room that was filled since. */
function unitAges(
  units: readonly RankUnit[],
  roomChars: number,
): Float64Array {
  const ages = new Float64Array(units.length);
  let laterChars = 0;
  for (let at = units.length - 1; at >= 0; at--) {
    ages[at] = 1 + laterChars / Math.max(1, roomChars);
    laterChars += units[at].text.length;
  }
  return ages;
}
