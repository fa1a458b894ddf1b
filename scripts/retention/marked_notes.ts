import type { SetName } from "../../lib/measure/retention/measured_conversation.ts";
import type { OnResult } from "../../lib/measure/retention/run/measure_setting.ts";

/** Collects the notes that say that a later turn replaces them, as ids: nothing of the text. */
export interface MarkedNotes {
  /** Is told of the results of a conversation. */
  readonly onResult: (set: SetName, conversation: string) => OnResult;
  /** The notes as JSON, each once, in the order of first mention. */
  json(): string;
}

/** A new collection. */
export function markedNotes(): MarkedNotes {
  const lines = new Set<string>();
  return {
    onResult: (set, conversation) => ({ notes }) => {
      for (const { source: { turn, role }, newer } of notes) {
        if (newer === undefined) continue;
        lines.add(JSON.stringify({ set, conversation, turn, role, newer }));
      }
    },
    json: () =>
      lines.size === 0 ? "[]\n" : `[\n  ${[...lines].join(",\n  ")}\n]\n`,
  };
}
