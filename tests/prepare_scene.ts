import type { TokenizerPins } from "../lib/edge/gemma4_pins.ts";
import { type Preparation, prepareFiles } from "../lib/edge/prepare_files.ts";
import { sha256 } from "../lib/edge/sha256.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const granted = (query: Deno.PermissionDescriptor) =>
  Deno.permissions.querySync(query).state === "granted";
const ignore = !granted({ name: "write" }) || !granted({ name: "read" }) ||
  !granted({ name: "net", host: "127.0.0.1" });

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** The miniature as the file that is pinned here. */
export const TOKENIZER = bytesOf(JSON.stringify(MINI_TOKENIZER));
/** What stands beside it. */
export const TEMPLATE = bytesOf("{{ messages }}".repeat(10_000));

async function pinsFor(hub: string): Promise<TokenizerPins> {
  const pin = async (name: string, bytes: Uint8Array<ArrayBuffer>) => ({
    name,
    bytes: bytes.length,
    sha256: await sha256(bytes),
  });
  return {
    hub,
    path: "model/",
    files: [
      await pin("tokenizer.json", TOKENIZER),
      await pin("chat_template.jinja", TEMPLATE),
    ],
    npm: { name: "mini", version: "1.0.0", path: "a", bytes: 0, sha256: "" },
  };
}

/** Answers requests. */
export type Hub = (request: Request) => Response | Promise<Response>;

/** A hub that has what is pinned. */
export const goodHub: Hub = ({ url }) => {
  if (url.endsWith("/model/tokenizer.json")) return new Response(TOKENIZER);
  if (url.endsWith("/model/chat_template.jinja")) return new Response(TEMPLATE);
  return new Response("no such file", { status: 404 });
};

/** What such a test works with. */
export interface Scene {
  readonly folder: string;
  readonly asked: string[];
  readonly said: string[];
  prepare(options?: Partial<Preparation>): ReturnType<typeof prepareFiles>;
  names(): string[];
}

/** Registers a test with a folder and a hub of its own. */
export function scene(
  name: string,
  hub: Hub,
  fn: (scene: Scene) => Promise<void>,
) {
  Deno.test({
    name,
    ignore,
    fn: async () => {
      const folder = await Deno.makeTempDir();
      const asked: string[] = [];
      const said: string[] = [];
      await using server = Deno.serve(
        { hostname: "127.0.0.1", port: 0, onListen() {} },
        (request) => {
          asked.push(new URL(request.url).pathname);
          return hub(request);
        },
      );
      const pins = await pinsFor(`http://127.0.0.1:${server.addr.port}/`);
      const prepare = (options = {}) =>
        prepareFiles({
          folder,
          pins,
          fromNpm: () => Promise.resolve(TOKENIZER),
          answerMs: 600_000,
          say: (line) => said.push(line),
          ...options,
        });
      const names = () =>
        [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
      try {
        await fn({ folder, asked, said, prepare, names });
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    },
  });
}

/** Names of the files that the hub leads to. */
export const FROM_HUB = [
  "chat_template.jinja",
  "tokenizer.json",
  "tokenizer.tables",
];

/** Names of the files that npm leads to. */
export const FROM_NPM = ["tokenizer.json", "tokenizer.tables"];
