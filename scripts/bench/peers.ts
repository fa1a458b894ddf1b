import type { Message } from "../../lib/conversation/message.ts";

/** A counter that people use for other models' budgets: of another vocabulary, run in this process. */
export interface Peer {
  readonly name: string;
  /** Its way to count a text, with nothing remembered. */
  fresh(): (text: string) => number;
  /** Tokens that it says a message costs, frame included. */
  countMessage(message: Message): number;
}

/** A peer that cannot be had, and why. */
export interface MissingPeer {
  readonly name: string;
  readonly missing: string;
}

/** Peers by their short names, with their versions. */
export const PEER_NAMES = {
  "gpt-tokenizer": "gpt-tokenizer 4.0.0, o200k",
  "tiktoken": "tiktoken 1.0.22, o200k",
  "ai-tokenizer": "ai-tokenizer 1.0.6, Gemini 2.5 Pro",
} as const;

/** The short name of a peer. */
export type PeerKey = keyof typeof PEER_NAMES;

/** The keys of the peers, in the order of the table. */
export const PEER_KEYS = Object.keys(PEER_NAMES) as PeerKey[];

/** Each of them, loaded one after the other; one that cannot load is named with the reason. */
export async function loadPeers(): Promise<readonly (Peer | MissingPeer)[]> {
  const peers: (Peer | MissingPeer)[] = [];
  for (const key of PEER_KEYS) {
    const name = PEER_NAMES[key];
    try {
      peers.push({ name, ...await loadPeer(key) });
    } catch (error) {
      const [line] = (error as Error).message.split("\n");
      peers.push({ name, missing: `skipped: cannot load: ${line}` });
    }
  }
  return peers;
}

/** One peer, loaded. */
export function loadPeer(key: PeerKey): Promise<Omit<Peer, "name">> {
  return LOADERS[key]();
}

/** What OpenAI's cookbook adds for a message: a frame of three tokens and the role. */
export const FRAME = 4;

const LOADERS: Readonly<Record<PeerKey, () => Promise<Omit<Peer, "name">>>> = {
  async "gpt-tokenizer"() {
    const { countTokens, clearMergeCache } = await load(
      "gpt-tokenizer@4.0.0/encoding/o200k_base",
    );
    return {
      fresh() {
        clearMergeCache();
        return (text) => countTokens(text);
      },
      countMessage: ({ content }) => countTokens(`${content}`) + FRAME,
    };
  },
  async "tiktoken"() {
    const encoding = (await load("tiktoken@1.0.22")).get_encoding("o200k_base");
    const count = (text: string) => encoding.encode(text, [], []).length;
    return {
      fresh: () => count,
      countMessage: ({ content }) => count(`${content}`) + FRAME,
    };
  },
  async "ai-tokenizer"() {
    const { models, Tokenizer } = await load("ai-tokenizer@1.0.6");
    const model = models["google/gemini-2.5-pro"];
    const encoding = await load(
      `ai-tokenizer@1.0.6/encoding/${model.encoding}`,
    );
    const { count } = await load("ai-tokenizer@1.0.6/sdk");
    const tokenizer = new Tokenizer(encoding);
    return {
      fresh() {
        const fresh = new Tokenizer(encoding);
        return (text) => fresh.count(text);
      },
      countMessage: (message) =>
        count({ tokenizer, model, messages: [message] }).total,
    };
  },
};

// deno-lint-ignore no-explicit-any
function load(specifier: string): Promise<any> {
  return import(`npm:${specifier}`);
}
