/** A place where reading stops: behind a whole token, or at the character that no token has there. */
interface Read {
  readonly at: number;
  readonly isWhole: boolean;
}

/**
 * Index of the first character at which a text stops to be JSON: its length where it only ends too early.
 *
 * `JSON.parse` does not always say where; it is asked first, and this only for what it has refused.
 *
 * @param text A text that is no JSON.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([jsonFault('["a",]'), jsonFault('{"a": tru}'), jsonFault("[")], [5, 6, 1]);
 * ```
 */
export function jsonFault(text: string): number {
  const closers: string[] = [];
  let wants: "value" | "key" | "after" = "value";
  let mayClose = false;
  let at = 0;
  for (;;) {
    at = afterSpaces(text, at);
    const closer = closers.at(-1);
    if (closer === text[at] && closer !== undefined) {
      if (wants !== "after" && !mayClose) return at;
      closers.pop();
      wants = "after";
      at++;
      continue;
    }
    mayClose = false;
    if (wants === "after") {
      if (text[at] !== "," || closer === undefined) return at;
      wants = closer === "}" ? "key" : "value";
      at++;
    } else if (wants === "value" && /[[{]/.test(text[at] ?? "")) {
      const isList = text[at] === "[";
      closers.push(isList ? "]" : "}");
      wants = isList ? "value" : "key";
      mayClose = true;
      at++;
    } else {
      const read: Read = wants === "key" ? keyAt(text, at) : scalarAt(text, at);
      if (!read.isWhole) return read.at;
      wants = wants === "key" ? "value" : "after";
      at = read.at;
    }
  }
}

function afterSpaces(text: string, start: number): number {
  let at = start;
  while (/[ \t\n\r]/.test(text[at] ?? "")) at++;
  return at;
}

function keyAt(text: string, start: number): Read {
  const key = stringAt(text, start);
  if (!key.isWhole) return key;
  const at = afterSpaces(text, key.at);
  return text[at] === ":"
    ? { at: at + 1, isWhole: true }
    : { at, isWhole: false };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function scalarAt(text: string, start: number): Read {
  if (text[start] === '"') return stringAt(text, start);
  let at = start;
  while (/[\w.+-]/.test(text[at] ?? "")) at++;
  const word = text.slice(start, at);
  const isWhole = ["true", "false", "null"].includes(word) ||
    word.length > 1000 || NUMBER.test(word);
  return isWhole ? { at, isWhole } : { at: start, isWhole };
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function stringAt(text: string, start: number): Read {
  if (text[start] !== '"') return { at: start, isWhole: false };
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return { at: at + 1, isWhole: true };
    if (code < 32) return { at, isWhole: false };
    if (code !== 92) continue;
    ESCAPE.lastIndex = at;
    const [escape] = ESCAPE.exec(text) ?? [];
    if (escape === undefined) return { at, isWhole: false };
    at += escape.length - 1;
  }
  return { at: text.length, isWhole: false };
}
