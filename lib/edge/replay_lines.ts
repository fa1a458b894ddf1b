import type {
  ReplayRequestOptions,
  StartedReplay,
} from "../replay/start_replay.ts";
import { statePacker } from "../replay/state_packer.ts";
import { printable } from "../text/printable.ts";
import { inBatches } from "./in_batches.ts";

/**
 * A replay as lines of JSON: its `head`, then a packed `state` for each arrival, each computed when it is asked for.
 *
 * Whoever cancels the stream stops the work. What goes wrong later is a last line with an `error`.
 *
 * @param query `policy`, compact or evict, and `budget`, in tokens.
 * @param start Starts a replay.
 * @returns The stream; where nothing can be played, one JSON text with the `error`.
 */
export function replayLines(
  query: URLSearchParams,
  start: (options: Required<ReplayRequestOptions>) => StartedReplay,
): ReadableStream<Uint8Array<ArrayBuffer>> | string {
  try {
    const lines = linesOf(start(optionsOf(query)));
    const first = [lines.next().value, lines.next().value];
    return ReadableStream.from(encoded(chained(first, lines)));
  } catch (error) {
    return errorLine(error);
  }
}

function optionsOf(query: URLSearchParams): Required<ReplayRequestOptions> {
  const policy = query.get("policy");
  const budget = query.get("budget") ?? "";
  if (policy !== "compact" && policy !== "evict") {
    throw new RangeError("policy is compact or evict");
  }
  if (!/^\d{1,15}$/.test(budget)) {
    throw new RangeError("budget is a whole number of tokens");
  }
  return { policy, budget: Number(budget) };
}

function* linesOf({ head, states }: StartedReplay): Generator<string, string> {
  const pack = statePacker();
  yield line({ head });
  for (const state of states) yield line({ state: pack(state) });
  return "";
}

function* chained(
  first: readonly string[],
  rest: Iterable<string>,
): Generator<string, void> {
  yield* first;
  yield* rest;
}

async function* encoded(lines: Iterable<string>) {
  const encoder = new TextEncoder();
  try {
    for await (const batch of inBatches(lines)) {
      yield encoder.encode(batch.join(""));
    }
  } catch (error) {
    yield encoder.encode(errorLine(error));
  }
}

function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return line({ error: printable(message) });
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
