/**
 * Compression of supporting context by a Headroom server that the user runs, by `npm:headroom-ai`. Experimental.
 *
 * @module
 */
import type {
  CompressionBackend,
  CompressionOptions,
} from "../compress/compression_backend.ts";
import { readProviderReply } from "../compress/read_provider_reply.ts";
import {
  checkSupportingContext,
  type SupportingContext,
} from "../compress/supporting_context.ts";
import { askHeadroom } from "./headroom_client.ts";
import { exchangeError, headroomError } from "./headroom_error.ts";
import { HEADROOM_URL, headroomUrl } from "./headroom_url.ts";
import { directRequest } from "./direct_request.ts";

export type * from "../compress/compression_backend.ts";
export type { PreserveTerm } from "../compress/preserve_terms.ts";
export type {
  ContextLine,
  SupportingContext,
} from "../compress/supporting_context.ts";
export type { Redaction } from "../text/redact.ts";

/** How a Headroom server is asked. */
export interface HeadroomOptions {
  /** The server, a whole URL; default `http://127.0.0.1:8787`. */
  readonly url?: string;
  /** Seconds that one answer may take, its body included; default 30. */
  readonly answerSeconds?: number;
}

const ANSWER_SECONDS = 30;

/**
 * A backend that has a Headroom server shrink supporting context.
 *
 * It sends the context as a single user message, with a model name that says nothing, to this server, and nothing to
 * anybody else: no target, no preserve terms, no key, no cookie. It reads no name of the environment. That a reply is text
 * is all it checks: the server knows neither the target nor the preserve terms, and `compressSupporting` looks after them.
 *
 * @param options Where the server is, and how long to wait.
 * @throws {TypeError} If `url` is no http or https URL, or has credentials, a query or a fragment.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(headroomBackend({ url: "http://127.0.0.1:9000" }).name, "headroom");
 * ```
 */
export function headroomBackend(
  { url = HEADROOM_URL, answerSeconds = ANSWER_SECONDS }: HeadroomOptions = {},
): CompressionBackend {
  const address = headroomUrl(url);
  return {
    name: "headroom",
    compress: (context, options) =>
      compress(context, options, address, answerSeconds),
  };
}

async function compress(
  context: SupportingContext,
  { signal, note }: CompressionOptions,
  address: string,
  seconds: number,
): Promise<string> {
  checkSupportingContext(context);
  signal.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), seconds * 1000);
  const end = AbortSignal.any([limit.signal, signal]);
  const { text } = context;
  try {
    const asked = askHeadroom(address, text, sender(address, text, end));
    // The client may have to be installed first, which nothing can stop.
    const body = await Promise.race([asked, aborted(end)]);
    return readReply(parse(body, address), note);
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.signal.aborted) throw exchangeError(address, error);
    throw headroomError(
      "timeout",
      `${address} gave no answer in ${seconds} s`,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Sends what the client wrote to this server, and takes no reply that is much longer than the text. */
function sender(address: string, text: string, signal: AbortSignal) {
  // A control character that is escaped twice takes seven bytes; the rest is for what stands around the text.
  const maxBytes = 7 * new TextEncoder().encode(text).length + 65_536;
  return async (path: string, body: string) => {
    const url = new URL(address + path);
    const reply = await directRequest(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      maxBytes,
      signal,
    });
    if (reply.status === 200) return reply.body;
    const hint = reply.status === 429
      ? "; headroom proxy --rpm 6000 lets it take more requests a minute"
      : "";
    throw headroomError(
      "failed",
      `${address} refuses: status ${reply.status}${hint}`,
    );
  };
}

function readReply(reply: unknown, note: CompressionOptions["note"]): string {
  if (isSkipped(reply)) {
    throw headroomError("failed", "the server took too long and gave up");
  }
  const read = readProviderReply(reply, "headroom");
  if (read.skippedParts > 0) {
    note?.(`parts of the reply without text, skipped: ${read.skippedParts}`);
  }
  if (read.unquotedTexts > 0) {
    note?.(`texts in JSON quotation marks, unquoted: ${read.unquotedTexts}`);
  }
  return read.text;
}

function parse(body: Uint8Array<ArrayBuffer>, address: string): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw headroomError(
      "bad-shape",
      `what answers at ${address} is no Headroom server: its reply is not JSON`,
    );
  }
}

/** Whether the server hands back what it got because it took too long over it. */
function isSkipped(reply: unknown): boolean {
  return typeof reply === "object" && reply !== null &&
    "compression_skipped" in reply && reply.compression_skipped === true;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), {
      once: true,
    })
  );
}
