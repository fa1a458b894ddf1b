import type { Message, Role } from "./message.ts";

/** Neighbouring messages that a template may join, with the roles around them. */
export interface RoleRun {
  /** The messages, in order; a tool message stands in the run that it follows. */
  readonly messages: readonly Message[];
  /** Role of the nearest message before the run that is no tool message. */
  readonly previousRole?: Role;
  /** Role of the message after the run. */
  readonly nextRole?: Role;
}

/**
 * The messages cut where no template joins texts: before each system and user message, where the role changes to
 * assistant, and before an assistant message that calls tools.
 *
 * Assistant messages in a row stay together unless one calls tools: templates print them as one text, and the tokens of
 * a joined text are not the sum of its pieces' tokens.
 *
 * @param messages Any messages.
 * @param before Role of the message that stands before them.
 * @param after Role of the message that stands after them.
 *
 * @example Two assistant texts are one run
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const runs = roleRuns([
 *   { role: "user", content: "Q" },
 *   { role: "assistant", content: "The depart" },
 *   { role: "assistant", content: "ment is open" },
 * ]);
 * assertEquals(runs.map((run) => run.messages.length), [1, 2]);
 * ```
 */
export function roleRuns(
  messages: readonly Message[],
  before?: Role,
  after?: Role,
): readonly RoleRun[] {
  const runs: { messages: Message[]; previousRole?: Role }[] = [];
  let lastRole = before;
  for (const message of messages) {
    const run = runs.at(-1);
    const isText = message.role === "assistant" && !message.toolCalls?.length;
    const continues = message.role === "tool" ||
      (isText && lastRole === "assistant");
    if (run && continues) run.messages.push(message);
    else runs.push({ messages: [message], previousRole: lastRole });
    if (message.role !== "tool") lastRole = message.role;
  }
  return runs.map((run, index) => ({
    ...run,
    nextRole: runs[index + 1]?.messages[0].role ?? after,
  }));
}
