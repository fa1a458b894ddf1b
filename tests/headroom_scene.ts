import { assertRejects } from "@std/assert";
import { sanitizeContext } from "../lib/compress/supporting_context.ts";
import { headroomBackend, type HeadroomOptions } from "../lib/edge/headroom.ts";
import { CompressionBackendError } from "../lib/errors.ts";

/** Whether loopback must not be used here. */
export const ignore =
  Deno.permissions.querySync({ name: "net", host: "127.0.0.1" }).state !==
    "granted";

export function headroomTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

/** What the backend makes of a text. */
export function compressed(
  options: HeadroomOptions,
  text: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<string> {
  const context = sanitizeContext({ label: "ci.log", text });
  return headroomBackend(options).compress(context, {
    targetTokens: 10,
    countText: (text) => text.length,
    preserve: [],
    signal,
  });
}

/** The error with which the backend refuses. */
export function refusal(
  options: HeadroomOptions,
  text = "a log line\n".repeat(20),
  signal?: AbortSignal,
): Promise<CompressionBackendError> {
  return assertRejects(
    () => compressed(options, text, signal),
    CompressionBackendError,
  );
}

/** A server of HTTP whose every answer is this. */
export function standIn(answer: (request: Request) => Response | BodyInit) {
  const asked: string[] = [];
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      await request.arrayBuffer();
      const made = answer(request);
      return made instanceof Response ? made : new Response(made, {
        headers: { "content-type": "application/json" },
      });
    },
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    asked,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** Every byte of the request about a text that JSON writes as `content`. */
export function requestOf(url: string, content: string): string {
  const body =
    `{"messages":[{"role":"user","content":${content}}],"model":"holdfast"}`;
  return "POST /v1/compress HTTP/1.1\r\n" +
    "content-type: application/json\r\n" +
    `content-length: ${new TextEncoder().encode(body).length}\r\n` +
    `Host: ${new URL(url).host}\r\n` +
    "Connection: close\r\n\r\n" + body;
}

/** Every byte of a server's reply whose one message is this. */
export function replyOf(content: string): string {
  const body = JSON.stringify({ messages: [{ role: "user", content }] });
  const { length } = new TextEncoder().encode(body);
  return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}

/** What a `rawServer` does beside answering. */
interface RawOptions {
  /** Whether connections stay open after the answer. */
  readonly holds?: boolean;
  /** Called when a request has come whole. */
  onRequest?(): void;
}

/** Every byte that one connection brings, as text; it answers with these bytes, and closes unless told otherwise. */
export function rawServer(
  answer: string,
  { holds = false, onRequest = () => {} }: RawOptions = {},
) {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const received: string[] = [];
  const open: Deno.Conn[] = [];
  const done = (async () => {
    for await (const connection of listener) {
      open.push(connection);
      received.push(await readRequest(connection));
      onRequest();
      // The client may have given up.
      await connection.write(new TextEncoder().encode(answer)).catch(() => {});
      if (!holds) connection.close();
    }
  })();
  return {
    url: `http://127.0.0.1:${(listener.addr as Deno.NetAddr).port}`,
    received,
    async [Symbol.asyncDispose]() {
      listener.close();
      await done;
      if (holds) { for (const connection of open) connection.close(); }
    },
  };
}

async function readRequest(connection: Deno.Conn): Promise<string> {
  const decoder = new TextDecoder();
  const chunk = new Uint8Array(65_536);
  let text = "", length = 0;
  const end = () => text.indexOf("\r\n\r\n") + 4;
  const wanted = () => Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  while (end() < 4 || length < end() + wanted()) {
    const read = await connection.read(chunk).catch(() => null);
    if (read === null) break;
    length += read;
    text += decoder.decode(chunk.subarray(0, read), { stream: true });
  }
  return text;
}
