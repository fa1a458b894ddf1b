import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { jsonFault } from "../lib/edge/json_fault.ts";
import { parseJsonBytes } from "../lib/edge/parse_json_bytes.ts";

/** A text with `^` before the first character that is wrong; at the end, it only ends too early. */
const FAULTS: readonly string[] = [
  '["a",^]',
  '{"a":1,^}',
  "[1 ^2]",
  "[^,1]",
  "{^a:1}",
  '{"a" ^1}',
  '{"a":^}',
  "[1^}",
  '{"a":1^]',
  "[^NaN]",
  "[^01]",
  "[^1.]",
  "[^tru]",
  '["a^\nb"]',
  '["a^\\x"]',
  '["^\\u00e"]',
  '["a]^',
  "[^",
  '{"a":{"b":[^',
  "[] ^x",
  "^]",
  "^'a'",
  "[^\u00a01]",
];

Deno.test("jsonFault() is where a text stops to be JSON", () => {
  for (const marked of FAULTS) {
    const index = marked.indexOf("^");
    const text = marked.replace("^", "");
    assertThrows(() => JSON.parse(text), SyntaxError);
    assertEquals(jsonFault(text), index, text);
  }
});

Deno.test("jsonFault() reads JSON to its end, and what is broken no further than it is broken", () => {
  const spaces = fc.constantFrom(0, 2, "\t");
  fc.assert(
    fc.property(fc.jsonValue(), spaces, fc.nat(), (value, space, at) => {
      const json = JSON.stringify(value, null, space);
      assertEquals(jsonFault(json), json.length);
      const cut = at % json.length;
      const broken = json.slice(0, cut) + "\u0007" + json.slice(cut);
      assert(jsonFault(broken) <= cut, broken);
    }),
  );
});

Deno.test("parseJsonBytes() names the line of what is wrong, whatever the parser says and however lines end", () => {
  const lines = ["[", '  "a",', '  "b",', "]"];
  for (const end of ["\n", "\r\n", "\r"]) {
    const bytes = new TextEncoder().encode(lines.join(end) + end.repeat(9));
    assertThrows(
      () => parseJsonBytes(bytes, "a.json"),
      SyntaxError,
      "Cannot read a.json: line 4, column 1: this is not JSON (",
    );
  }
  assertThrows(
    () => parseJsonBytes(new TextEncoder().encode("[\n1,\n\n\n"), "a.json"),
    SyntaxError,
    "Cannot read a.json: line 2: this is not JSON (",
  );
});
