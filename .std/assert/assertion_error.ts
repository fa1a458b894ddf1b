/** What a failed assertion throws. */
export class AssertionError extends Error {
  /** @param message What was expected and what was found. */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "AssertionError";
  }
}
