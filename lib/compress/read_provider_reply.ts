import { CompressionBackendError } from "../errors.ts";

/** The text of a provider's reply. */
export interface ProviderReply {
  /** All usable texts, joined by line breaks. */
  readonly text: string;
  /** Number of parts that were skipped because they hold no text. */
  readonly skippedParts: number;
  /** Number of texts that were a JSON string in quotation marks, and were unquoted. */
  readonly unquotedTexts: number;
}

const TEXT_KEYS = ["text", "content", "compressed"] as const;
const MOST_DEPTH = 8;

/**
 * The text of what a provider returned, from the shapes that providers have.
 *
 * Those are: a text; an object with `text`, `content`, `compressed` or `messages`; a list of messages or of text blocks.
 * Parts of another shape are skipped and counted. A text that is itself a JSON string is unquoted once. It does not know
 * the source: see `compressSupporting` for that.
 *
 * @param reply What came over the wire, parsed.
 * @param backend Name of the backend for the error.
 * @throws {CompressionBackendError} With the reason `bad-shape` where nothing is usable, `empty` where all text is blank.
 *
 * @example A message without text is skipped, and that is said
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const reply = [{ role: "user", content: "a" }, { role: "user", content: [{ type: "text" }] }, 7];
 * assertEquals(readProviderReply(reply, "headroom"), { text: "a", skippedParts: 2, unquotedTexts: 0 });
 * ```
 */
export function readProviderReply(
  reply: unknown,
  backend: string,
): ProviderReply {
  const found: Found = { texts: [], skippedParts: 0 };
  try {
    collect(reply, found, 0);
  } catch {
    throw badShape(backend, reply);
  }
  if (found.texts.length === 0) throw badShape(backend, reply);
  const texts = found.texts.map(unquoted);
  const text = texts.join("\n");
  if (text.trim() === "") {
    throw new CompressionBackendError(backend, "empty", "it returned no text");
  }
  return {
    text,
    skippedParts: found.skippedParts,
    unquotedTexts: texts.filter((one, index) => one !== found.texts[index])
      .length,
  };
}

interface Found {
  readonly texts: string[];
  skippedParts: number;
}

function collect(value: unknown, found: Found, depth: number): void {
  if (typeof value === "string") found.texts.push(value);
  else if (Array.isArray(value) && depth < MOST_DEPTH) {
    for (const part of value) collectPart(part, found, depth + 1);
  } else if (isObject(value) && depth < MOST_DEPTH) {
    const inner = innerOf(value);
    if (inner === undefined) found.skippedParts++;
    else collect(inner, found, depth + 1);
  } else found.skippedParts++;
}

/** A list's part is skipped as one, whatever is missing in it. */
function collectPart(part: unknown, found: Found, depth: number): void {
  const own: Found = { texts: [], skippedParts: 0 };
  collect(part, own, depth);
  found.texts.push(...own.texts);
  found.skippedParts += own.texts.length === 0 ? 1 : own.skippedParts;
}

function innerOf(value: Record<string, unknown>): unknown {
  const key = TEXT_KEYS.find((key) =>
    typeof value[key] === "string" || Array.isArray(value[key])
  );
  return key === undefined
    ? Array.isArray(value.messages) ? value.messages : undefined
    : value[key];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  if (!/^".*"$/s.test(trimmed)) return text;
  try {
    const inner: unknown = JSON.parse(trimmed);
    return typeof inner === "string" ? inner : text;
  } catch {
    return text;
  }
}

function badShape(backend: string, reply: unknown): CompressionBackendError {
  const shape = reply === null
    ? "null"
    : Array.isArray(reply)
    ? `a list of ${reply.length}`
    : typeof reply;
  const detail = `expected text or messages with text, found ${shape}`;
  return new CompressionBackendError(backend, "bad-shape", detail);
}
