import { join } from "@std/path";
import { FormatError } from "../errors.ts";
import type { CompressionSettings } from "../pack/settings/compression_settings.ts";
import { mergeSettings } from "../pack/settings/merge_settings.ts";
import { readSettings } from "../pack/settings/read_settings.ts";
import { settingsEnvironment } from "../pack/settings/settings_environment.ts";
import { headroomUrl } from "./headroom_url.ts";
import { parseJsonText } from "./parse_json_text.ts";
import type { RootedFiles } from "./rooted_files.ts";

const FILE = "holdfast.json";
const DENO_FILES = ["deno.json", "deno.jsonc"];

/** Where settings may come from, beside the files of the root. */
export interface SettingSources {
  /** The value of a name of the environment. */
  readonly get: (name: string) => string | undefined;
  /** What the command line says; it goes before everything else. */
  readonly flags: Partial<CompressionSettings>;
}

/**
 * The settings of compression that hold: command line, then environment, then the file in the root, then the defaults.
 *
 * The file is `holdfast.json`, or the key `"holdfast"` of `deno.json` or `deno.jsonc`.
 *
 * @param files The root.
 * @param sources Environment and command line.
 * @throws {FormatError} If a setting is wrong; the message names its key, variable or option.
 * @throws {SyntaxError} If a file is no JSON, or settings stand in both.
 *
 * @example
 * ```ts ignore
 * const settings = await packSettings(await rootedFiles("."), { get: Deno.env.get, flags: {} });
 * ```
 */
export async function packSettings(
  files: RootedFiles,
  { get, flags }: SettingSources,
): Promise<CompressionSettings> {
  const { level, name } = await fileSettings(files);
  checkUrl(level, name, "compression.headroomUrl");
  const environment = settingsEnvironment(get);
  checkUrl(environment, "environment", "HOLDFAST_HEADROOM_URL");
  checkUrl(flags, "command line", "--headroom-url");
  return mergeSettings([level, environment, flags]);
}

async function fileSettings(files: RootedFiles): Promise<{
  readonly level: Partial<CompressionSettings>;
  readonly name: string;
}> {
  const own = await jsonIn(files, FILE);
  for (const name of DENO_FILES) {
    const config = await jsonIn(files, name);
    if (typeof config !== "object" || config === null) continue;
    if (!Object.hasOwn(config, "holdfast")) continue;
    if (own === undefined) {
      const { holdfast } = config as { holdfast: unknown };
      const key = `key "holdfast" of ${name}`;
      return { level: readSettings(holdfast, key), name: key };
    }
    throw new SyntaxError(
      `Cannot read the configuration: it stands in ${FILE} and under "holdfast" in ${name}; keep one`,
    );
  }
  const level = own === undefined ? {} : readSettings(own, FILE);
  return { level, name: FILE };
}

/** What a file in the root holds; undefined where there is none. */
async function jsonIn(files: RootedFiles, name: string): Promise<unknown> {
  try {
    const { text } = await files.file(join(files.root, name));
    // Deno's own file is none of a pack's business unless it says so.
    if (name !== FILE && !text.includes('"holdfast"')) return undefined;
    return parseJsonText(text, name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    if (error instanceof RangeError) {
      error.message = error.message.replaceAll(join(files.root, name), name);
    }
    throw error;
  }
}

function checkUrl(
  { headroomUrl: address }: Partial<CompressionSettings>,
  name: string,
  key: string,
): void {
  if (address === undefined) return;
  try {
    headroomUrl(address);
  } catch (error) {
    const problem = (error as Error).message.replace(/^[^:]*: /, "");
    throw new FormatError(name, key, problem);
  }
}
