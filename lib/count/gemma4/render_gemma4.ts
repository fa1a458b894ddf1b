import type { Message } from "../../conversation/message.ts";
import { roleRuns } from "../../conversation/role_runs.ts";
import type { RenderOptions } from "../token_counter.ts";
import { renderContent, renderRun } from "./render_run.ts";
import { renderToolDeclaration } from "./render_tool_declaration.ts";

/** What is rendered, and whether the model is asked to go on. */
export interface Gemma4RenderOptions extends RenderOptions {
  /** Whether the prompt ends where the model's turn begins; true unless given. */
  readonly addGenerationPrompt?: boolean;
}

/**
 * The prompt that google/gemma-4-E2B-it's chat template (revision 3e22461f) prints for these messages.
 *
 * It is written for this project and checked against the template's own output. It renders text only: an image part
 * has no text form. A tool message that answers no call prints nothing, as in the template.
 *
 * @param messages The conversation, a system message first where there is one.
 * @param options Tools, thinking, and the generation prompt.
 *
 * @example A question alone
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(
 *   renderGemma4([{ role: "user", content: " Hello " }]),
 *   "<bos><|turn>user\nHello<turn|>\n<|turn>model\n",
 * );
 * ```
 */
export function renderGemma4(
  messages: readonly Message[],
  options: Gemma4RenderOptions = {},
): string {
  return [...gemma4Pieces(messages, options)].join("");
}

/**
 * The same prompt run by run; each piece starts with a control token, which no other token crosses.
 *
 * @param messages The conversation, a system message first where there is one.
 * @param options Tools, thinking, and the generation prompt.
 */
export function* gemma4Pieces(
  messages: readonly Message[],
  options: Gemma4RenderOptions = {},
): Generator<string> {
  const hasSystem = messages[0]?.role === "system";
  const rest = hasSystem ? messages.slice(1) : messages;
  const system = hasSystem ? messages[0] : undefined;
  yield "<bos>" + renderSystem(system, options);
  for (const run of roleRuns(rest)) yield renderRun(run);
  if (options.addGenerationPrompt === false) return;
  yield generationPrompt(rest, options.thinking === true);
}

function renderSystem(
  system: Message | undefined,
  { tools = [], thinking }: RenderOptions,
): string {
  if (!system && tools.length === 0 && !thinking) return "";
  return "<|turn>system\n" + (thinking ? "<|think|>\n" : "") +
    (system ? renderContent(system) : "") +
    tools.map(renderToolDeclaration).join("") + "<turn|>\n";
}

/** A model turn that waits for, or has just got, tool results goes on without a new start. */
function generationPrompt(
  messages: readonly Message[],
  thinking: boolean,
): string {
  const index = messages.findLastIndex((message) => message.role !== "tool");
  const calls = messages[index]?.toolCalls?.length ?? 0;
  if (calls === 0) return "<|turn>model\n";
  const answered = messages[index + 1]?.role === "tool";
  return answered && thinking ? "<|channel>thought\n" : "";
}
