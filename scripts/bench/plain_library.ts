import { PLAIN_PACKAGE } from "./plain_package.ts";
import { benchText } from "./texts.ts";

/** The tokenizer library as its documentation uses it: the whole `tokenizer.json`, the whole text. */
export interface PlainLibrary {
  /** Ids of a text. */
  encode(text: string): number[];
  /** Makes it forget the words that it met. */
  forget(): void;
}

interface Library {
  readonly Tokenizer: new (json: unknown, config: object) => {
    encode(text: string, options: object): { readonly ids: number[] };
    readonly model: { clear_cache(): void };
  };
}

/**
 * The plain library, ready and warmed up.
 *
 * @param path Path of the `tokenizer.json`.
 */
export async function loadPlainLibrary(path: string): Promise<PlainLibrary> {
  const { Tokenizer }: Library = await import(PLAIN_PACKAGE);
  const tokenizer = new Tokenizer(
    JSON.parse(await Deno.readTextFile(path)),
    {},
  );
  const library: PlainLibrary = {
    encode: (text) => tokenizer.encode(text, { add_special_tokens: false }).ids,
    forget: () => tokenizer.model.clear_cache(),
  };
  for (const kind of ["English", "code", "Chinese"] as const) {
    library.encode(benchText(kind, 20_000, 99));
  }
  return library;
}
