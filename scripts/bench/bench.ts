import { gemma4Counter } from "../../lib/count/gemma4/gemma4_counter.ts";
import type { EncodingCounter } from "../../lib/count/gemma4/gemma4_counter.ts";
import { tablesEncoder } from "../../lib/count/tables_encoder.ts";
import type { TextEncoding } from "../../lib/count/text_encoder.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { GEMMA4_PINS } from "../../lib/edge/gemma4_pins.ts";
import { GEMMA4_FOLDER } from "../../lib/edge/prepared_folder.ts";
import { openTablesFile } from "../../lib/edge/tables_file.ts";
import { TokenIds } from "../../lib/count/tables/token_ids.ts";
import { timeJob } from "./clock.ts";
import { loadPeers, type MissingPeer, type Peer } from "./peers.ts";
import { loadPlainLibrary, type PlainLibrary } from "./plain_library.ts";
import { type RustLibrary, startRustLibrary } from "./rust_library.ts";
import { benchText, REAL_KINDS, type TextKind } from "./texts.ts";

/** What every measurement is given. */
export interface Bench {
  /** Whether sizes are small. */
  readonly quick: boolean;
  /** The user's own conversation, if one was named. */
  readonly own?: CompactionRequest;
  /** All tokens of the tokenizer. */
  vocabulary(): readonly string[];
  /** Says on stderr what is going on. */
  say(line: string): void;
  /** An encoder that remembers nothing. */
  freshEncoder(): TextEncoding;
  /** A counter that remembers nothing. */
  freshCounter(): EncodingCounter;
  /** Milliseconds that ours takes for a text, cold; it is run for each name and size once. */
  oursMs(name: string, text: string): number;
  /** The plain library, loaded when it is first asked for. */
  plain(): Promise<PlainLibrary>;
  /** Milliseconds that the plain library takes for a text whole, cold; it is run once for each name. */
  plainMs(name: string, text: string): Promise<number>;
  /** What `plainMs` found for this name before. */
  knownPlainMs(name: string): number | undefined;
  /** The peers that run in this process, loaded when they are first asked for. */
  peers(): Promise<readonly (Peer | MissingPeer)[]>;
  /** The Rust library in a process of its own, started when it is first asked for. */
  rust(): Promise<RustLibrary | { readonly missing: string }>;
  /** Ends what was started. */
  close(): Promise<void>;
}

/** What the bench is told. */
export type BenchOptions = Pick<Bench, "quick" | "own" | "say">;

/** The bench, opened and warmed up. */
export async function openBench(options: BenchOptions): Promise<Bench> {
  const tables = await openTablesFile(
    GEMMA4_FOLDER,
    GEMMA4_PINS.files[0].sha256,
  );
  const freshEncoder = () => tablesEncoder(tables);
  let library: Promise<PlainLibrary> | undefined;
  const plain = () => {
    if (library === undefined) options.say("load the plain library");
    return library ??= loadPlainLibrary(`${GEMMA4_FOLDER}/tokenizer.json`);
  };
  warmUp(freshEncoder());
  return {
    ...options,
    ...plainTimer(plain, options.quick),
    ...lazyPeers(options),
    vocabulary: () => [...new TokenIds(tables.tokens)].map(([token]) => token),
    freshEncoder,
    oursMs: oursTimer(freshEncoder),
    freshCounter: () => gemma4Counter("gemma-4-E2B", freshEncoder()),
    plain,
  };
}

/** Runs of a large text take this long together, in milliseconds, unless one does alone. */
const LARGE_CAP_MS = 1_500;

/** Times of ours, of each text once; short ones by more runs. */
function oursTimer(freshEncoder: () => TextEncoding): Bench["oursMs"] {
  const times = new Map<string, number>();
  return (name, text) => {
    const key = `${name} ${text.length}`;
    const runs = text.length > 1_000_000
      ? { most: 3, capMs: LARGE_CAP_MS }
      : { most: 15, capMs: 500 };
    const ms = times.get(key) ?? timeJob(() => {
      const { countText } = freshEncoder();
      return () => countText(text);
    }, runs).ms;
    times.set(key, ms);
    return ms;
  };
}

/** Times of the plain library, each text once. */
function plainTimer(
  plain: () => Promise<PlainLibrary>,
  quick: boolean,
): Pick<Bench, "plainMs" | "knownPlainMs"> {
  const times = new Map<string, number>();
  return {
    knownPlainMs: (name) => times.get(name),
    async plainMs(name, text) {
      const { encode, forget } = await plain();
      const most = text.length >= 200_000 || quick ? 1 : 3;
      const ms = times.get(name) ?? timeJob(() => {
        forget();
        return () => encode(text);
      }, { most }).ms;
      times.set(name, ms);
      return ms;
    },
  };
}

/** The peers, each loaded when it is first asked for. */
function lazyPeers(
  { say }: BenchOptions,
): Pick<Bench, "peers" | "rust" | "close"> {
  let peers: ReturnType<Bench["peers"]> | undefined;
  let rust: ReturnType<Bench["rust"]> | undefined;
  return {
    peers() {
      if (peers === undefined) say("load the peers");
      return peers ??= loadPeers();
    },
    rust() {
      if (rust === undefined) say("start the Rust library");
      return rust ??= startRustLibrary();
    },
    async close() {
      const started = await rust;
      if (started && "close" in started) await started.close();
    },
  };
}

/** Lets the engine compile what is measured, on texts that are not. */
function warmUp({ countText }: TextEncoding): void {
  const kinds: readonly TextKind[] = [...REAL_KINDS, "random letters"];
  for (const kind of kinds) countText(benchText(kind, 50_000, 99));
}
