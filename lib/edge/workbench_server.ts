import { type Workbench, workbenchHandler } from "./workbench_handler.ts";

/** The port that is tried first: what a browser keeps, such as a reader's notes, it keeps for one port. */
export const WORKBENCH_PORT = 8620;

/** A workbench that can be opened. */
export interface WorkbenchServer {
  /** Where: the only way in, since its token is drawn anew each time. */
  readonly address: string;
  /** The port that it got. */
  readonly port: number;
  /** Done when the server has ended. */
  readonly finished: Promise<void>;
  /** Ends it. */
  readonly end: () => Promise<void>;
}

/**
 * A workbench on this machine: it listens on 127.0.0.1 only, and no request ends it.
 *
 * @param workbench What is served.
 * @param port The port; without one 8620, or a free one where that is taken.
 * @throws {Deno.errors.AddrInUse} If the given port is taken.
 *
 * @example
 * ```ts ignore
 * const { address } = serveWorkbench({ page, start: null });
 * console.log(address); // http://127.0.0.1:8620/6f0e…/
 * ```
 */
export function serveWorkbench(
  workbench: Workbench,
  port?: number,
): WorkbenchServer {
  const token = crypto.getRandomValues(new Uint8Array(16)).toHex();
  const server = port === undefined
    ? listenOnDefault(workbench, token)
    : listen(workbench, token, port);
  const { hostname, port: got } = server.addr;
  if (hostname !== "127.0.0.1") {
    server.shutdown();
    throw new Error(
      `Cannot serve the workbench: it would listen on ${hostname}; unset DENO_SERVE_ADDRESS`,
    );
  }
  return {
    address: `http://127.0.0.1:${got}/${token}/`,
    port: got,
    finished: server.finished,
    end: () => server.shutdown(),
  };
}

function listenOnDefault(workbench: Workbench, token: string) {
  try {
    return listen(workbench, token, WORKBENCH_PORT);
  } catch (error) {
    if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    return listen(workbench, token, 0);
  }
}

function listen(
  workbench: Workbench,
  token: string,
  port: number,
): Deno.HttpServer<Deno.NetAddr> {
  const server = Deno.serve({
    hostname: "127.0.0.1",
    port,
    onListen: () => {},
    onError: () => new Response("The workbench failed\n", { status: 500 }),
  }, (request) => answer(request));
  const host = `127.0.0.1:${server.addr.port}`;
  const answer = workbenchHandler(workbench, { host, token });
  return server;
}
