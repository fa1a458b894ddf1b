import type {
  MeasuredConversation,
  SetName,
} from "../measured_conversation.ts";

/** A set as it was read. */
export interface MeasuredSet {
  /** Its name. */
  readonly set: SetName;
  /** SHA-256 of its files: of a line `hash name` for each, in the order of names. */
  readonly hash: string;
  /** The budgets that it is measured at, as percentages; those that are asked for where there are none. */
  readonly ratios?: readonly number[];
  /** All its conversations. */
  readonly conversations: readonly MeasuredConversation[];
}
