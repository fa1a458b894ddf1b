/**
 * What the instructions, tools, question and open tool round need is over the budget, so no compaction can help; of a
 * context pack, what its exact facts and manifest need.
 *
 * It is thrown once, before anything is removed and before any extractor is called. It says nothing about the earlier
 * turns: they are not part of what is required.
 *
 * @example The caller learns by how much the budget is too small
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const error = new RequiredContextTooLarge(640, 512);
 * assertEquals(error.requiredTokens - error.budgetTokens, 128);
 * ```
 */
export class RequiredContextTooLarge extends RangeError {
  /** The class's name. */
  override readonly name = "RequiredContextTooLarge";
  /** Stable name of this error for a `switch`. */
  readonly code = "required-context-too-large";

  /**
   * An error for these two numbers.
   *
   * @param requiredTokens Tokens that the required part takes when rendered.
   * @param budgetTokens Tokens that the request may take.
   * @param needed What cannot be done, and which parts need the tokens.
   */
  constructor(
    readonly requiredTokens: number,
    readonly budgetTokens: number,
    needed = "compact the request: instructions and question need",
  ) {
    super(
      `Cannot ${needed} ${requiredTokens} tokens, the budget is ${budgetTokens}`,
    );
  }
}

/**
 * A file or value that is not in the format that was expected, with the place where it differs.
 *
 * @example The place is data, not only words
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const error = new FormatError("request", "turns[2].id", "expected text, found a number");
 * assertEquals(error.message, "Cannot read the request: turns[2].id: expected text, found a number");
 * ```
 */
export class FormatError extends SyntaxError {
  /** The class's name. */
  override readonly name = "FormatError";
  /** Stable name of this error for a `switch`. */
  readonly code = "format";

  /**
   * An error for this place.
   *
   * @param format Which format was read, for example `request`.
   * @param path The place in the value, for example `turns[2].id`; "" for the whole.
   * @param problem What was expected and what was found.
   * @param line Line of the file, from 1, where one is known.
   */
  constructor(
    readonly format: string,
    readonly path: string,
    problem: string,
    readonly line?: number,
  ) {
    const place = (path === "" ? "" : `${path}: `) +
      (line === undefined ? "" : `line ${line}: `);
    super(`Cannot read the ${format}: ${place}${problem}`);
  }
}

/**
 * Something that is pinned (a file's hash, a model's digest) is not what it should be.
 *
 * @example Both sides are at hand
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const error = new PinMismatch("tokenizer.json", "sha256 aa…", "sha256 bb…");
 * assertEquals(error.expected, "sha256 aa…");
 * ```
 */
export class PinMismatch extends Error {
  /** The class's name. */
  override readonly name = "PinMismatch";
  /** Stable name of this error for a `switch`. */
  readonly code = "pin-mismatch";

  /**
   * An error for this pin.
   *
   * @param what Name of the pinned thing.
   * @param expected The pin.
   * @param actual What was found.
   * @param wayOut What the reader can do about it.
   */
  constructor(
    readonly what: string,
    readonly expected: string,
    readonly actual: string,
    wayOut?: string,
  ) {
    super(
      `${what} does not match its pin: expected ${expected}, found ${actual}` +
        (wayOut === undefined ? "" : `; ${wayOut}`),
    );
  }
}

/**
 * Why a backend's result cannot be taken: it is not there (`missing`), too slow (`timeout`), threw (`failed`), gave no
 * text (`bad-shape`, `empty`), a longer one (`inflated`), lost what must stay (`dropped-preserve-term`), or is over the
 * target (`over-target`).
 */
export type CompressionFailure =
  | "missing"
  | "timeout"
  | "failed"
  | "bad-shape"
  | "empty"
  | "inflated"
  | "dropped-preserve-term"
  | "over-target";

/**
 * A compression backend is missing or gave nothing that can be taken, and its result was required.
 *
 * @example The reason is data, not only words
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const error = new CompressionBackendError("headroom", "timeout", "no reply within 30 s");
 * assertEquals(error.reason, "timeout");
 * assertEquals(error.message, "Cannot compress with headroom (timeout): no reply within 30 s");
 * ```
 */
export class CompressionBackendError extends Error {
  /** The class's name. */
  override readonly name = "CompressionBackendError";
  /** Stable name of this error for a `switch`. */
  readonly code = "compression-backend";

  /**
   * An error for this backend.
   *
   * @param backend Name of the backend.
   * @param reason Why its result cannot be taken.
   * @param detail What was found, or what the reader can do about it; it holds no text of the context.
   */
  constructor(
    readonly backend: string,
    readonly reason: CompressionFailure,
    readonly detail: string,
  ) {
    super(`Cannot compress with ${backend} (${reason}): ${detail}`);
  }
}
