/**
 * Asks the Headroom server of its first argument about its second, and prints what came of it; other tests run it with few
 * permissions.
 *
 * @module
 */
import { sanitizeContext } from "../lib/compress/supporting_context.ts";
import { headroomBackend } from "../lib/edge/headroom.ts";
import { CompressionBackendError } from "../lib/errors.ts";

const [url, text] = Deno.args;
const backend = headroomBackend({ url });
if (text !== undefined) {
  try {
    const context = sanitizeContext({ label: "ci.log", text });
    const reply = await backend.compress(context, {
      targetTokens: 10,
      countText: (text) => text.length,
      preserve: [],
      signal: new AbortController().signal,
    });
    console.log(reply);
  } catch (error) {
    if (!(error instanceof CompressionBackendError)) throw error;
    console.log(error.reason, error.detail);
  }
}
