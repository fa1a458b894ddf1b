interface Part {
  readonly type: string;
  readonly toolCallId?: string;
  readonly approvalId?: string;
}

interface ChatMessage {
  readonly role: string;
  readonly content?: string | readonly Part[];
  readonly parts?: readonly Part[];
}

/**
 * What the SDK refuses or a model does: an orphan result or answer to a request, a call without a result before the user
 * speaks, and a message without parts. A call and its result are one part of a `UIMessage`.
 */
export function aiSdkProblems(value: unknown): readonly string[] {
  const messages: readonly ChatMessage[] = Array.isArray(value)
    ? value
    : (value as { messages: ChatMessage[] }).messages;
  const problems: string[] = [];
  const open = new Set<string | undefined>();
  const asked = new Set<string | undefined>();
  for (const { role, content, parts } of messages) {
    if (parts?.length === 0) problems.push("a message without parts");
    if (role === "user") {
      for (const id of open) problems.push(`unanswered ${id}`);
      open.clear();
    }
    if (typeof content === "string" || content === undefined) continue;
    for (const { type, toolCallId, approvalId } of content) {
      if (type === "tool-call") open.add(toolCallId);
      if (type === "tool-approval-request") asked.add(approvalId);
      if (type === "tool-result" && !open.delete(toolCallId)) {
        problems.push(`orphan ${toolCallId}`);
      }
      if (type === "tool-approval-response" && !asked.has(approvalId)) {
        problems.push(`orphan ${approvalId}`);
      }
    }
  }
  return messages.length === 0 ? [...problems, "no message"] : problems;
}
