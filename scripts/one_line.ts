import { printable } from "../lib/text/printable.ts";

/** `No such file or directory (os error 2): readfile 'a.json'`, as Deno words what the system refused. */
const SYSTEM_MESSAGE = /^(.*) \(os error \d+\): \w+ (?:'.*' -> )?'(.*)'$/s;

/** `Requires all access to "/dev/fd/63"`: with less, Deno opens no file of the system's own. */
const ALL_ACCESS = /^Requires all access to "(.*)", run again/s;

/**
 * What an error says, on one line, with the file's name first where it is about a file.
 *
 * It adds no stack trace and no class name.
 */
export function oneLineOf(error: unknown): string {
  const message = error instanceof Error
    ? error.message || error.name
    : String(error);
  const special = ALL_ACCESS.exec(message);
  const system = SYSTEM_MESSAGE.exec(message);
  const text = system
    ? `Cannot open ${system[2]}: ${system[1][0].toLowerCase()}${
      system[1].slice(1)
    }`
    : special
    ? `Cannot open ${
      special[1]
    }: it is no file of yours; pipe it in, and give - as the file`
    : message;
  return printable(text.trim().replaceAll(/\s*[\r\n]+\s*/g, " "));
}
