import type {
  MeasuredConversation,
  SetName,
} from "../measured_conversation.ts";
import type { MissingExtractor } from "../run/retention_run.ts";

/** A set as it was read. */
export interface MeasuredSet {
  /** Its name. */
  readonly set: SetName;
  /** SHA-256 of its files: of a line `hash name` for each, in the order of names. */
  readonly hash: string;
  /** Budgets that it is measured at in place of those that are asked for, in percent, with the largest share alone. */
  readonly ratios?: readonly number[];
  /** Extractors that are left out of this set, and why. */
  readonly missing?: readonly MissingExtractor[];
  /** All its conversations. */
  readonly conversations: readonly MeasuredConversation[];
}
