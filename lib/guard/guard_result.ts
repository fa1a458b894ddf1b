import type { Message } from "../conversation/message.ts";
import type { RetentionReport } from "../probe/retention.ts";
import type { Orphan, RoleChange } from "./message_problems.ts";

/** Why a compaction was refused. */
export interface GuardReason {
  /** Stable name of the reason, for a `switch`. */
  readonly code:
    | "unreadable"
    | "empty"
    | "below-retention"
    | "must-keep"
    | "role-change"
    | "orphan"
    | "invented";
  /** What was found, and the bound. */
  readonly message: string;
}

/** What a guard let through, and what it saw. */
export interface GuardResult {
  /** What to send: what the compactor made, or the original itself, the same list. */
  readonly messages: readonly Message[];
  /** Whether the compaction passed. */
  readonly accepted: boolean;
  /** Why it did not; empty where it passed. */
  readonly reasons: readonly GuardReason[];
  /** What was kept and lost; null where the messages could not be checked. */
  readonly report: RetentionReport | null;
  /** Facts and words of `mustKeep` that are gone. */
  readonly mustKeepLost: readonly string[];
  /** Words of `mustKeep` that the original did not have either. */
  readonly mustKeepUnknown: readonly string[];
  /** Words that somebody else says now. */
  readonly roleChanges: readonly RoleChange[];
  /** Tool messages that lost their call, and calls that lost their result. */
  readonly orphans: readonly Orphan[];
}
