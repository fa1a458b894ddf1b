import { join } from "@std/path";
import { checkApart, checkOutput } from "../check_output.ts";
import { counterFiles } from "../choose_counter.ts";
import { isInFolder } from "./is_in_folder.ts";
import { UsageError } from "../usage_error.ts";
import { type MeasuringArguments, OUTPUTS } from "./measuring.ts";
import { SET_LOADERS } from "./set_loaders.ts";

/** What a run reads. */
export interface RunReads {
  /** Files. */
  readonly files?: readonly string[];
  /** The folder with the sets' folders. */
  readonly data?: string;
}

/**
 * Nothing, if the outputs can be written, each in place of nothing that is read; where there is none, the permission to
 * write is given back.
 *
 * @throws {UsageError} If not, and if one is in a set's folder, of which the next run may read every file.
 */
export async function checkOutputs(
  args: MeasuringArguments,
  { files = [], data }: RunReads,
): Promise<void> {
  const writes = OUTPUTS.flatMap((name) => {
    const path = args[name];
    return path === undefined ? [] : [{ name, path }];
  });
  const inputs = [
    ...files,
    ...counterFiles(args.counter, args.template),
    ...(args.constraints === undefined ? [] : [args.constraints]),
  ];
  for (const { name, path } of writes) {
    await checkOutput(path, inputs, name);
    if (data && await isInSet(path, data)) {
      throw new UsageError(
        `--${name} ${path} is in a set's folder; name a place outside it`,
      );
    }
  }
  await checkApart(writes);
  if (writes.length === 0) await Deno.permissions.revoke({ name: "write" });
}

async function isInSet(path: string, data: string): Promise<boolean> {
  const folders = Object.values(SET_LOADERS).flatMap((set) => [...set.folders]);
  const inside = await Promise.all(
    folders.map((folder) => isInFolder(path, join(data, folder))),
  );
  return inside.includes(true);
}
