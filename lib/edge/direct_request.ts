import { Buffer } from "node:buffer";
import { Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import type { IncomingMessage } from "node:http";

/** What is asked, and how long the answer may be. */
export interface DirectQuestion {
  readonly method: string;
  /** Headers beside content-length, host and connection. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, in UTF-8; "" sends none. */
  readonly body: string;
  /** The most bytes that the reply's body may have. */
  readonly maxBytes: number;
  /** Ends the exchange, reading the body included. */
  readonly signal: AbortSignal;
}

/** What a server answered. */
export interface DirectReply {
  /** The HTTP status. */
  readonly status: number;
  /** The whole body. */
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
 * What the server at `url` answers.
 *
 * It contacts that server and nobody else: it follows no redirect and, other than `fetch`, goes through no proxy that the
 * environment names, which `fetch` does even to this machine.
 *
 * @param url The server and path.
 * @param question What is sent.
 * @throws {ReplyTooLong} If the reply has more bytes; the rest is not read.
 * @throws {Error} If the connection cannot be made or breaks, or `signal` ends it.
 *
 * @example
 * ```ts ignore
 * const { status, body } = await directRequest(new URL("http://127.0.0.1:8787/v1/compress"), {
 *   method: "POST",
 *   headers: { "content-type": "application/json" },
 *   body: "{}",
 *   maxBytes: 65536,
 *   signal: AbortSignal.timeout(1000),
 * });
 * ```
 */
export function directRequest(
  url: URL,
  { method, headers, body, maxBytes, signal }: DirectQuestion,
): Promise<DirectReply> {
  const bytes = new TextEncoder().encode(body);
  const isSecure = url.protocol === "https:";
  const Agent = isSecure ? SecureAgent : PlainAgent;
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(url, {
      method,
      agent: new Agent(NO_PROXY),
      headers: bytes.length === 0
        ? headers
        : { ...headers, "content-length": bytes.length },
      signal,
    });
    request.on("error", reject);
    request.on("response", (reply) => {
      readReply(reply, maxBytes).then(resolve, reject)
        .finally(() => request.destroy());
    });
    if (bytes.length > 0) request.write(bytes);
    request.end();
  });
}

async function readReply(
  reply: IncomingMessage,
  maxBytes: number,
): Promise<DirectReply> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of reply) {
    read += chunk.length;
    if (read > maxBytes) throw new ReplyTooLong(`over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return {
    status: reply.statusCode ?? 0,
    body: new Uint8Array(Buffer.concat(chunks)),
  };
}
