import { show } from "../../conversation/check_message.ts";
import { BACKENDS, type CompressionSettings } from "./compression_settings.ts";

/** What each setting has to be. */
const EXPECTED: Readonly<
  Record<
    keyof CompressionSettings,
    { readonly words: string; readonly is: (value: unknown) => boolean }
  >
> = {
  enabled: { words: "true or false", is: isFlag },
  backend: {
    words: BACKENDS.join(", ").replace(/, (?=[^,]*$)/, " or "),
    is: (value) => BACKENDS.some((name) => name === value),
  },
  targetRatio: {
    words: "a number over 0 and up to 1",
    is: (value) => typeof value === "number" && value > 0 && value <= 1,
  },
  require: { words: "true or false", is: isFlag },
  preserve: {
    words: "a list of texts that are not blank",
    is: (value) =>
      Array.isArray(value) &&
      value.every((term) => typeof term === "string" && term.trim() !== ""),
  },
  headroomUrl: {
    words: "an address such as http://127.0.0.1:8787",
    is: (value) => typeof value === "string" && value.trim() !== "",
  },
};

/**
 * What is wrong with the value of a setting; undefined where nothing is.
 *
 * Whether an address is one is for `headroomUrl` of the edge to say. An address and preserve terms are not repeated:
 * they may hold secrets.
 *
 * @param name The setting.
 * @param value What somebody wants it to be.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(settingProblem("targetRatio", 2), "expected a number over 0 and up to 1, found 2");
 * ```
 */
export function settingProblem(
  name: keyof CompressionSettings,
  value: unknown,
): string | undefined {
  const { words, is } = EXPECTED[name];
  if (is(value)) return;
  const isShown = name !== "headroomUrl" && name !== "preserve";
  const found = isShown || typeof value !== "string" ? show(value) : "text";
  return `expected ${words}, found ${value === "" ? "nothing" : found}`;
}

function isFlag(value: unknown): boolean {
  return typeof value === "boolean";
}
