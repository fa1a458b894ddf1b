import { OllamaError } from "./ollama_error.ts";

/**
 * A `fetch` for one server: bounded in time, headers and body, and with errors that say what happened.
 *
 * It follows no redirect, and a reply that is no success becomes an `OllamaError` with the server's own words.
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
      const reply = await fetch(input, {
        ...init,
        signal: both,
        redirect: "error",
      });
      const text = await reply.text();
      if (!reply.ok) throw refusal(text, reply.status);
      checkJson(text, address);
      return new Response(text, { status: reply.status });
    } catch (error) {
      if (error instanceof OllamaError) throw error;
      signal?.throwIfAborted();
      if (limit.aborted) {
        throw new OllamaError(
          "timeout",
          `The server at ${address} gave no answer in ${seconds} s`,
        );
      }
      if (!(error instanceof TypeError)) throw error;
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
