import { dirname, isAbsolute, relative, resolve } from "@std/path";
import type { PackFile } from "../pack/plan/pack_inputs.ts";
import { sha256 } from "./sha256.ts";

/** Files inside one folder, and no others. */
export interface RootedFiles {
  /** The folder, without links. */
  readonly root: string;
  /** Where the files stand that were read so far, without links. */
  readonly read: readonly string[];
  /**
   * A file, whole, under its path from the root.
   *
   * @param path The file, from the working directory.
   * @throws {RangeError} If it lies outside the root, also by a link, or is no file.
   */
  file(path: string): Promise<PackFile>;
}

/**
 * Reads files inside a folder and refuses every other, also where a link inside leads out of it.
 *
 * What is read is the file that was looked at, not the link. Text is UTF-8, or UTF-16 with its mark; other bytes are
 * shown as `�`, with a warning.
 *
 * @param root The folder.
 * @throws {RangeError} If it is no folder.
 *
 * @example
 * ```ts ignore
 * const files = await rootedFiles(".");
 * const { path, sha256 } = await files.file("logs/ci.log");
 * ```
 */
export async function rootedFiles(root: string): Promise<RootedFiles> {
  const real = await Deno.realPath(root);
  if (!(await Deno.stat(real)).isDirectory) {
    throw new RangeError(`Cannot read from the root ${root}: it is no folder`);
  }
  const read: string[] = [];
  return {
    root: real,
    read,
    file: async (path) => {
      const place = await placeIn(real, resolve(root), path);
      const bytes = await Deno.readFile(place.real);
      read.push(place.real);
      const { text, warnings } = textOf(bytes, place.shown);
      return {
        path: place.shown,
        bytes: bytes.length,
        sha256: await sha256(bytes),
        text,
        ...(warnings.length === 0 ? {} : { warnings }),
      };
    },
  };
}

/** Where a file stands, and its path from the root as it was named. */
async function placeIn(
  realRoot: string,
  namedRoot: string,
  path: string,
): Promise<{ readonly real: string; readonly shown: string }> {
  const named = resolve(path);
  const real = await realPath(path, isInside(namedRoot, named));
  if (!isInside(realRoot, real)) {
    const isLink = isInside(namedRoot, named) ||
      isInside(realRoot, await realFolder(named));
    throw new RangeError(
      `Cannot read ${path}: ${
        isLink ? "it is a link that leaves the root" : "it is outside the root"
      }`,
    );
  }
  if (!(await Deno.stat(real)).isFile) {
    throw new RangeError(`Cannot read ${path}: it is no file`);
  }
  const from = isInside(namedRoot, named)
    ? relative(namedRoot, named)
    : relative(realRoot, real);
  return { real, shown: from.replaceAll("\\", "/") };
}

/** Where a path leads; one outside the root need not be readable to be refused. */
async function realPath(path: string, isNamedInside: boolean): Promise<string> {
  try {
    return await Deno.realPath(path);
  } catch (error) {
    if (isNamedInside || !(error instanceof Deno.errors.NotCapable)) {
      throw error;
    }
    throw new RangeError(`Cannot read ${path}: it is outside the root`);
  }
}

/** The folder of a path without links; the path itself where that must not be known. */
async function realFolder(path: string): Promise<string> {
  try {
    return await Deno.realPath(dirname(path));
  } catch {
    return path;
  }
}

function isInside(folder: string, path: string): boolean {
  const from = relative(folder, path);
  return from !== "" && !/^\.\.(?:[\\/]|$)/.test(from) && !isAbsolute(from);
}

function textOf(
  bytes: Uint8Array,
  path: string,
): { readonly text: string; readonly warnings: readonly string[] } {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe
    ? "utf-16le"
    : bytes[0] === 0xfe && bytes[1] === 0xff
    ? "utf-16be"
    : "utf-8";
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    return { text: decoder.decode(bytes), warnings: [] };
  } catch {
    return {
      text: new TextDecoder(encoding).decode(bytes),
      warnings: [
        `${path}: it is not UTF-8 throughout; some bytes are shown as �`,
      ],
    };
  }
}
