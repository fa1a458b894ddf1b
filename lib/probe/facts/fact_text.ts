import type { ProbeSource } from "../probe.ts";

/** One text of a conversation that facts are looked for in. */
export interface FactText {
  /** The text itself. */
  readonly text: string;
  /** Who said it. */
  readonly source: ProbeSource;
  /** Whether the assistant's last text of the conversation, or an unanswered question, stands in it. */
  readonly last?: true;
  /**
   * For a value among a tool call's arguments: the tool, the nearest key, how the call ended, if
   * that shows, and a `status` beside the value.
   */
  readonly call?: {
    readonly tool: string;
    readonly key: string;
    readonly failed?: boolean;
    readonly status?: string;
  };
}
