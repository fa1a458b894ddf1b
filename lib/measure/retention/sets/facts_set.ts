import type { Conversation } from "../../../adapters/parsed_conversation.ts";
import { checkProbes } from "../../../probe/check_probes.ts";
import { findFacts } from "../../../probe/find_facts.ts";
import type { Probe } from "../../../probe/probe.ts";
import { toProbes } from "../../../probe/to_probes.ts";
import { holdsValue } from "../metrics/holds_value.ts";
import { spokenTexts } from "../metrics/spoken_texts.ts";
import type {
  MeasuredConversation,
  MeasuredQuestion,
  Place,
} from "../measured_conversation.ts";

/**
 * Any conversation with facts: those that are given, or those that are found in it by their shape.
 *
 * Replaced facts, those of the instructions and the question, which always stay, and those that do not stand in it as
 * whole values, such as the day of `2026-05-01T13:00`, are left out.
 *
 * @param id Names the conversation.
 * @param conversation As its adapter reads it.
 * @param probes The facts; undefined to find them.
 * @throws {TypeError | RangeError} If the probes are malformed.
 */
export function readFacts(
  id: string,
  conversation: Conversation,
  probes: readonly Probe[] = toProbes(findFacts(conversation)),
): MeasuredConversation {
  checkProbes(probes);
  const { instructions, turns, question, inFlight } = conversation;
  const messages = [
    ...turns.flatMap((turn) => turn.messages),
    ...(inFlight ?? []),
  ];
  const texts = messages.flatMap(spokenTexts);
  return {
    id,
    request: {
      instructions,
      turns,
      question,
      ...(inFlight === undefined ? {} : { inFlight }),
    },
    questions: probes.flatMap(questionOf).filter(({ value = "" }) =>
      texts.some((text) => holdsValue(text, value))
    ),
  };
}

function questionOf(probe: Probe): readonly MeasuredQuestion[] {
  const { id, kind = "fact", text, source, supersededBy } = probe;
  const place: Place | undefined = typeof source === "string"
    ? { turn: source, role: "user" }
    : source;
  const isFixed = place?.turn === "instructions" || place?.turn === "question";
  if (supersededBy !== undefined || isFixed) return [];
  return [{ id, kind, text: "", evidence: [], value: text, source: place }];
}
