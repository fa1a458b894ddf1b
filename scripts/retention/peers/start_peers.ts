import { UsageError } from "../../usage_error.ts";
import {
  PEER_FOLDER,
  PEER_INSTALL,
  PEER_VERSIONS,
  SUMY_PEERS,
  type SumyKey,
} from "./peer_list.ts";
import { readScores } from "./read_scores.ts";

/** The peers of sumy, in a process of their own. */
export interface PeerProcess {
  /** How good a peer finds each sentence; the higher the better. */
  scores(peer: SumyKey, texts: readonly string[]): Promise<readonly number[]>;
  /** Ends the process. */
  close(): Promise<void>;
}

/** What is started: a program and its arguments. */
const PYTHON: readonly string[] = [
  "python3",
  "-S", // the named packages alone, not what else the machine has
  "-W",
  "ignore",
  decodeURIComponent(new URL("rank_sentences.py", import.meta.url).pathname),
  PEER_FOLDER,
];

/** One thread and one order of hashes, so that the same sentences have the same scores. */
const ENVIRONMENT = {
  PYTHONHASHSEED: "0",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONIOENCODING: "utf-8",
  OMP_NUM_THREADS: "1",
  OPENBLAS_NUM_THREADS: "1",
};

/**
 * The peers of sumy, ready.
 *
 * @param command What to start in place of Python.
 * @throws {UsageError} If Python or a package is not there, or of another version; the message has the command to get it.
 */
export async function startPeers(
  [program, ...args] = PYTHON,
): Promise<PeerProcess> {
  const process = spawn(program, args);
  const lines = linesOf(process.stdout);
  const reason = problemOf(await lines.next());
  if (reason !== undefined) {
    await end(process, lines);
    throw missing(reason);
  }
  const writer = process.stdin.getWriter();
  const encoder = new TextEncoder();
  return {
    async scores(peer, texts) {
      const { name } = SUMY_PEERS[peer];
      const asked = { peer, texts: texts.map((text) => text.toWellFormed()) };
      await writer.write(encoder.encode(`${JSON.stringify(asked)}\n`))
        .catch(() => {}); // a process that ended says nothing below
      const line = await lines.next();
      if (line !== undefined) return readScores(name, line, texts.length);
      const { code } = await process.status;
      throw new Error(
        `${name} ended with exit code ${code} before it had scored ${texts.length} sentences`,
      );
    },
    async close() {
      await writer.close().catch(() => {});
      await end(process, lines);
    },
  };
}

function spawn(program: string, args: readonly string[]): Deno.ChildProcess {
  try {
    return new Deno.Command(program, {
      args: [...args],
      env: ENVIRONMENT,
      stdin: "piped",
      stdout: "piped",
      stderr: "null",
    }).spawn();
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw missing(`${program} is not there`);
  }
}

/** What is wrong with a process that starts with this line; undefined where nothing is. */
function problemOf(line: string | undefined): string | undefined {
  if (line === undefined) return "Python ended at once";
  const said = saidIn(line);
  if (said === undefined) return `Python says ${line.slice(0, 60)}`;
  if (said.missing !== undefined) return said.missing;
  for (const [name, version] of Object.entries(PEER_VERSIONS)) {
    const found = said.versions?.[name];
    if (found !== version) return `${name} is ${found}, not ${version}`;
  }
}

/** What the first line says, if it is an object. */
function saidIn(line: string): {
  readonly missing?: string;
  readonly versions?: Readonly<Record<string, string>>;
} | undefined {
  try {
    const said = JSON.parse(line);
    if (typeof said === "object" && said !== null) return said;
  } catch { /* no JSON */ }
}

function missing(reason: string): UsageError {
  return new UsageError(
    `The peers cannot be had: ${reason}; get them by: ${PEER_INSTALL}`,
  );
}

async function end(process: Deno.ChildProcess, lines: Lines): Promise<void> {
  try {
    process.kill();
  } catch { /* it has ended */ }
  await lines.cancel();
  await process.status;
}

interface Lines {
  /** The next line, or undefined at the end. */
  next(): Promise<string | undefined>;
  cancel(): Promise<void>;
}

function linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Lines {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  return {
    async next() {
      while (!rest.includes("\n")) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        rest += value;
      }
      const lineEnd = rest.indexOf("\n");
      const line = rest.slice(0, lineEnd);
      rest = rest.slice(lineEnd + 1);
      return line;
    },
    cancel: () => reader.cancel().catch(() => {}),
  };
}
