import type { Message } from "../../lib/conversation/message.ts";

/** A counter that people use for other models' budgets. */
export interface ApproximatePeer {
  readonly name: string;
  /** Tokens that it says a message costs, frame included. */
  countMessage(message: Message): number;
}

/** A peer that cannot be had, and why. */
export interface MissingPeer {
  readonly name: string;
  readonly missing: string;
}

/** Each of them, loaded one after the other; one that cannot load is named with the reason. */
export async function approximatePeers(): Promise<
  readonly (ApproximatePeer | MissingPeer)[]
> {
  const peers: (ApproximatePeer | MissingPeer)[] = [CHARACTERS];
  for (const [name, load] of LOADERS) {
    try {
      peers.push({ name, countMessage: await load() });
    } catch (error) {
      peers.push({
        name,
        missing: `cannot load: ${(error as Error).message.split("\n")[0]}`,
      });
    }
  }
  return peers;
}

/** What OpenAI's cookbook adds for a message: a frame of three tokens and the role. */
const FRAME = 4;

const CHARACTERS: ApproximatePeer = {
  name: "characters/4",
  countMessage: ({ content }) => Math.ceil(content.length / 4) + FRAME,
};

type Load = () => Promise<ApproximatePeer["countMessage"]>;

const LOADERS: readonly (readonly [string, Load])[] = [
  ["gpt-tokenizer 4.0.0, o200k", async () => {
    const { countTokens } = await load(
      "gpt-tokenizer@4.0.0/encoding/o200k_base",
    );
    return ({ content }) => countTokens(`${content}`) + FRAME;
  }],
  ["tiktoken 1.0.22, o200k", async () => {
    const encoding = (await load("tiktoken@1.0.22")).get_encoding("o200k_base");
    return ({ content }) => encoding.encode(`${content}`).length + FRAME;
  }],
  ["ai-tokenizer 1.0.6, Gemini 2.5 Pro", async () => {
    const { models, Tokenizer } = await load("ai-tokenizer@1.0.6");
    const model = models["google/gemini-2.5-pro"];
    const encoding = await load(
      `ai-tokenizer@1.0.6/encoding/${model.encoding}`,
    );
    const { count } = await load("ai-tokenizer@1.0.6/sdk");
    const tokenizer = new Tokenizer(encoding);
    return (message) => count({ tokenizer, model, messages: [message] }).total;
  }],
];

// deno-lint-ignore no-explicit-any
function load(specifier: string): Promise<any> {
  return import(`npm:${specifier}`);
}
