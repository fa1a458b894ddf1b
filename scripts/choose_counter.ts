import type { TokenCounter } from "../lib/count/token_counter.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { UsageError } from "./usage_error.ts";

/** The lines of `--help` for the two options. */
export const COUNTER_HELP = `
  --counter NAME     gemma4 (default), reference (the same counts by the tokenizer library, slower),
                     characters (an estimate), or the path of a tokenizer.json
  --template FILE    chat template (.jinja, or a tokenizer_config.json) for a tokenizer.json
`.trim();

/** The files that the two options name. */
export function counterFiles(
  counter: string | undefined,
  template: string | undefined,
): readonly string[] {
  const tokenizer = counter?.endsWith(".json") ? [counter] : [];
  return [...tokenizer, ...(template === undefined ? [] : [template])];
}

/** Counters that need no file of the user's. */
const NAMES = ["gemma4", "reference", "characters"];

/**
 * Nothing, if `--counter` and `--template` go together; no file is opened.
 *
 * @throws {UsageError} If they do not, or no counter has that name.
 */
export function checkCounter(
  counter: string,
  template: string | undefined,
): void {
  const isFile = counter.endsWith(".json");
  if (isFile && template === undefined) {
    throw new UsageError(
      `--counter ${counter} needs its chat template: add --template FILE`,
    );
  }
  if (!isFile && template !== undefined) {
    throw new UsageError(
      `--template goes with --counter tokenizer.json, not with --counter ${counter}`,
    );
  }
  if (isFile || NAMES.includes(counter)) return;
  throw new UsageError(
    `--counter is gemma4, reference, characters or the path of a tokenizer.json, found ${counter}`,
  );
}

/**
 * The counter that `--counter` and `--template` name: the same two options wherever tokens are counted.
 *
 * @param counter `gemma4`, `reference`, `characters`, or the path of a `tokenizer.json`.
 * @param template Path of the chat template that goes with a `tokenizer.json`.
 * @throws {UsageError} If the two do not go together.
 */
export async function chooseCounter(
  counter: string,
  template: string | undefined,
): Promise<TokenCounter> {
  checkCounter(counter, template);
  if (template !== undefined) {
    const { loadTokenizerCounter } = await import("../lib/edge/tokenizer.ts");
    return loadTokenizerCounter({ tokenizer: counter, template });
  }
  if (counter === "characters") return charactersCounter();
  if (counter === "reference") {
    const { loadGemma4Reference } = await import(
      "../lib/edge/gemma4_reference.ts"
    );
    return loadGemma4Reference();
  }
  const { loadGemma4Counter } = await import("../lib/edge/gemma4.ts");
  return loadGemma4Counter();
}
