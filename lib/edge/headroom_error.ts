import { CompressionBackendError, type CompressionFailure } from "../errors.ts";
import { HEADROOM_URL } from "./headroom_url.ts";
import { ReplyTooLong } from "./direct_request.ts";

/** Codes of connections that were never made. */
const UNREACHED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT)$/;

/** An error of the backend `headroom`. */
export function headroomError(
  reason: CompressionFailure,
  detail: string,
): CompressionBackendError {
  return new CompressionBackendError("headroom", reason, detail);
}

/**
 * What a failed exchange with the server at `address` means to the user, and the way out.
 *
 * It repeats no word of the reply.
 *
 * @param address The server.
 * @param error What the exchange threw.
 */
export function exchangeError(
  address: string,
  error: unknown,
): CompressionBackendError {
  if (error instanceof CompressionBackendError) return error;
  if (error instanceof ReplyTooLong) {
    return headroomError(
      "bad-shape",
      `${address} answers at too great a length: ${error.message}`,
    );
  }
  const { code, name } = error as Error & { code?: string };
  if (code === "EPERM" || error instanceof Deno.errors.NotCapable) {
    return headroomError(
      "failed",
      `${address} must not be asked: give the permission ${
        permission(address, String(error))
      }`,
    );
  }
  return UNREACHED.test(code ?? "")
    ? headroomError("missing", guidance(address))
    : headroomError(
      "failed",
      `${address} broke off: ${code ?? name}`,
    );
}

/** The flag that is missing; https needs `sys` too, for the machine's certificates. */
function permission(address: string, words: string): string {
  const [, kind = "net", value = new URL(address).host] =
    /Requires (\w+) access to "([^"]+)"/.exec(words) ?? [];
  return `--allow-${kind}=${value}`;
}

function guidance(address: string): string {
  const { hostname, port } = new URL(address);
  const isElsewhere = /^(?:127\.|localhost$|\[::1\]$)/.test(hostname) &&
    address !== HEADROOM_URL;
  return `Headroom is not running at ${address}. Install and start it: pip install "headroom-ai[proxy]" && headroom proxy` +
    (isElsewhere && port !== "" ? ` --port ${port}` : "");
}
