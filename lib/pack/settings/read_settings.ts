import { show } from "../../conversation/check_message.ts";
import { FormatError } from "../../errors.ts";
import { settingProblem } from "./check_setting.ts";
import {
  type CompressionSettings,
  DEFAULT_SETTINGS,
} from "./compression_settings.ts";

/** Names that are the writer's own. */
const OWN_NAME = /^(?:\$|\/\/)/;

/**
 * The settings that a configuration file gives: `{ "compression": { … } }`.
 *
 * It does not fill in defaults: for that see `mergeSettings`. Names that start with `$` or `//` are the writer's own.
 *
 * @param value What `JSON.parse` gave.
 * @param name The file, for messages.
 * @throws {FormatError} If a key is not known, a value is not what it should be, or `require` is set without `enabled`.
 *
 * @example The key is named
 * ```ts
 * import { assertThrows } from "@std/assert";
 * import { FormatError } from "../../errors.ts";
 * assertThrows(
 *   () => readSettings({ compression: { ratio: 0.5 } }, "holdfast.json"),
 *   FormatError,
 *   "Cannot read the holdfast.json: compression.ratio: unknown key; there are enabled, backend,",
 * );
 * ```
 */
export function readSettings(
  value: unknown,
  name: string,
): Partial<CompressionSettings> {
  const whole = entriesOf(value, name, "", ["compression"]);
  if (whole.length === 0) return {};
  const known = Object.keys(DEFAULT_SETTINGS);
  const entries = entriesOf(whole[0][1], name, "compression", known);
  for (const [key, setting] of entries) {
    const problem = settingProblem(key as keyof CompressionSettings, setting);
    if (problem !== undefined) {
      throw new FormatError(name, `compression.${key}`, problem);
    }
  }
  const settings: Partial<CompressionSettings> = Object.fromEntries(entries);
  if (settings.require && settings.enabled !== true) {
    throw new FormatError(
      name,
      "compression.require",
      "it goes with enabled: true",
    );
  }
  if (settings.require && settings.backend === "none") {
    throw new FormatError(
      name,
      "compression.require",
      "it needs a backend, found none",
    );
  }
  return settings;
}

/** The entries of an object whose names are all known. */
function entriesOf(
  value: unknown,
  name: string,
  path: string,
  known: readonly string[],
): readonly [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new FormatError(
      name,
      path,
      `expected an object, found ${show(value)}`,
    );
  }
  const entries = Object.entries(value).filter(([key]) => !OWN_NAME.test(key));
  for (const [key] of entries) {
    if (known.includes(key)) continue;
    throw new FormatError(
      name,
      (path === "" ? "" : `${path}.`) + show(key).slice(1, -1),
      `unknown key; there ${known.length === 1 ? "is" : "are"} ${
        known.join(", ")
      }`,
    );
  }
  return entries;
}
