import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { jsonExcess } from "../lib/text/json_excess.ts";

const DEEP = "lists and objects are nested more than 1,000 deep";

Deno.test("jsonExcess() lets 1,000 levels pass and refuses one more, in lists and objects", () => {
  const levels = (count: number) =>
    '[{"a":'.repeat(count / 2) + "1" + "}]".repeat(count / 2);
  assertEquals(jsonExcess(levels(1000)), undefined);
  assertEquals(jsonExcess(levels(1002)), { problem: DEEP, index: 3000 });
});

Deno.test("jsonExcess() counts levels, not brackets: closed ones and those in strings are none", () => {
  assertEquals(jsonExcess("[" + "[],{},".repeat(5000) + "0]"), undefined);
  assertEquals(jsonExcess(`["${"[".repeat(5000)}"]`), undefined);
  assertEquals(jsonExcess(`["\\"${"[".repeat(5000)}\\\\"]`), undefined);
  const index = 5 + 1000;
  assertEquals(jsonExcess(`"\\\\",${"[".repeat(5000)}`), {
    problem: DEEP,
    index,
  });
});

Deno.test("jsonExcess() refuses an object of more than a million fields, and no list or table of as many items", () => {
  const many = (count: number) => '"":0,'.repeat(count - 1) + '"":0';
  assertEquals(jsonExcess(`[{${many(1_000_000)}}]`), undefined);
  assertEquals(jsonExcess(`[{${many(1_000_001)}}]`), {
    problem: "an object has more than 1,000,000 fields",
    index: 2 + 5 * 1_000_000 - 1,
  });
  assertEquals(jsonExcess(`[${"0,".repeat(1_000_001)}0]`), undefined);
  assertEquals(jsonExcess("a,b\n".repeat(1_000_001)), undefined);
});

Deno.test("jsonExcess() refuses a text of more than 25 million values", () => {
  assertEquals(jsonExcess(`[${"0,".repeat(25_000_000)}0]`), {
    problem: "there are more than 25,000,000 values",
    index: 50_000_000,
  });
});

Deno.test("jsonExcess() has nothing to say about JSON, and ends for any text", () => {
  fc.assert(fc.property(fc.json(), (json) => {
    assertEquals(jsonExcess(json + " ".repeat(1000)), undefined);
  }));
  const pieces = fc.array(fc.constantFrom("[", "}", '"', "\\", ",", "x"));
  fc.assert(fc.property(pieces, (given) => {
    assertEquals(jsonExcess(given.join("") + " ".repeat(1000)), undefined);
  }));
});
