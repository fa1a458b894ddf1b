import {
  type CompressionSettings,
  DEFAULT_SETTINGS,
} from "./compression_settings.ts";

/**
 * The settings that hold: what each level says goes before all levels before it, and before the defaults.
 *
 * A level that turns compression off also ends what a lower one requires; one that requires it turns it on.
 *
 * @param levels What the file, the environment and the command line say, in this order.
 *
 * @example The environment's backend, the file's ratio
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { backend, targetRatio } = mergeSettings([{ targetRatio: 0.3 }, { backend: "truncate", enabled: true }]);
 * assertEquals([backend, targetRatio], ["truncate", 0.3]);
 * ```
 */
export function mergeSettings(
  levels: readonly Partial<CompressionSettings>[],
): CompressionSettings {
  let settings = DEFAULT_SETTINGS;
  for (const level of levels) {
    const isOff = level.backend === "none" || level.enabled === false;
    settings = {
      ...settings,
      ...(isOff ? { enabled: false, require: false } : {}),
      ...level,
    };
    if (!level.require) continue;
    const { backend } = settings;
    settings = {
      ...settings,
      enabled: true,
      backend: backend === "none" ? DEFAULT_SETTINGS.backend : backend,
    };
  }
  return settings;
}
