import { assert, assertEquals } from "@std/assert";
import {
  type CompressionBackend,
  CompressionBackendError,
  compressSupporting,
  extractiveBackend,
  noneBackend,
  sanitizeContext,
  truncateBackend,
} from "../../lib/compress/mod.ts";
import { countWords } from "../properties/compression_scene.ts";
import { leftOf } from "./hostile_log.ts";
import { type Placement, placements } from "./placements.ts";

const BACKENDS = [noneBackend, truncateBackend, extractiveBackend];

/** All that a caller, a backend or a reader of errors gets to see of one hostile log. */
async function seenOf({ log }: Placement): Promise<string> {
  const seen: unknown[] = [];
  const leaky: CompressionBackend = {
    name: "leaky",
    compress: (context, options) => {
      seen.push(context, options.preserve);
      options.note?.(`could not read ${log.text}`);
      return Promise.reject(new Error(`cannot send ${log.text}`));
    },
  };
  const context = sanitizeContext(
    { label: log.text.slice(0, 400), text: log.text, tailLines: log.tailLines },
    { preserve: [...log.values, "stage 3"] },
  );
  seen.push(context);
  const options = { targetTokens: 40, countText: countWords };
  for (const backend of [...BACKENDS, leaky]) {
    seen.push(await compressSupporting(context, backend, options));
  }
  const error = await compressSupporting(context, leaky, {
    ...options,
    required: true,
  })
    .catch((error) => error);
  // Where a key is all that the tail held, there is nothing to ask about.
  const isBlank = context.text.trim() === "";
  assertEquals(error instanceof CompressionBackendError, !isBlank);
  seen.push({
    message: error.message,
    detail: error.detail,
    stack: error.stack,
  });
  return JSON.stringify(seen);
}

Deno.test("no secret of the hostile corpus is in any context, result, receipt, warning, note or error", async () => {
  let count = 0;
  // Each secret in each carrier, positions and cuts in turn: all of them take a minute on a slow machine.
  const some = [...placements()].filter((_, index) => index % 5 === 0);
  for (const placement of some) {
    const seen = await seenOf(placement);
    const { values } = placement.log;
    const escaped = values.map((value) => JSON.stringify(value).slice(1, -1));
    const left = [...values, ...escaped].flatMap((value) =>
      leftOf(value, seen)
    );
    assertEquals(left, [], placement.where);
    count++;
  }
  assert(count >= 300, String(count));
});
