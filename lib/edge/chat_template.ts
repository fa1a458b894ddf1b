import { Template } from "@huggingface/jinja";
import type { Message } from "../conversation/message.ts";
import type { RenderOptions } from "../count/token_counter.ts";
import { FormatError } from "../errors.ts";
import { openaiMessages, openaiTools } from "../adapters/openai_messages.ts";

/** Texts that a template writes where a sequence begins and ends. */
export interface EdgeTokens {
  readonly bos_token: string;
  readonly eos_token: string;
}

/**
 * The renderer that a chat template describes, generation prompt included.
 *
 * A template may ask for the date: then its text changes from day to day.
 *
 * @param text The template, or a `tokenizer_config.json` that holds it, when `path` ends in `.json`.
 * @param path Its name, for errors.
 * @param tokens What it may write around a sequence.
 * @throws {FormatError} If it is no template.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const tokens = { bos_token: "<s>", eos_token: "</s>" };
 * const text = "{{ bos_token }}{% for m in messages %}{{ m.content }}{% endfor %}";
 * const render = chatTemplate(text, "chat.jinja", tokens);
 * assertEquals(render([{ role: "user", content: "Hi" }]), "<s>Hi");
 * ```
 */
export function chatTemplate(
  text: string,
  path: string,
  tokens: EdgeTokens,
): (messages: readonly Message[], options?: RenderOptions) => string {
  const template = compiled(
    path.endsWith(".json") ? held(text, path) : text,
    path,
  );
  return (messages, { tools, thinking } = {}) => {
    try {
      return template.render({
        ...tokens,
        messages: openaiMessages(messages),
        add_generation_prompt: true,
        ...tools?.length && { tools: openaiTools(tools) },
        ...thinking !== undefined && { enable_thinking: thinking },
      });
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `Cannot render the messages: the chat template ${path} refuses them: ${message}`,
        { cause },
      );
    }
  };
}

function compiled(text: string, path: string): Template {
  try {
    return new Template(text);
  } catch (cause) {
    throw new FormatError(
      "chat template",
      path,
      `expected a Jinja template, found ${(cause as Error).message}`,
    );
  }
}

/** The template that a configuration holds: alone, or named `default` among others. */
function held(text: string, path: string): string {
  const { chat_template: value } = parsedObject(text, path);
  const template = Array.isArray(value)
    ? value.find(({ name }) => name === "default")?.template
    : value;
  if (typeof template === "string") return template;
  throw new FormatError(
    "chat template",
    path,
    "expected a chat_template, found none; give the model's chat_template.jinja instead",
  );
}

/** A file's JSON object. */
export function parsedObject(
  text: string,
  path: string,
): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Refused below, with what else is no object.
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new FormatError(
    "tokenizer",
    path,
    `expected a JSON object, found ${
      JSON.stringify(text.slice(0, 40))
    }; give a file of the model's page on the hub`,
  );
}
