import type { Note } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { MatchLevel } from "./match_level.ts";

/** What is known about messages, beyond the messages. Each part makes a report say more; none is needed. */
export interface ProbeContext {
  /** Turns that stand in the messages unchanged, oldest first. */
  readonly keptTurns?: readonly Turn[];
  /** Notes in the last block before the question, as they were before escaping. */
  readonly notes?: readonly Note[];
  /** The question as it was asked, without the notes before it. */
  readonly question?: string;
  /** Id of the turn that the question will become: a probe may name it as its source. */
  readonly questionId?: string;
  /** The original conversation: messages equal to its own count as kept. */
  readonly turns?: readonly Turn[];
  /** Knows what the model sees of a message. */
  readonly counter?: Pick<TokenCounter, "render" | "visibleText">;
  /**
   * The loosest level at which a fact counts as found, and with it: only as a whole value (`5 %` is not in `95 %`), and
   * each place says its level. Default: its exact words, wherever they stand.
   */
  readonly match?: MatchLevel;
  /** Whether a fact counts in its escaped form too, in any message: for windows that somebody else made. */
  readonly escaped?: "anywhere";
}
