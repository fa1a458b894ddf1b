import { textStream } from "../lib/edge/text_stream.ts";
import { PART, writeThenRename } from "../lib/edge/write_then_rename.ts";

const TEMPORARY_ENDING = new RegExp(`\\.[0-9a-f-]{36}\\${PART}`, "g");

/**
 * Nothing; afterwards the file at `path` holds exactly `text`, or, if writing failed, what it held before.
 *
 * The text is written to a new file beside it, which then takes its place: a reader never sees half a file, and a
 * script that is stopped with Ctrl-C leaves no temporary file. It does not make folders, and replaces a symlink by a
 * file.
 *
 * @param path File to write. Needs write permission for its folder, and read permission for the rename.
 * @param text What the file holds afterwards, in UTF-8; pieces are written as they come.
 * @throws {Deno.errors.NotFound} If the folder does not exist; the message names `path`, not the temporary file.
 */
export async function writeTextFile(
  path: string,
  text: string | Iterable<string>,
): Promise<void> {
  try {
    const pieces = typeof text === "string" ? [text] : text;
    await writeThenRename(path, textStream(pieces));
  } catch (error) {
    if (error instanceof Error) {
      error.message = error.message.replaceAll(TEMPORARY_ENDING, "");
    }
    throw error;
  }
}
