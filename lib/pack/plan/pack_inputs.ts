import type { ExactItem } from "../facts/exact_items.ts";
import type { NumberedLine } from "../numbered_line.ts";
import type { TestReport } from "../test_report.ts";

/** A file that was read for a pack. Nothing of it is trusted. */
export interface PackFile {
  /** Its path from the root, with `/` between folders. */
  readonly path: string;
  /** Its size in bytes. */
  readonly bytes: number;
  /** SHA-256 of its bytes, as 64 hex digits. */
  readonly sha256: string;
  /** Its text, whole. */
  readonly text: string;
  /** What the reader of the pack should know of how it was read. */
  readonly warnings?: readonly string[];
}

/** What a pack is made of. */
export interface PackInputs {
  /** What was checked, such as `unit`: a label that the pack carries. */
  readonly check?: string;
  /** The exit code that the check ended with. */
  readonly exitCode?: number;
  /** Output of tools. */
  readonly logs?: readonly PackFile[];
  /** Reports of test runs, such as `readJUnit` of `./pack/junit` reads them. */
  readonly reports?: readonly (PackFile & { readonly report: TestReport })[];
  /** Source files with their outline, from `outline`; without one for a language that is not known. */
  readonly sources?: readonly (PackFile & {
    readonly outline?: readonly NumberedLine[];
  })[];
  /** Exact items that the caller's tools own. */
  readonly exact?: PackFile & { readonly items: readonly ExactItem[] };
  /** How many lines of each log that are no exact facts may be supporting context, the last ones; default 120. */
  readonly tailLines?: number;
  /** Words and phrases that compression must not lose. */
  readonly preserve?: readonly string[];
}
