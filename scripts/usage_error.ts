/**
 * The command line is not one that the script understands; `runScript` prints it as one line and ends with exit code 2.
 *
 * It is for what the user typed. A file whose content is wrong is a `FormatError`.
 */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
