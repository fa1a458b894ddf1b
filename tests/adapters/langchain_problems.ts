import { langchainEntry } from "../../lib/adapters/langchain_message.ts";

interface Call {
  readonly id?: string;
}

/** What models behind LangChain refuse: an orphan result, a call without its result before somebody else speaks. */
export function langchainProblems(value: unknown): readonly string[] {
  const messages: readonly unknown[] = Array.isArray(value)
    ? value
    : (value as { messages: unknown[] }).messages;
  const problems: string[] = [];
  let open = new Set<string | undefined>();
  for (const message of messages) {
    const { type, fields } = langchainEntry(message)!;
    const id = fields.tool_call_id as string | undefined;
    if (type === "tool" && !open.delete(id)) problems.push(`orphan ${id}`);
    if (type === "tool" || type === "function") continue;
    for (const id of open) problems.push(`unanswered ${id}`);
    const calls = fields.tool_calls as readonly Call[] | undefined;
    open = new Set(calls?.map(({ id }) => id));
  }
  return messages.length === 0 ? [...problems, "no message"] : problems;
}
