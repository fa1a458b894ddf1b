import { sha256 } from "../../lib/edge/sha256.ts";
import { parseJsonBytes } from "../../lib/edge/parse_json_bytes.ts";

/** The files of a set: each is read once, and the hash is over those that were read. */
export interface SetFiles {
  /** Where a file or folder of the set lies; "" is the set's own folder. */
  pathOf(name: string): string;
  /** Names of the files and folders in a folder of the set, in order; "" is the set's own. */
  list(folder: string): Promise<readonly string[]>;
  /** Whether there is such a file. */
  has(name: string): Promise<boolean>;
  /** The bytes of a file. */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The value of a JSON file. */
  json(name: string): Promise<unknown>;
  /** SHA-256 of a line `hash name` for each file that was read, in the order of names. */
  hash(): Promise<string>;
}

/** The files below a folder. */
export function setFiles(root: string): SetFiles {
  const hashes = new Map<string, string>();
  const pathOf = (name: string) => name === "" ? root : `${root}/${name}`;
  const bytes = async (name: string) => {
    const read = await Deno.readFile(pathOf(name));
    hashes.set(name, await sha256(read));
    return read;
  };
  return {
    pathOf,
    bytes,
    json: async (name) => parseJsonBytes(await bytes(name), pathOf(name)),
    list: async (folder) => {
      const names = (await Array.fromAsync(Deno.readDir(pathOf(folder))))
        .map(({ name }) => name);
      return names.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    },
    has: async (name) => {
      try {
        await Deno.stat(pathOf(name));
        return true;
      } catch (error) {
        if (error instanceof Deno.errors.NotFound) return false;
        throw error;
      }
    },
    hash: () => {
      const lines = [...hashes].sort(([a], [b]) => a < b ? -1 : 1)
        .map(([name, hash]) => `${hash} ${name}\n`);
      return sha256(new TextEncoder().encode(lines.join("")));
    },
  };
}
