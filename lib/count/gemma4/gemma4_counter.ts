import type { Message, Role } from "../../conversation/message.ts";
import { roleRuns } from "../../conversation/role_runs.ts";
import type { RenderOptions, TokenCounter } from "../token_counter.ts";
import type { TextEncoding } from "../text_encoder.ts";
import { gemma4Pieces, renderGemma4 } from "./render_gemma4.ts";
import { renderContent, renderRun } from "./render_run.ts";

/** A counter that can also give the ids. */
export type EncodingCounter = TokenCounter & TextEncoding;

/**
 * A counter for Gemma 4 E2B over any encoder of its vocabulary: the project's own renderer, priced run by run.
 *
 * The prices add up to the count exactly, because the template puts a control token between any two runs and no token
 * crosses one.
 *
 * @param name Named in reports.
 * @param encoder Encodes with the vocabulary of the pinned tokenizer.
 *
 * @example With an encoder that makes each character a token
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const encode = (text: string) => [...text].map((c) => c.codePointAt(0)!);
 * const counter = gemma4Counter("characters", {
 *   encode,
 *   countText: (text) => encode(text).length,
 * });
 * assertEquals(
 *   counter.count([{ role: "user", content: "Hi" }]),
 *   "<bos><|turn>user\nHi<turn|>\n<|turn>model\n".length,
 * );
 * ```
 */
export function gemma4Counter(
  name: string,
  encoder: TextEncoding,
): EncodingCounter {
  return {
    name,
    exact: true,
    encode: (text) => encoder.encode(text),
    countText: (text) => encoder.countText(text),
    ...(encoder.countWithin && {
      countWithin: (text, most) => encoder.countWithin!(text, most),
    }),
    count: (messages, options) => countRequest(encoder, messages, options),
    render: (messages, options: RenderOptions = {}) =>
      renderGemma4(messages, options),
    visibleText: renderContent,
    price: runPricer(encoder),
  };
}

/** More is rendered and counted part by part, for the sake of memory. */
const LARGE_CHARS = 1_000_000;

/** A whole request is counted at once: it would only push messages out of a memo. A very large one, in a few parts. */
function countRequest(
  encoder: TextEncoding,
  messages: readonly Message[],
  options: RenderOptions | undefined,
): number {
  const countOnce = encoder.countOnce ??
    ((text) => encoder.encode(text).length);
  let tokens = 0;
  let part = "";
  for (const piece of gemma4Pieces(messages, options)) {
    part += piece;
    if (part.length < LARGE_CHARS) continue;
    tokens += countOnce(part);
    part = "";
  }
  return tokens + countOnce(part);
}

/** A message's price, and what it was made of: a message that was changed since is priced again. */
interface PricedMessage {
  readonly role: Role;
  readonly content: string;
  readonly tokens: number;
}

/** Prices the usual run, one message of text, as its content and the fixed frame around it. */
function runPricer(encoder: TextEncoding): NonNullable<TokenCounter["price"]> {
  const frameTokens = new Map<Role, number>();
  const known = new WeakMap<Message, PricedMessage>();
  return (run, previousRole, nextRole) => {
    const [message] = run;
    if (run.length !== 1 || !isFramed(message, previousRole, nextRole)) {
      return roleRuns(run, previousRole, nextRole).reduce(
        (sum, part) => sum + encoder.countText(renderRun(part)),
        0,
      );
    }
    const { role, content } = message;
    const before = known.get(message);
    if (before?.content === content && before.role === role) {
      return before.tokens;
    }
    let frame = frameTokens.get(message.role);
    if (frame === undefined) {
      frame = encoder.countText(
        renderRun({ messages: [{ role: message.role, content: "" }] }),
      );
      frameTokens.set(message.role, frame);
    }
    const tokens = frame + encoder.countText(renderContent(message));
    if (typeof content === "string") {
      known.set(message, { role, content, tokens });
    }
    return tokens;
  };
}

function isFramed(
  message: Message,
  previousRole: Role | undefined,
  nextRole: Role | undefined,
): boolean {
  if (message.toolCalls?.length || message.role === "tool") return false;
  return message.role !== "assistant" ||
    (previousRole !== "assistant" && nextRole !== "assistant");
}
