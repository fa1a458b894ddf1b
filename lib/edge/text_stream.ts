const CHUNK_CHARS = 256 * 1024;

/**
 * Texts as one stream of UTF-8, in pieces of about 256 KiB; each text is asked for when there is room for it.
 *
 * @param texts The texts, one after the other.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(await new Response(textStream(["a", "b"])).text(), "ab");
 * ```
 */
export function textStream(
  texts: Iterable<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const iterator = texts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      let piece = "";
      while (piece.length < CHUNK_CHARS) {
        const next = iterator.next();
        if (next.done) {
          if (piece !== "") controller.enqueue(encoder.encode(piece));
          controller.close();
          return;
        }
        piece += next.value;
      }
      controller.enqueue(encoder.encode(piece));
    },
    cancel: () => void iterator.return?.(),
  });
}
