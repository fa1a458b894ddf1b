import type { FactSpan } from "./fact_span.ts";

const STOP = /[\s<>"'`\\{}|^、。，；：！？（）「」『』【】《》“”‘’…\p{Cc}]/u;
const MOST_CHARS = 500;
const PLACEHOLDER =
  /\b(?:your|my)[_-]?\w*(?:key|token|id|name|user|repo|domain)|[/=]TOKEN\b|\byour[_-]/i;
const PLACEHOLDER_HOST =
  /^(?:(?:[\w-]+\.)*example\.(?:com|org|net)|(?:www\.)?w3\.org|json-schema\.org|schemas?\.[\w.]+|localhost|foo\.com|host|hostname)$/i;

/**
 * Where web addresses and connection strings stand, without the punctuation after them.
 *
 * Addresses of documentation (`example.com`), of schemas, of a bare `localhost`, and templates with `${…}` are none.
 */
export function* urlSpans(text: string): Generator<FactSpan> {
  let at = text.indexOf("://");
  let done = 0;
  while (at >= 0) {
    let start = at;
    while (
      start > done && at - start < 16 && /[a-z0-9+.-]/i.test(text[start - 1])
    ) {
      start--;
    }
    const end = addressEnd(text, at + 3);
    if (isSpecific(text, start, at, end)) yield { kind: "url", start, end };
    done = Math.max(end, at + 3);
    at = text.indexOf("://", done);
  }
}

function addressEnd(text: string, from: number): number {
  let end = from;
  while (
    end < text.length && end - from <= MOST_CHARS && !STOP.test(text[end])
  ) {
    end++;
  }
  while (end > from) {
    const last = text[end - 1];
    const opens = last === ")" ? "(" : last === "]" ? "[" : "";
    const isOpen = opens !== "" &&
      count(text, from, end, opens) >= count(text, from, end, last);
    if (isOpen || !/[.,;:!?)\]*_~]/.test(last)) return end;
    end--;
  }
  return end;
}

function count(text: string, from: number, to: number, mark: string): number {
  let found = 0;
  for (let at = from; at < to; at++) if (text[at] === mark) found++;
  return found;
}

function isSpecific(
  text: string,
  start: number,
  colon: number,
  end: number,
): boolean {
  const scheme = text.slice(start, colon);
  if (!/^[a-z][a-z0-9+.-]+$/i.test(scheme) || scheme === "file") return false;
  if (end - colon > MOST_CHARS || /^[{$]|^<\w/.test(text.slice(end, end + 2))) {
    return false;
  }
  const [host] = text.slice(colon + 3, end).replace(/^[^/@]*@/, "")
    .split(/[/?#]/, 1);
  const name = host.replace(/:\d+$/, "");
  if (!/^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u.test(name)) return false;
  if (PLACEHOLDER.test(text.slice(colon, end))) return false;
  if (PLACEHOLDER_HOST.test(name)) {
    return /^localhost:\d+$/.test(host) &&
      !/^:\/\/[^/]+:(?:3000|4200|5000|5173|8000|8080)\/?$/.test(
        text.slice(colon, end),
      );
  }
  return name.includes(".") || host !== name || !/^https?$/i.test(scheme);
}
