interface Call {
  readonly id?: string;
}

interface ChatMessage {
  readonly role: string;
  readonly content?: unknown;
  readonly tool_calls?: readonly Call[] | null;
  readonly tool_call_id?: string;
}

/**
 * What OpenAI's server refuses: a result that follows no call with its id, and a call that is not answered before
 * somebody else speaks. Calls at the very end wait.
 */
export function openaiChatProblems(value: unknown): readonly string[] {
  const messages: readonly ChatMessage[] = Array.isArray(value)
    ? value
    : (value as { messages: ChatMessage[] }).messages;
  const problems: string[] = [];
  let open = new Set<string | undefined>();
  for (const { role, content, tool_calls, tool_call_id } of messages) {
    if (role === "tool") {
      if (!open.delete(tool_call_id)) problems.push(`orphan ${tool_call_id}`);
      continue;
    }
    for (const id of open) problems.push(`unanswered ${id}`);
    open = new Set(tool_calls?.map(({ id }) => id));
    const isSilent = content === null || content === undefined;
    if (isSilent && open.size === 0) problems.push("no content");
    if (tool_calls?.length === 0) problems.push("an empty list of calls");
  }
  if (messages.length === 0) problems.push("no message");
  return problems;
}
