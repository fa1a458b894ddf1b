import type { CompressionFailure } from "../errors.ts";

/** What became of a preserve term. */
export interface PreserveReceipt {
  /** The term; for one that is a secret its placeholder. */
  readonly term: string;
  /**
   * `kept` by the backend that was asked; lost by it and `restored` by the fallback; `not in source`; or a secret that
   * stays `redacted`.
   */
  readonly status: "kept" | "restored" | "not in source" | "redacted";
  /** For a secret, the rule that says so. */
  readonly secretRule?: string;
}

/** Something that the reader of a result should know. */
export interface CompressionWarning {
  /** Stable name of this kind of warning. */
  readonly code:
    | "fallback"
    | "over-target"
    | "no-saving"
    | "not-in-source"
    | "secret-term"
    | "secret-in-reply"
    | "invented-lines"
    | "backend-note";
  /** `note` where nothing is wrong. */
  readonly level: "warning" | "note";
  /** A sentence for people, on one line, without secrets. */
  readonly message: string;
}

/** Supporting context after compression, and what happened to it. */
export interface CompressionResult {
  /** The text. */
  readonly text: string;
  /** Name of the backend that this text is from. */
  readonly backend: string;
  /** Tokens before and after, and the target. */
  readonly tokens: {
    readonly before: number;
    readonly after: number;
    readonly target: number;
  };
  /** One for each preserve term, in the order given. */
  readonly receipts: readonly PreserveReceipt[];
  /** In the order in which they came up. */
  readonly warnings: readonly CompressionWarning[];
  /** Set where the backend's own result could not be taken. */
  readonly fallback?: {
    readonly from: string;
    readonly to: string;
    readonly reason: CompressionFailure;
  };
}
