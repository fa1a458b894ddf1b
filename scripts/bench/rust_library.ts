import { GEMMA4_FOLDER } from "../../lib/edge/prepared_folder.ts";

/** Version of Hugging Face's Rust library: the one that made the oracle's ids. */
const VERSION = "0.23.2";

/** Where the bench looks for it. */
const FOLDER = ".cache/bench/tokenizers";

/** The one command that brings it. */
const INSTALL =
  `python3 -m pip install --no-deps --target ${FOLDER} tokenizers==${VERSION}`;

/** Its name in the table. */
export const RUST_NAME = `tokenizers ${VERSION} (Rust)`;

/** What its files are started with. */
export const RUST_ARGUMENTS: readonly string[] = [
  FOLDER,
  `${GEMMA4_FOLDER}/tokenizer.json`,
];

/** Hugging Face's Rust library in a process of its own. */
export interface RustLibrary {
  /** Milliseconds that it takes to encode a text, as its process measures them. */
  encodeMs(text: string): Promise<number>;
  /** Ends the process. */
  close(): Promise<void>;
}

interface Answer {
  readonly version?: string;
  readonly ms: number;
}

/** The library, ready, or why it cannot be had and what brings it. */
export async function startRustLibrary(): Promise<
  RustLibrary | { readonly missing: string }
> {
  try {
    const process = new Deno.Command("python3", {
      args: [pathOf("rust_library.py"), ...RUST_ARGUMENTS],
      stdin: "piped",
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const ask = askerOf(process);
    const { version } = await ask();
    if (version !== VERSION) {
      await process.stdin.close().catch(() => {});
      await process.status;
      return missing(version ? `found version ${version}` : "not installed");
    }
    return {
      encodeMs: async (text) => (await ask(text.toWellFormed())).ms,
      async close() {
        await process.stdin.close();
        await process.status;
      },
    };
  } catch (error) {
    return missing((error as Error).message.split("\n")[0]);
  }
}

/** The path of a Python file of the bench. */
export function pathOf(file: string): string {
  return decodeURIComponent(new URL(file, import.meta.url).pathname);
}

function missing(reason: string): { readonly missing: string } {
  return { missing: `SKIPPED: ${reason}; get it by: ${INSTALL}` };
}

/** Sends a text, if there is one, and gives the next line that comes back; nothing of an answer if none comes. */
function askerOf(process: Deno.ChildProcess) {
  const lines = process.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const encoder = new TextEncoder();
  let rest = "";
  return async (text?: string): Promise<Answer> => {
    if (text !== undefined) {
      const own = process.stdin.getWriter();
      await own.write(encoder.encode(JSON.stringify(text) + "\n"));
      own.releaseLock();
    }
    while (!rest.includes("\n")) {
      const { done, value } = await lines.read();
      if (done) return { ms: NaN };
      rest += value;
    }
    const end = rest.indexOf("\n");
    const answer: Answer = JSON.parse(rest.slice(0, end));
    rest = rest.slice(end + 1);
    return answer;
  };
}
