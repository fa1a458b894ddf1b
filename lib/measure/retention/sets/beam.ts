import { groupTurns } from "../../../conversation/group_turns.ts";
import type {
  MeasuredConversation,
  MeasuredQuestion,
  Place,
} from "../measured_conversation.ts";
import {
  fieldOf,
  itemsOf,
  keysOf,
  misfit,
  type SetValue,
  textOf,
} from "./set_value.ts";

/** The two files of a chat. */
export interface BeamFiles {
  /** The chat's number. */
  readonly id: string;
  /** `chat.json`, parsed. */
  readonly chat: unknown;
  /** `probes.json` (`probing_questions.json` in the set's own repository), parsed. */
  readonly probes: unknown;
}

/**
 * A chat of BEAM with its probing questions: a user's message and the answer to it are a turn.
 *
 * Kinds are the set's abilities; knowledge updates carry where the fact was first said and where it was replaced, unless
 * both name the same messages. Evidence is what `source_chat_ids` names, all sorts together.
 *
 * @param files The parsed files.
 * @throws {FormatError} If a file is of another shape; with the place.
 */
export function readBeam(
  { id, chat, probes }: BeamFiles,
): MeasuredConversation {
  const root = { value: chat, set: "beam", path: "" };
  const spoken = itemsOf(root).flatMap((batch) =>
    itemsOf(fieldOf(batch, "turns"))
  )
    .flatMap(itemsOf);
  const { instructions, turns, question } = groupTurns(
    spoken.map((message) => ({
      role: roleOf(fieldOf(message, "role")),
      content: saidIn(textOf(fieldOf(message, "content"))),
    })),
  );
  const inOrder = turns.flatMap((turn) =>
    turn.messages.map(({ role }) => ({ turn: turn.id, role }))
  );
  const places = new Map(
    inOrder.map((
      place,
      index,
    ) => [textOf(fieldOf(spoken[index], "id")), place]),
  );
  const abilities = { value: probes, set: "beam", path: "" };
  return {
    id,
    request: { instructions, turns, question },
    questions: keysOf(abilities).flatMap((ability) =>
      itemsOf(fieldOf(abilities, ability)).map((probe, index) =>
        questionOf(probe, `${ability}-${index + 1}`, ability, places)
      )
    ),
  };
}

/** Without the place in the set's own plan, ` ->-> 3,13`, that ends a user's message: nobody said it. */
function saidIn(content: string): string {
  return content.replace(/\s*->->\s*\d\S*$/, "");
}

function roleOf(role: SetValue): "user" | "assistant" {
  const { value } = role;
  if (value === "user" || value === "assistant") return value;
  throw misfit(role, "user or assistant");
}

function questionOf(
  probe: SetValue,
  id: string,
  kind: string,
  places: ReadonlyMap<string, Place>,
): MeasuredQuestion {
  const sources = fieldOf(probe, "source_chat_ids").value;
  const named = (value: unknown) => placesOf(value, places);
  const rubric = fieldOf(probe, "rubric");
  return {
    id,
    kind,
    text: textOf(fieldOf(probe, "question")),
    evidence: named(sources),
    rubric: itemsOf(rubric).map((line) => askedFor(textOf(line))),
    ...updateOf(sources, named),
  };
}

/** The places that ids name, however they are nested. */
function placesOf(
  value: unknown,
  places: ReadonlyMap<string, Place>,
): readonly Place[] {
  const ids = Array.isArray(value)
    ? value.flat(Infinity)
    : Object.values(value ?? {}).flat(Infinity);
  return [...new Set(ids.map(String))].flatMap((id) => places.get(id) ?? []);
}

function updateOf(
  sources: unknown,
  named: (value: unknown) => readonly Place[],
): Pick<MeasuredQuestion, "update"> {
  const { original_info, updated_info } = (sources ?? {}) as Record<
    string,
    unknown
  >;
  const older = named(original_info);
  const newer = named(updated_info);
  const isReplaced = older.length > 0 && newer.length > 0 &&
    !older.some((one) => newer.includes(one));
  return isReplaced ? { update: { older, newer } } : {};
}

/** A rubric line without `LLM response should state:`. */
function askedFor(line: string): string {
  return line.replace(/^LLM response should \w+:\s*/, "");
}
