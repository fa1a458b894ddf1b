interface Item {
  readonly type?: string;
  readonly role?: string;
  readonly call_id?: string;
}

/**
 * What OpenAI's server refuses: an output of no call, a call without an output before somebody else speaks, reasoning
 * that nothing of the assistant follows. Calls at the very end wait.
 */
export function openaiResponsesProblems(value: unknown): readonly string[] {
  const items: readonly Item[] = Array.isArray(value)
    ? value
    : (value as { input: Item[] }).input;
  const problems: string[] = [];
  const open = new Set<string | undefined>();
  items.forEach(({ type, role, call_id }, index) => {
    if (type === "function_call") open.add(call_id);
    if (type === "function_call_output" && !open.delete(call_id)) {
      problems.push(`orphan ${call_id}`);
    }
    if (role !== undefined) {
      for (const id of open) problems.push(`unanswered ${id}`);
      open.clear();
    }
    const next = items[index + 1];
    const isFollowed = next?.type === "function_call" ||
      next?.role === "assistant" || next?.type === "web_search_call";
    if (type === "reasoning" && !isFollowed) {
      problems.push("reasoning without its item");
    }
  });
  if (items.length === 0) problems.push("no item");
  return problems;
}
