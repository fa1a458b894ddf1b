interface Block {
  readonly type?: string;
  readonly id?: string;
  readonly tool_use_id?: string;
}

interface Line {
  readonly type?: string;
  readonly uuid?: string;
  readonly parentUuid?: string | null;
  readonly isSidechain?: boolean;
  readonly message?: { readonly content: string | readonly Block[] };
}

/**
 * What Claude Code could not go on from: a result of no call before it, a call without a result that something follows,
 * and a line, not the first, whose parent is not before it in the file.
 */
export function claudeCodeProblems(value: unknown): readonly string[] {
  const lines = (value as readonly Line[])
    .filter(({ uuid, isSidechain }) => uuid !== undefined && !isSidechain);
  const problems: string[] = [];
  const open = new Map<string | undefined, number>();
  const known = new Set<string | null | undefined>();
  let last = -1;
  lines.forEach(({ uuid, parentUuid, message }, index) => {
    if (index > 0 && parentUuid !== null && !known.has(parentUuid)) {
      problems.push(`parted ${uuid}`);
    }
    known.add(uuid);
    const blocks = typeof message?.content === "string" ? [] : message?.content;
    for (const { type, id, tool_use_id } of blocks ?? []) {
      if (type === "tool_use") open.set(id, index);
      if (type === "tool_result" && !open.delete(tool_use_id)) {
        problems.push(`orphan ${tool_use_id}`);
      }
    }
    if (message !== undefined) last = index;
  });
  if (last < 0) problems.push("no message");
  const results = lines.findLastIndex(({ message }) =>
    typeof message?.content !== "string" &&
    message?.content.some(({ type }) => type === "tool_result")
  );
  const calls = [...open].filter(([, index]) =>
    lines.slice(index + 1, last + 1).some(({ type, message }, at) =>
      message !== undefined && type === "user" && index + 1 + at > results
    )
  );
  for (const [id] of calls) problems.push(`unanswered ${id}`);
  return problems;
}
