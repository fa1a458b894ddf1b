/**
 * The functions of `@std/path` that this project uses, on `node:path`.
 *
 * @module
 */
import { fileURLToPath, pathToFileURL } from "node:url";

export {
  basename,
  delimiter as DELIMITER,
  dirname,
  extname,
  isAbsolute,
  join,
  normalize,
  relative,
  resolve,
  sep as SEPARATOR,
} from "node:path";

/** The path that a `file:` URL names. */
export function fromFileUrl(url: string | URL): string {
  return fileURLToPath(url);
}

/** The `file:` URL of an absolute path. */
export function toFileUrl(path: string): URL {
  return pathToFileURL(path);
}
