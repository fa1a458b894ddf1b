/** A line of a made-up session. */
export type Line = Readonly<Record<string, unknown>>;

/** Writes the lines of a session, each the child of the one before it unless told otherwise. */
export class Session {
  /** The lines so far. */
  readonly lines: Line[] = [];
  /** The uuid that the next line goes on from. */
  last: string | null = null;
  #messages = 0;

  constructor(readonly more: Line = {}) {}

  /** A line of the tree. */
  add(type: string, fields: Line = {}): this {
    const uuid = `u${this.lines.length + 1}`;
    this.lines.push({
      parentUuid: this.last,
      isSidechain: false,
      sessionId: "s1",
      version: "2.1.0",
      type,
      ...fields,
      uuid,
      timestamp: `2026-03-01T09:30:${
        `${this.lines.length % 60}`.padStart(2, "0")
      }Z`,
      ...this.more,
    });
    if (fields.isSidechain !== true) this.last = uuid;
    return this;
  }

  /** A line that is not in the tree. */
  state(fields: Line): this {
    this.lines.push(fields);
    return this;
  }

  user(content: unknown, fields: Line = {}): this {
    return this.add("user", { message: { role: "user", content }, ...fields });
  }

  /** One message of the assistant, a line for each block. */
  assistant(...blocks: readonly unknown[]): this {
    const id = `msg_${++this.#messages}`;
    for (const block of blocks) this.part(id, block);
    return this;
  }

  /** A line of the assistant's message with this id. */
  part(id: string, block: unknown, fields: Line = {}): this {
    const message = {
      id,
      type: "message",
      role: "assistant",
      content: [block],
    };
    return this.add("assistant", { message, ...fields });
  }

  result(id: string, content: unknown, fields: Line = {}): this {
    return this.user(
      [{ type: "tool_result", tool_use_id: id, content }],
      fields,
    );
  }

  /** A boundary and its summary. */
  compacted(
    summary: string,
    compactMetadata: Line = { trigger: "auto" },
  ): this {
    const logicalParentUuid = this.last;
    this.last = null;
    return this.add("system", {
      subtype: "compact_boundary",
      content: "Conversation compacted",
      logicalParentUuid,
      compactMetadata,
    }).user(summary, {
      isCompactSummary: true,
      isVisibleInTranscriptOnly: true,
    });
  }

  /** Goes on from the line with this number. */
  from(line: number): this {
    this.last = this.lines[line - 1].uuid as string;
    return this;
  }
}

/** A text block. */
export const text = (text: string) => ({ type: "text", text });

/** A call of `Read`, or of another tool. */
export const call = (
  id: string,
  input: unknown = { path: "/srv/a" },
  name = "Read",
) => ({
  type: "tool_use",
  id,
  name,
  input,
});

/** A thinking block. */
export const thinking = (thinking: string) => ({
  type: "thinking",
  thinking,
  signature: "c2ln",
});
