import { PinMismatch } from "../errors.ts";
import type { PinnedFile } from "./gemma4_pins.ts";
import { sha256 } from "./sha256.ts";

/** How a file is fetched; tests put in their own. */
export interface HubAccess {
  /** Used in place of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Milliseconds that the hub has to begin its answer; default 5,000. */
  readonly answerMs?: number;
  /** Milliseconds that may pass without a byte after that; default 30,000. */
  readonly stallMs?: number;
  /** Called as bytes arrive. */
  readonly progress?: (file: PinnedFile, bytes: number) => void;
}

/** The hub gave no file; not thrown for a file that is wrong. */
export class HubUnreachable extends Error {
  override readonly name = "HubUnreachable";
}

/**
 * The bytes of a pinned file on a hub, checked; they are held in memory until they are whole.
 *
 * @param address Where the file is; redirects are followed.
 * @param pin What it must be.
 * @throws {HubUnreachable} If there is no answer in time, an answer other than 200, or an answer that breaks off.
 * @throws {PinMismatch} If the file is another.
 *
 * @example
 * ```ts ignore
 * const bytes = await fetchPinned(`${pins.hub}${pins.path}tokenizer.json`, pins.files[0]);
 * ```
 */
export async function fetchPinned(
  address: string,
  pin: PinnedFile,
  access: HubAccess = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fetchBytes(address, pin, access);
  const found = await sha256(bytes);
  if (found !== pin.sha256) {
    throw new PinMismatch(address, `sha256 ${pin.sha256}`, `sha256 ${found}`);
  }
  return bytes;
}

async function fetchBytes(
  address: string,
  pin: PinnedFile,
  access: HubAccess,
): Promise<Uint8Array<ArrayBuffer>> {
  using limit = new TimeLimit();
  let filled = -1;
  try {
    const body = await openBody(address, access, limit);
    const bytes = new Uint8Array(pin.bytes);
    filled = 0;
    for await (const chunk of body) {
      limit.restart(access.stallMs ?? 30_000);
      if (filled + chunk.length > pin.bytes) {
        throw new PinMismatch(address, `${pin.bytes} bytes`, "more");
      }
      bytes.set(chunk, filled);
      filled += chunk.length;
      access.progress?.(pin, filled);
    }
    return bytes.subarray(0, filled);
  } catch (error) {
    if (error instanceof PinMismatch) throw error;
    const reason = reasonOf(error, filled);
    throw new HubUnreachable(`${new URL(address).host} ${reason}`);
  }
}

async function openBody(
  address: string,
  { fetch: get = fetch, answerMs = 5_000 }: HubAccess,
  limit: TimeLimit,
): Promise<ReadableStream<Uint8Array>> {
  limit.restart(answerMs);
  const { signal } = limit;
  const response = await get(address, { signal });
  if (response.status === 200 && response.body !== null) {
    // Deno's fetch loses sight of its signal where only the body is held, and then waits for ever.
    return response.body.pipeThrough(new TransformStream(), { signal });
  }
  await response.body?.cancel();
  throw new HubUnreachable(`answers with status ${response.status}`);
}

/** Why there is no file, for after the host's name; `bytes` is -1 before the answer. */
function reasonOf(error: unknown, bytes: number): string {
  if (error instanceof HubUnreachable || error instanceof Late) {
    return error.message;
  }
  if (error instanceof Deno.errors.NotCapable) {
    return "may not be asked (no net permission)";
  }
  return bytes < 0 ? "cannot be reached" : `broke off after ${bytes} bytes`;
}

class Late extends Error {}

/** A signal that fires when it is not restarted in time. */
class TimeLimit {
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;
  #timer?: ReturnType<typeof setTimeout>;

  restart(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const late = new Late(`sent nothing for ${milliseconds / 1000} s`);
      this.#controller.abort(late);
    }, milliseconds);
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }
}
