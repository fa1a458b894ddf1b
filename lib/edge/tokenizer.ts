/**
 * Token counts for any model whose `tokenizer.json` and chat template are at hand, on Deno.
 *
 * @module
 */
import { basename, dirname, join } from "@std/path";
import type { TokenCounter } from "../count/token_counter.ts";
import {
  chatTemplate,
  type EdgeTokens,
  parsedObject,
} from "./chat_template.ts";
import { jsonEncoder } from "./json_encoder.ts";
import { sha256 } from "./sha256.ts";
import { utf8Text } from "./utf8_text.ts";

export type * from "../conversation/message.ts";
export type * from "../count/token_counter.ts";

/** Where a model's files are. */
export interface TokenizerFiles {
  /** Path of its `tokenizer.json`. */
  readonly tokenizer: string;
  /** Path of its `chat_template.jinja`, or of a `tokenizer_config.json` that holds the template. */
  readonly template: string;
  /** Name in reports; default the tokenizer's file name and the first 12 digits of its SHA-256. */
  readonly name?: string;
}

/** A counter from a model's own files. */
export interface TokenizerCounter extends TokenCounter {
  /**
   * What counts: `pieces`, all by the project's own counter; `words`, cut by the tokenizer library and merged by our
   * own; `library`, all by the library. The numbers are the library's in each case.
   */
  readonly servedBy: "pieces" | "words" | "library";
  /** Why it is not all by our own. */
  readonly reason?: string;
}

/**
 * A counter from a model's own files: the template is rendered by Jinja, the text encoded as the tokenizer says.
 *
 * The begin and end tokens are those of the `tokenizer_config.json` beside the tokenizer, else the usual ones among its
 * added tokens. It has no `price`: whole requests are rendered and counted. A tokenizer that our own counter is not proven
 * for is counted by the library; its default name then ends in ` (by the library)`.
 *
 * @param files Where the files are.
 * @throws {FormatError} If a file is not what it should be.
 * @throws {SyntaxError} If a file is not UTF-8.
 * @throws {Deno.errors.NotFound} If one is missing.
 *
 * @example
 * ```ts ignore
 * const counter = await loadTokenizerCounter({
 *   tokenizer: "qwen/tokenizer.json",
 *   template: "qwen/tokenizer_config.json",
 * });
 * ```
 */
export async function loadTokenizerCounter(
  { tokenizer, template, name }: TokenizerFiles,
): Promise<TokenizerCounter> {
  const bytes = await Deno.readFile(tokenizer);
  const json = parsedObject(utf8Text(bytes, tokenizer), tokenizer);
  const { servedBy, reason, ...encoder } = jsonEncoder(json, tokenizer);
  const { countText, countOnce = countText, countWithin } = encoder;
  const render = chatTemplate(
    utf8Text(await Deno.readFile(template), template),
    template,
    await edgeTokens(json, tokenizer),
  );
  const served = servedBy === "library" ? " (by the library)" : "";
  return {
    name: name ??
      `${basename(tokenizer)} ${(await sha256(bytes)).slice(0, 12)}${served}`,
    exact: true,
    servedBy,
    reason,
    count: (messages, options) => countOnce(render(messages, options)),
    countText,
    ...(countWithin && { countWithin }),
    render,
  };
}

const USUAL = {
  bos_token: [
    "<bos>",
    "<s>",
    "<|begin_of_text|>",
    "<|startoftext|>",
    "<|endoftext|>",
  ],
  eos_token: [
    "<eos>",
    "</s>",
    "<|end_of_text|>",
    "<|im_end|>",
    "<|endoftext|>",
  ],
};

async function edgeTokens(
  json: Readonly<Record<string, unknown>>,
  tokenizer: string,
): Promise<EdgeTokens> {
  const path = join(dirname(tokenizer), "tokenizer_config.json");
  const bytes = await Deno.readFile(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  });
  const text = bytes === undefined ? "{}" : utf8Text(bytes, path);
  const config = parsedObject(text, path);
  const added = (json.added_tokens ?? []) as readonly { content: string }[];
  const tokenOf = (key: keyof EdgeTokens) =>
    contentOf(config[key]) ??
      USUAL[key].find((usual) =>
        added.some(({ content }) => content === usual)
      ) ??
      "";
  return { bos_token: tokenOf("bos_token"), eos_token: tokenOf("eos_token") };
}

/** A token is written as its text, or as an object with its `content`. */
function contentOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const content = (value as { content?: unknown } | null | undefined)?.content;
  return typeof content === "string" ? content : undefined;
}
