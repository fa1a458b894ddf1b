import { directRequest, ReplyTooLong } from "./direct_request.ts";
import { OllamaError } from "./ollama_error.ts";

/** An answer, or a list of models, is far shorter. */
const MOST_REPLY_BYTES = 32 * 1024 * 1024;

/**
 * A `fetch` for one server: bounded in time, headers and body, and with errors that say what happened.
 *
 * It follows no redirect and goes through no proxy, and a reply that is no success becomes an `OllamaError` with the
 * server's own words.
 *
 * @param address The server, for messages.
 * @param seconds How long a reply may take, body included.
 * @param signal Ends it earlier.
 */
export function boundedFetch(
  address: string,
  seconds: number,
  signal?: AbortSignal,
): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(seconds * 1000);
    const both = signal ? AbortSignal.any([limit, signal]) : limit;
    try {
      const request = new Request(input, init);
      const { status, body } = await directRequest(new URL(request.url), {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
        maxBytes: MOST_REPLY_BYTES,
        signal: both,
      });
      const text = new TextDecoder().decode(body);
      if (status < 200 || status > 299) throw refusal(text, status);
      checkJson(text, address);
      return new Response(text, { status });
    } catch (error) {
      if (error instanceof OllamaError) throw error;
      signal?.throwIfAborted();
      if (limit.aborted) {
        throw new OllamaError(
          "timeout",
          `The server at ${address} gave no answer in ${seconds} s`,
        );
      }
      if (error instanceof Deno.errors.NotCapable) throw error;
      if (error instanceof ReplyTooLong) {
        throw new OllamaError(
          "refused",
          `The server at ${address} answers at too great a length: ${error.message}`,
        );
      }
      throw new OllamaError(
        "no-server",
        `No Ollama server answers at ${address}: start it with ollama serve, or set OLLAMA_HOST`,
      );
    }
  };
}

function checkJson(text: string, address: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new OllamaError(
      "refused",
      `What answers at ${address} is no Ollama server: its reply is not JSON`,
    );
  }
}

function refusal(text: string, status: number): OllamaError {
  const words = errorOf(text) || `status ${status}`;
  if (/exceeds the (available )?context/.test(words)) {
    return new OllamaError(
      "context",
      `The prompt does not fit the server's context: ${words}; the model's own limit is below num_ctx, or its tokenizer needs more tokens than ours`,
    );
  }
  if (status === 404) {
    return new OllamaError("missing-model", `The server refuses: ${words}`);
  }
  return new OllamaError("refused", `The server refuses: ${words}`);
}

function errorOf(text: string): string {
  try {
    const { error } = JSON.parse(text);
    return typeof error === "string" ? error : "";
  } catch {
    return text.trim().slice(0, 200).toWellFormed();
  }
}
