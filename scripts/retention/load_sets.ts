import { sha256 } from "../../lib/edge/sha256.ts";
import { constraintCases } from "../../lib/measure/retention/constraints/constraint_cases.ts";
import type { MeasuredSet } from "../../lib/measure/retention/sets/measured_set.ts";
import { UsageError } from "../usage_error.ts";
import { checkPin } from "./check_pin.ts";
import { setFiles } from "./set_files.ts";
import { SET_LOADERS } from "./set_loaders.ts";

type LoadedName = keyof typeof SET_LOADERS;

/** What `--sets` takes: sets with a folder, and the instructions that are put into two of them. */
export const WANTED_SETS = [
  ...Object.keys(SET_LOADERS) as LoadedName[],
  "constraints",
] as const;

const HOSTS = ["locomo", "beam"] as const;
const CONSTRAINT_RATIOS = [5];

/** What is loaded. */
export interface LoadSets {
  /** The folder with the sets' folders. */
  readonly data: string;
  /** The sets; undefined for all that are there. */
  readonly wanted: readonly (typeof WANTED_SETS[number])[] | undefined;
  /** Standing instructions. */
  readonly instructions: readonly string[];
  /** Whether files that are not the pinned ones will do. */
  readonly anyVersion: boolean;
}

/**
 * The sets that the data's folder holds, or those of them that are asked for.
 *
 * @throws {UsageError} If a set that is asked for, or any set, is not there.
 * @throws {PinMismatch} If the files are not the pinned ones.
 */
export async function loadSets(
  { data, wanted, instructions, anyVersion }: LoadSets,
): Promise<readonly MeasuredSet[]> {
  const isWanted = (name: string) =>
    wanted === undefined || wanted.some((each) => each === name);
  const loaded: MeasuredSet[] = [];
  for (const set of Object.keys(SET_LOADERS) as LoadedName[]) {
    const isHost = HOSTS.some((host) => host === set);
    if (!isWanted(set) && !(isHost && isWanted("constraints"))) continue;
    const { folders, load } = SET_LOADERS[set];
    const folder = await firstFolder(data, folders);
    if (folder === undefined) {
      if (wanted === undefined || !isWanted(set)) continue;
      throw new UsageError(
        `${data} has no folder ${
          folders.join(" or ")
        }, where the set ${set} is looked for`,
      );
    }
    const files = setFiles(folder);
    const conversations = await load(files);
    if (conversations.length === 0) {
      throw new UsageError(`${folder} holds no conversation of the set ${set}`);
    }
    const hash = await files.hash();
    if (!anyVersion) checkPin(set, hash);
    loaded.push({ set, hash, conversations });
  }
  const sets = loaded.filter(({ set }) => isWanted(set));
  if (isWanted("constraints")) {
    for (const host of HOSTS) {
      const set = loaded.find((each) => each.set === host);
      if (set) sets.push(await withInstructions(host, set, instructions));
    }
  }
  if (sets.length > 0) return sets;
  throw new UsageError(`${data} has no folder of a set that is asked for`);
}

async function firstFolder(
  data: string,
  folders: readonly string[],
): Promise<string | undefined> {
  const root = setFiles(data);
  for (const folder of folders) {
    if (await root.has(folder)) return root.pathOf(folder);
  }
}

async function withInstructions(
  host: typeof HOSTS[number],
  { hash, conversations }: MeasuredSet,
  instructions: readonly string[],
): Promise<MeasuredSet> {
  const texts = [hash, ...instructions].join("\n");
  return {
    set: `${host}-constraints`,
    hash: await sha256(new TextEncoder().encode(texts)),
    ratios: CONSTRAINT_RATIOS,
    conversations: constraintCases(conversations, instructions),
  };
}
