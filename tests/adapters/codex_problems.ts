import type { Line } from "./codex_lines.ts";

interface Payload {
  readonly type?: string;
  readonly role?: string;
  readonly call_id?: string;
}

/**
 * What Codex could not go on from: an output of no call, a call without an output before somebody else speaks, reasoning
 * that nothing of the assistant follows. Calls at the very end wait.
 */
export function codexProblems(value: unknown): readonly string[] {
  const items = (value as readonly Line[]).flatMap((line) =>
    line.type === "response_item"
      ? [line.payload as Payload]
      : line.payload === undefined
      ? [line as Payload]
      : []
  );
  const problems: string[] = [];
  const open = new Set<string | undefined>();
  items.forEach(({ type = "", role, call_id }, index) => {
    if (type.endsWith("_call") && call_id !== undefined) open.add(call_id);
    if (type.endsWith("_call_output") && !open.delete(call_id)) {
      problems.push(`orphan ${call_id}`);
    }
    if (role === "user") {
      for (const id of open) problems.push(`unanswered ${id}`);
      open.clear();
    }
    const next = items[index + 1];
    if (
      type === "reasoning" && next?.role !== "assistant" &&
      !next?.type?.endsWith("_call")
    ) problems.push("reasoning without its item");
  });
  const isEmpty =
    !(value as readonly Line[]).some(({ type }) => type === "compacted") &&
    !items.some(({ role }) => role === "user");
  return isEmpty ? [...problems, "no message"] : problems;
}
