/** Who speaks. A `developer` message is read as `system`. */
export type Role = "system" | "user" | "assistant" | "tool";

/** A piece of text in a message with several parts. */
export interface TextPart {
  /** Only text: other kinds of part are refused by name. */
  readonly type: "text";
  /** The text itself. */
  readonly text: string;
}

/** A call of a tool, as the assistant asked for it. */
export interface ToolCall {
  /** Joins the call with its result. */
  readonly id: string;
  /** The tool's name. */
  readonly name: string;
  /** The arguments as an object, keys in the order given. */
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** One entry of a conversation, with one role. */
export interface Message {
  /** Who speaks. */
  readonly role: Role;
  /** The text, or its parts; "" where an assistant only calls tools. */
  readonly content: string | readonly TextPart[];
  /** Tools that the assistant calls. */
  readonly toolCalls?: readonly ToolCall[];
  /** In a tool message: the call that it answers. */
  readonly toolCallId?: string;
  /** Name of the speaker or tool, where a format has one. */
  readonly name?: string;
}

/** A tool that the model may call; the template renders it, so it costs tokens. */
export interface ToolDeclaration {
  /** The tool's name. */
  readonly name: string;
  /** What it does, for the model. */
  readonly description?: string;
  /** JSON Schema of the arguments. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}
