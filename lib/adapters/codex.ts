import { isBareItem, isBareSession } from "./codex/codex_entry.ts";
import { leadCodexLine } from "./codex/lead_codex_line.ts";
import { readCodexRollout } from "./codex/read_codex_rollout.ts";
import { type LinesAdapter, linesAdapter } from "./lines_adapter.ts";
import { isObject } from "./place.ts";

/**
 * Rollouts of Codex as they stand on disk, JSON Lines.
 *
 * ```
 *  theirs                                               ours
 *  response_item; in old files the item without an
 *    envelope                                           as in openai-responses; calls in a row are one message
 *  event_msg, turn_context                              repeats and settings: go with what stands before them
 *  session_meta.base_instructions                       instructions
 *  developer, <environment_context>, AGENTS.md and
 *    the like before the user's first words             instructions: they always stay
 *  the same later                                       client's text: assistant, named "client"
 *  compacted with replacement_history                   one turn with that history; all before it is gone
 *  compacted without                                    one turn: the user's words before it, and the summary
 *  event_msg thread_rolled_back                         the last turns were taken back
 *  reasoning                                            rides along with what follows, not counted
 * ```
 *
 * What Codex would shorten of the user's words before a compaction without a history (it sends about 20,000 tokens of
 * them) is counted whole.
 */
export const codex: LinesAdapter = linesAdapter({
  name: "codex",
  read: readCodexRollout,
  edit: leadCodexLine,

  detect(values) {
    const enveloped = values.findIndex((value) =>
      isObject(value) && isObject(value.payload) &&
      ENVELOPES.includes(String(value.type))
    );
    if (enveloped >= 0) return { own: true, path: `[${enveloped}]` };
    const [first, ...rest] = values;
    const isOld = isObject(first) && isBareSession(first) &&
      rest.some((value) => isObject(value) && isBareItem(value));
    return isOld ? { own: true, path: "[0]" } : undefined;
  },

  add(text, last, sample) {
    const like = isObject(last) ? last : isObject(sample) ? sample : {};
    const item = {
      type: "message",
      role: "user",
      content: [{ type: "input_text", text }],
    };
    return isObject(like.payload)
      ? { timestamp: like.timestamp, type: "response_item", payload: item }
      : item;
  },
});

const ENVELOPES = [
  "session_meta",
  "response_item",
  "event_msg",
  "turn_context",
  "compacted",
];
