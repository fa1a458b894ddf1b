import type { Turn } from "../../../conversation/turn.ts";
import type { MeasuredConversation } from "../measured_conversation.ts";
import { FRAMINGS } from "./framings.ts";

/** Where an instruction is put, as a share of the turns before it. */
const POSITIONS = [0.1, 0.5, 0.9];
const ID = "C1";

/**
 * Conversations with one standing instruction put into each: every instruction in every framing at three positions.
 *
 * The cases are spread over the hosts in turn, so each host has some of all kinds. What is asked later is the
 * instruction, word for word.
 *
 * @param hosts Conversations of a set.
 * @param instructions Imperative sentences.
 */
export function constraintCases(
  hosts: readonly MeasuredConversation[],
  instructions: readonly string[],
): readonly MeasuredConversation[] {
  const cases = instructions.flatMap((instruction, number) =>
    Object.entries(FRAMINGS).flatMap(([kind, frame]) =>
      POSITIONS.map((position) => ({
        id: `${number + 1} ${kind} ${position}`,
        kind,
        position,
        framed: frame(instruction),
      }))
    )
  );
  return cases.map(({ id, kind, position, framed }, index) => {
    const host = hosts[index % hosts.length];
    const question = { id, kind, text: "", evidence: [], value: framed.words };
    return {
      ...withInstruction(host, position, framed.text),
      id: `${host.id} ${id}`,
      questions: [question],
    };
  });
}

/** The host with a turn like the one at the position, with other words. */
function withInstruction(
  host: MeasuredConversation,
  position: number,
  text: string,
): MeasuredConversation {
  const { turns } = host.request;
  const at = Math.floor(turns.length * position);
  const like = turns[at];
  const read = host.read?.get(like.id) ?? like;
  const speaker = /^\w+: /.exec(contentOf(read))?.[0] ?? "";
  const said = host.read === undefined ? text : speaker + text;
  const date = contentOf(like).slice(
    0,
    contentOf(like).length - contentOf(read).length,
  );
  const turn = (content: string): Turn => ({
    ...like,
    id: ID,
    messages: [
      { role: "user", content },
      ...(like.messages.length > 1
        ? [{ role: "assistant" as const, content: "Understood." }]
        : []),
    ],
  });
  return {
    ...host,
    request: {
      ...host.request,
      turns: [...turns.slice(0, at), turn(date + said), ...turns.slice(at)],
    },
    read: host.read && new Map([...host.read, [ID, turn(said)]]),
  };
}

function contentOf({ messages: [{ content }] }: Turn): string {
  return typeof content === "string" ? content : "";
}
