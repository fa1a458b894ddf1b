import type { Message, Role } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";

/** Words that somebody else says after the compaction. */
export interface RoleChange {
  /** Index of the message after the compaction. */
  readonly message: number;
  /** Who said it before. */
  readonly from: Role;
  /** Who says it now. */
  readonly to: Role;
}

/** A tool's message without its call, or a call without its result. */
export interface Orphan {
  /** Index of the message after the compaction. */
  readonly message: number;
  /** Id of the call. */
  readonly callId: string;
  /** What is missing. */
  readonly missing: "call" | "result";
}

/**
 * The messages whose words stood in the original under other roles only.
 *
 * Blank and very short texts are passed over: anybody may say `Yes.`
 *
 * @param before The original.
 * @param after What a compactor made of it.
 */
export function roleChanges(
  before: readonly Message[],
  after: readonly Message[],
): readonly RoleChange[] {
  const roles = new Map<string, Set<Role>>();
  for (const message of before) {
    const text = textOf(message);
    const known = roles.get(text);
    if (known) known.add(message.role);
    else roles.set(text, new Set([message.role]));
  }
  return after.flatMap((message, index): RoleChange[] => {
    const text = textOf(message);
    const said = roles.get(text);
    if (text.length < 12 || !said || said.has(message.role)) return [];
    return [{ message: index, from: [...said][0], to: message.role }];
  });
}

/**
 * Tool messages without their call, and calls without their result, that the original did not have so.
 *
 * A call at the end that nothing answers yet is none if the original ends with it too.
 *
 * @param before The original.
 * @param after What a compactor made of it.
 */
export function newOrphans(
  before: readonly Message[],
  after: readonly Message[],
): readonly Orphan[] {
  const old = new Set(orphansOf(before).map(orphanKey));
  return orphansOf(after).filter((orphan) => !old.has(orphanKey(orphan)));
}

function orphanKey({ callId, missing }: Orphan): string {
  return `${missing} ${callId}`;
}

function orphansOf(messages: readonly Message[]): readonly Orphan[] {
  const orphans: Orphan[] = [];
  const open = new Map<string, number>();
  messages.forEach(({ toolCalls = [], toolCallId }, message) => {
    for (const { id } of toolCalls) open.set(id, message);
    if (toolCallId === undefined || open.delete(toolCallId)) return;
    orphans.push({ message, callId: toolCallId, missing: "call" });
  });
  for (const [callId, message] of open) {
    orphans.push({ message, callId, missing: "result" });
  }
  return orphans.sort((a, b) => a.message - b.message);
}

function textOf(message: Message): string {
  return messageTexts(message).join("").trim();
}
