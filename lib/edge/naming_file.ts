import { FormatError } from "../errors.ts";

/**
 * What the function gives; a `FormatError` that it throws says the file's name first.
 *
 * @param name The file.
 * @param read Reads it.
 */
export function namingFile<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) {
      error.message = `${name}: ${error.message}`;
    }
    throw error;
  }
}
