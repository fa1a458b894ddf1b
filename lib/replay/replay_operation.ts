/**
 * One step of an arrival, as data: what a report puts into words.
 *
 * In this order: `arrives`, `attempted`, then what leaves (`removed` without a word, `folded` into the summary or the
 * notes) or comes back (`returned`), then the `total` that is sent, or `refused`.
 */
export type ReplayOperation =
  | {
    readonly kind: "arrives";
    readonly turn: string;
    /** Lesson only: what it costs. */
    readonly tokens?: number;
  }
  | {
    readonly kind: "attempted";
    readonly tokens: number;
    readonly budgetTokens: number;
  }
  | {
    readonly kind: "removed" | "folded";
    readonly turn: string;
    /** Lesson only: what the window takes now. */
    readonly leavesTokens?: number;
  }
  | { readonly kind: "returned"; readonly turn: string }
  | { readonly kind: "total"; readonly tokens: number }
  | {
    readonly kind: "refused";
    readonly requiredTokens: number;
    readonly budgetTokens: number;
  };
