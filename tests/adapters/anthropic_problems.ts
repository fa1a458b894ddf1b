interface Block {
  readonly type?: string;
  readonly id?: string;
  readonly tool_use_id?: string;
  readonly text?: string;
}

interface AnthropicMessage {
  readonly role: string;
  readonly content: string | readonly Block[];
}

/**
 * What Anthropic's server refuses: a first message that is not the user's, calls that the next user message does not
 * answer, results elsewhere or behind other blocks, empty texts. Calls of the last message wait.
 */
export function anthropicProblems(value: unknown): readonly string[] {
  const messages: readonly AnthropicMessage[] = Array.isArray(value)
    ? value
    : (value as { messages: AnthropicMessage[] }).messages;
  const problems: string[] = [];
  if (messages[0]?.role !== "user") problems.push("no user message first");
  let open: (string | undefined)[] = [];
  for (const { role, content } of messages) {
    const blocks = typeof content === "string"
      ? [{ type: "text", text: content }]
      : content;
    const results = blocks.filter(isResult);
    const answered = results.map((block) => block.tool_use_id);
    for (const id of open) {
      if (!answered.includes(id)) problems.push(`unanswered ${id}`);
    }
    for (const id of answered) {
      if (!open.includes(id)) problems.push(`orphan ${id}`);
    }
    if (!blocks.slice(0, results.length).every(isResult)) {
      problems.push("results behind other blocks");
    }
    if (blocks.some(({ text }) => text === "")) problems.push("an empty text");
    if (blocks.length === 0) problems.push("no content");
    open = blocks.filter(({ type }) => type === "tool_use")
      .map(({ id }) => id);
    if (open.length > 0 && role !== "assistant") problems.push("a user calls");
  }
  return problems;
}

function isResult(block: Block): boolean {
  return block.type === "tool_result";
}
