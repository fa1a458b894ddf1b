import type { RequestLimits } from "../adapters/foreign_request.ts";
import type { ToolDeclaration } from "../conversation/message.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { Extractor } from "../notes/extractor.ts";

/** What an agent's loop is compacted with. */
export interface AgentOptions extends RequestLimits {
  /** Counts the rendered request: the counter of the model that is asked. */
  readonly counter: TokenCounter;
  /** Tools that are declared to the model: they are sent, so they are counted. */
  readonly tools?: readonly ToolDeclaration[];
  /** Makes notes of what goes, such as `rankNotes()`; the cue rule unless given, as with `compact`. */
  readonly extractor?: Extractor;
}
