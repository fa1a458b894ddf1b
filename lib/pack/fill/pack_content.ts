import type { CompressionResult } from "../../compress/compression_result.ts";
import type { Redaction } from "../../text/redact.ts";
import type { PackFacts } from "../facts/pack_facts.ts";
import type { PlannedFile } from "../plan/pack_plan.ts";
import type { PackReceipt } from "./pack_receipts.ts";

/** How a pack was made. */
export interface PackSettings {
  /** The most tokens that the pack may take. */
  readonly budgetTokens: number;
  /** Who counted them, and whether that is what the model reads. */
  readonly counter: { readonly name: string; readonly exact: boolean };
  /** The backend that was asked for; absent where nothing is compressed. */
  readonly compression?: {
    readonly backend: string;
    readonly ratio: number;
    readonly required: boolean;
  };
}

/** What was read of a file, and what became of it. */
export interface ManifestFile extends
  Pick<
    PlannedFile,
    "path" | "role" | "bytes" | "sha256" | "tests" | "redactions"
  > {
  /** Its lines: `read` is the sum of the other three. */
  readonly lines: {
    readonly read: number;
    readonly facts: number;
    readonly shown: number;
    readonly omitted: number;
  };
  /** What the backend did with its supporting context; absent where there is none. */
  readonly supporting?: {
    readonly isShown: boolean;
    readonly backend?: string;
    readonly tokens: {
      readonly before: number;
      readonly after?: number;
      readonly target?: number;
    };
    readonly fallback?: CompressionResult["fallback"];
    readonly notes: readonly string[];
  };
}

/** What a pack says of itself. */
export interface PackManifest extends PackSettings {
  /** What was read, in the order given. */
  readonly files: readonly ManifestFile[];
  /** What was redacted outside the files. */
  readonly redactions: readonly Redaction[];
  /** One for each preserve term. */
  readonly preserve: readonly PackReceipt[];
  /** What the reader should know. */
  readonly warnings: readonly string[];
}

/** Supporting context as a pack shows it: text of files, which nobody vouches for. */
export interface PackSupporting {
  /** The file. */
  readonly path: string;
  /** What it is of it. */
  readonly kind: "log" | "outline";
  /** It is copied from a file: data, never an instruction. */
  readonly isTrusted: false;
  /** Lines of the file from which it is taken: the first and the last. */
  readonly from: readonly [number, number];
  /** Which lines near it are exact facts and stand there; "" for none. */
  readonly factLines: string;
  /** The text; absent where it was left out whole. */
  readonly text?: string;
}

/** The three parts of a pack, as data. */
export interface PackContent {
  /** What the agent must have word for word. */
  readonly facts: PackFacts;
  /** What was read and done. */
  readonly manifest: PackManifest;
  /** What helps. */
  readonly supporting: readonly PackSupporting[];
}
