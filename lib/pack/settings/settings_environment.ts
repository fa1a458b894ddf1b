import { FormatError } from "../../errors.ts";
import { settingProblem } from "./check_setting.ts";
import type { CompressionSettings } from "./compression_settings.ts";

/** A name of the environment, the setting that it gives, and how its text is read. */
interface SettingVariable {
  readonly variable: string;
  readonly setting: keyof CompressionSettings;
  readonly read: (text: string) => unknown;
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

const VARIABLES: readonly SettingVariable[] = [
  { variable: "HOLDFAST_COMPRESS", setting: "backend", read: (text) => text },
  {
    variable: "HOLDFAST_COMPRESS_RATIO",
    setting: "targetRatio",
    read: (text) => /^\d*\.?\d+$/.test(text) ? Number(text) : text,
  },
  {
    variable: "HOLDFAST_COMPRESS_REQUIRE",
    setting: "require",
    read: (text) => FLAGS.get(text) ?? text,
  },
  {
    variable: "HOLDFAST_COMPRESS_PRESERVE",
    setting: "preserve",
    read: (text) => text.split(",").map((term) => term.trim()),
  },
  {
    variable: "HOLDFAST_HEADROOM_URL",
    setting: "headroomUrl",
    read: (text) => text,
  },
];

/** The names of the environment that a pack reads, and no others. */
export const SETTING_VARIABLES: readonly string[] = VARIABLES
  .map(({ variable }) => variable);

/**
 * The settings that the environment gives. A name that is not there, or is empty, says nothing.
 *
 * `HOLDFAST_COMPRESS` names a backend, and so turns compression on; `none` turns it off. `HOLDFAST_COMPRESS_REQUIRE` is
 * true, false, 1 or 0. Preserve terms stand between commas.
 *
 * @param get The value of a name, as `Deno.env.get` gives it.
 * @throws {FormatError} If a value is not what it should be; the message names the variable.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const environment: Record<string, string> = { HOLDFAST_COMPRESS: "truncate" };
 * assertEquals(settingsEnvironment((name) => environment[name]), { backend: "truncate", enabled: true });
 * ```
 */
export function settingsEnvironment(
  get: (name: string) => string | undefined,
): Partial<CompressionSettings> {
  const settings: Record<string, unknown> = {};
  for (const { variable, setting, read } of VARIABLES) {
    const text = get(variable);
    if (text === undefined || text === "") continue;
    const value = read(text);
    const problem = settingProblem(setting, value);
    if (problem !== undefined) {
      throw new FormatError("environment", variable, problem);
    }
    settings[setting] = value;
    if (setting === "backend") settings.enabled = value !== "none";
  }
  if (settings.require === true && settings.backend === "none") {
    throw new FormatError(
      "environment",
      "HOLDFAST_COMPRESS_REQUIRE",
      "it needs a backend, found none",
    );
  }
  return settings;
}
