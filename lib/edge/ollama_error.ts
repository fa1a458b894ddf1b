/**
 * A server that does not do what was asked: it is not there, lacks the model, refuses the prompt, or takes too long.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(new OllamaError("missing-model", "…").reason, "missing-model");
 * ```
 */
export class OllamaError extends Error {
  /** The class's name. */
  override readonly name = "OllamaError";
  /** Stable name of this error for a `switch`. */
  readonly code = "ollama";

  /**
   * An error for this reason.
   *
   * @param reason What went wrong, for a branch.
   * @param message One line for people, with the way out.
   */
  constructor(
    readonly reason:
      | "no-server"
      | "missing-model"
      | "context"
      | "timeout"
      | "refused",
    message: string,
  ) {
    super(message);
  }
}
