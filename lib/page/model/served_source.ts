/// <reference lib="dom" />
import type { ReplayHead } from "../../replay/pack_replay.ts";
import type { PackedState } from "../../replay/pack_replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import { stateUnpacker } from "../../replay/state_unpacker.ts";
import type { PlayedSoFar, ReplaySource } from "./replay_source.ts";
import type { ReplaySettings } from "./settings.ts";

/** How often the page is told of new states while the server counts, in milliseconds. */
const REPORT_EVERY_MS = 200;

/** One line of the server's answer. */
type Line =
  | { readonly head: ReplayHead }
  | { readonly state: PackedState }
  | { readonly error: string };

/** A source that asks the page's own server, which counts with the model's tokenizer and sends state by state. */
export function servedSource(): ReplaySource {
  return { play };
}

async function play(
  { budget, policy }: ReplaySettings,
  report: (soFar: PlayedSoFar) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(`replay?policy=${policy}&budget=${budget}`, {
    signal,
  }).catch((error) => {
    if (signal.aborted) throw error;
    throw new Error(
      "The workbench does not answer: start it again with deno task workbench",
    );
  });
  if (!response.ok || response.body === null) {
    throw new Error(await refusalOf(response));
  }
  let head: ReplayHead | undefined;
  let unpack: ((packed: PackedState) => ReplayState) | undefined;
  const states: ReplayState[] = [];
  let reportedAt = performance.now();
  for await (const line of linesOf(response.body)) {
    if ("error" in line) throw new Error(line.error);
    if ("head" in line) {
      head = line.head;
      unpack = stateUnpacker(head);
    } else if (unpack) {
      states.push(unpack(line.state));
    }
    if (!head || performance.now() - reportedAt < REPORT_EVERY_MS) continue;
    reportedAt = performance.now();
    report({ replay: { ...head, states: [...states] }, done: false });
  }
  if (head === undefined || states.length < head.arrivals.length) {
    throw new Error("The workbench stopped before the last arrival");
  }
  report({ replay: { ...head, states }, done: true });
}

async function* linesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Line> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line !== "") yield JSON.parse(line) as Line;
    }
  } finally {
    // The server would wait for ever with what nobody reads.
    reader.cancel().catch(() => {});
  }
}

async function refusalOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return String((JSON.parse(text) as { error?: unknown }).error ?? text);
  } catch {
    return `The workbench answered ${response.status}`;
  }
}
