import type { Message } from "../conversation/message.ts";
import type { Turn } from "../conversation/turn.ts";
import type { ProbeContext } from "./probe_context.ts";

/**
 * For each message, the turn that it was in the original: a turn's id, `instructions`, `question`, or null.
 *
 * Kept turns are followed in order. With the original turns only, a message that equals one of theirs is taken for it,
 * the newest first, so that a kept end is found where the same words were said twice.
 *
 * @param messages The window.
 * @param context What is known about it.
 */
export function originsOf(
  messages: readonly Message[],
  context: ProbeContext,
): readonly (string | null)[] {
  const question = questionIndex(messages, context.question);
  const turnIds = context.keptTurns
    ? inOrder(messages, context.keptTurns, question)
    : fromTheEnd(messages, context.turns ?? [], question);
  return messages.map((message, index) =>
    message.role === "system" && index === 0
      ? "instructions"
      : index === question
      ? "question"
      : turnIds[index]
  );
}

/** The question stands at the end of its message, behind the notes. */
function questionIndex(
  messages: readonly Message[],
  question: string | undefined,
): number {
  if (question === undefined) return -1;
  return messages.findLastIndex(({ role, content }) =>
    role === "user" && typeof content === "string" && content.endsWith(question)
  );
}

type Origin = readonly [turn: string, message: Message];

function flatten(turns: readonly Turn[]): readonly Origin[] {
  return turns.flatMap((turn) =>
    turn.messages.map((message): Origin => [turn.id, message])
  );
}

function inOrder(
  messages: readonly Message[],
  turns: readonly Turn[],
  question: number,
): (string | null)[] {
  const originals = flatten(turns);
  let next = 0;
  return messages.map((message, index) => {
    const original = originals[next];
    if (index === question || !original) return null;
    if (!isSame(message, original[1])) return null;
    next++;
    return original[0];
  });
}

function fromTheEnd(
  messages: readonly Message[],
  turns: readonly Turn[],
  question: number,
): (string | null)[] {
  const originals = flatten(turns);
  const byText = new Map<string, number[]>();
  originals.forEach(([, message], index) => {
    const key = keyOf(message);
    const places = byText.get(key);
    if (places) places.push(index);
    else byText.set(key, [index]);
  });
  const origins: (string | null)[] = messages.map(() => null);
  for (let index = messages.length - 1; index >= 0; index--) {
    if (index === question) continue;
    const place = byText.get(keyOf(messages[index]))?.pop();
    if (place !== undefined) origins[index] = originals[place][0];
  }
  return origins;
}

function isSame(a: Message, b: Message): boolean {
  return a === b || keyOf(a) === keyOf(b);
}

function keyOf(message: Message): string {
  return JSON.stringify([
    message.role,
    message.content,
    message.toolCalls ?? [],
    message.toolCallId ?? null,
  ]);
}
