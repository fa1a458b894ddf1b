import { headroomError } from "./headroom_error.ts";

/** The pinned client; computed, because npm's registry would be asked about a literal one that nobody imports. */
export const HEADROOM_CLIENT = "npm:" + "headroom-ai@0.37.0";

/**
 * The model's name that is sent, because the server wants one.
 *
 * It only chooses how the server counts, and its counts are not used. A known name would have it fetch a tokenizer.
 */
const MODEL = "holdfast";

/** How a body gets to a path of the server; it resolves with the reply's. */
export type Transport = (
  path: string,
  body: string,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The body of what a Headroom server answers to one user message, asked by its own client `npm:headroom-ai`.
 *
 * The client writes the request; `transport` sends it, in place of the client's own, which follows redirects to other
 * hosts, reads replies of any length and can't be stopped. It reads no name of the environment. It is imported here, not
 * before, and installed if it is not yet there.
 *
 * @param address The server, as `headroomUrl` makes it.
 * @param content The message.
 * @param transport Sends the request.
 * @throws {CompressionBackendError} With the reason `missing` if the client can't be had, and what `transport` throws.
 *
 * @example
 * ```ts ignore
 * const reply = await askHeadroom("http://127.0.0.1:8787", "line\nline", transport);
 * ```
 */
export async function askHeadroom(
  address: string,
  content: string,
  transport: Transport,
): ReturnType<Transport> {
  const { HeadroomClient } = await importClient();
  const client = new HeadroomClient({
    baseUrl: address,
    apiKey: "",
    fallback: false,
    retries: 0,
  });
  let reply: ReturnType<Transport> | undefined;
  const send = async (path: string, { body }: { body: string }) => {
    reply = transport(path, body);
    return new Response(await reply);
  };
  Object.assign(client, { _fetch: send });
  // How the client reads the reply does not matter: it takes one of another shape for an empty one.
  await client.compress([{ role: "user", content }], { model: MODEL }).catch(
    () => {},
  );
  if (reply === undefined) throw unusable("it sends nothing");
  return reply;
}

async function importClient(): Promise<typeof import("headroom-ai")> {
  try {
    return await import(HEADROOM_CLIENT);
  } catch {
    throw unusable(
      `it is not installed and cannot be had now: get it with deno cache ${HEADROOM_CLIENT}`,
    );
  }
}

function unusable(problem: string): Error {
  return headroomError(
    "missing",
    `its client cannot be used: ${problem}`,
  );
}
