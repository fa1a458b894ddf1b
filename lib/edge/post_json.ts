import { Buffer } from "node:buffer";
import { Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import type { IncomingMessage } from "node:http";

/** What a server answered. */
export interface JsonReply {
  /** The HTTP status. */
  readonly status: number;
  /** The whole body; nothing where the status is not 200. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A reply that is longer than what was allowed. */
export class ReplyTooLong extends RangeError {
  /** The class's name. */
  override readonly name = "ReplyTooLong";
}

/** The types don't know `proxyEnv`; without it, NODE_USE_ENV_PROXY would bring in HTTP_PROXY. */
const NO_PROXY = { keepAlive: false, proxyEnv: {} };

/**
 * What the server at `url` answers to a body of JSON.
 *
 * It contacts that server and nobody else: it follows no redirect and, other than `fetch`, goes through no proxy that the
 * environment names. It sends the headers content-type, content-length, host and connection, and no others.
 *
 * @param url Where the body goes.
 * @param body The JSON.
 * @param limits The most bytes that the reply may have, and what ends the exchange, reading the body included.
 * @throws {ReplyTooLong} If the reply has more bytes; the rest is not read.
 * @throws {Error} If the connection cannot be made or breaks, or `signal` ends it.
 *
 * @example
 * ```ts ignore
 * const limits = { maxBytes: 65536, signal: AbortSignal.timeout(1000) };
 * const { status, body } = await postJson(new URL("http://127.0.0.1:8787/v1/compress"), "{}", limits);
 * ```
 */
export function postJson(
  url: URL,
  body: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<JsonReply> {
  const bytes = new TextEncoder().encode(body);
  const isSecure = url.protocol === "https:";
  const Agent = isSecure ? SecureAgent : PlainAgent;
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(url, {
      method: "POST",
      agent: new Agent(NO_PROXY),
      headers: {
        "content-type": "application/json",
        "content-length": bytes.length,
      },
      signal,
    });
    request.on("error", reject);
    request.on("response", (reply) => {
      readReply(reply, maxBytes).then(resolve, reject)
        .finally(() => request.destroy());
    });
    request.end(bytes);
  });
}

async function readReply(
  reply: IncomingMessage,
  maxBytes: number,
): Promise<JsonReply> {
  const status = reply.statusCode ?? 0;
  const chunks: Uint8Array[] = [];
  if (status === 200) {
    let read = 0;
    for await (const chunk of reply) {
      read += chunk.length;
      if (read > maxBytes) throw new ReplyTooLong(`over ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  }
  return { status, body: new Uint8Array(Buffer.concat(chunks)) };
}
