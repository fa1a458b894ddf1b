/** What the project relies on in `@std`; it holds of the packages on JSR and of the stand-ins in `.std`. */
import {
  assert,
  assertAlmostEquals,
  assertArrayIncludes,
  assertEquals,
  AssertionError,
  assertNotEquals,
  assertObjectMatch,
  assertRejects,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { parseArgs } from "@std/cli/parse-args";
import { fromFileUrl, toFileUrl } from "@std/path";
import { assertSpyCall, assertSpyCalls, stub } from "@std/testing/mock";
import { FakeTime } from "@std/testing/time";

Deno.test("assertEquals() takes values of the same structure as equal", () => {
  assertEquals({ a: [1, { b: NaN }] }, { a: [1, { b: NaN }] });
  assertEquals(new Map([["a", new Set([1])]]), new Map([["a", new Set([1])]]));
  assertEquals(0, -0);
  assertEquals(new Uint8Array([1, 2]), new Uint8Array([1, 2]));
});

Deno.test("assertNotEquals() takes a missing property and an undefined one as different", () => {
  assertNotEquals<unknown>({ a: undefined }, {});
  assertNotEquals<unknown>([1], { 0: 1 });
  assertNotEquals(new Date(1), new Date(2));
  assertNotEquals(new Set([1]), new Set([2]));
});

Deno.test("assertEquals() shows the lines that differ", () => {
  const error = assertThrows(
    () => assertEquals({ a: 1, b: 2 }, { a: 1, b: 3 }),
    AssertionError,
    "Values are not equal",
  );
  assertStringIncludes(error.message, "b: 2");
  assertStringIncludes(error.message, "b: 3");
});

Deno.test("assertStrictEquals() tells two equal objects apart", () => {
  assertThrows(() => assertStrictEquals({}, {}), AssertionError);
});

Deno.test("assertThrows() returns the error and refuses another class and other words", () => {
  const throwing = () => {
    throw new RangeError("the budget is 0");
  };
  assertEquals(
    assertThrows(throwing, RangeError, "budget").message,
    "the budget is 0",
  );
  assertThrows(() => assertThrows(throwing, TypeError), AssertionError);
  assertThrows(
    () => assertThrows(throwing, RangeError, "room"),
    AssertionError,
  );
  assertThrows(() => assertThrows(() => 1), AssertionError);
});

Deno.test("assertRejects() returns the error and refuses a promise that is kept", async () => {
  const error = new TypeError("no");
  assertStrictEquals(
    await assertRejects(() => Promise.reject(error), TypeError, "no"),
    error,
  );
  await assertRejects(
    () => assertRejects(() => Promise.resolve()),
    AssertionError,
  );
});

Deno.test("assertObjectMatch() looks only at what it was given, deeply", () => {
  assertObjectMatch({ a: { b: 1, c: 2 }, d: 3 }, { a: { b: 1 } });
  assertThrows(
    () => assertObjectMatch({ a: { b: 1 } }, { a: { b: 2 } }),
    AssertionError,
  );
  assertThrows(() => assertObjectMatch({ a: 1 }, { b: 1 }), AssertionError);
});

Deno.test("assertArrayIncludes() and assertAlmostEquals() refuse what is not there and not near", () => {
  assertArrayIncludes([{ a: 1 }, 2], [2, { a: 1 }]);
  assertThrows(() => assertArrayIncludes([1], [2]), AssertionError);
  assertAlmostEquals(0.1 + 0.2, 0.3);
  assertThrows(() => assertAlmostEquals(1, 1.1, 0.01), AssertionError);
});

Deno.test("parseArgs() keeps values of string options text and ends at --", () => {
  const options = {
    string: ["_", "budget", "fact"],
    boolean: ["json", "color"],
    collect: ["fact"],
    negatable: ["color"],
    alias: { budget: "b" },
    default: { color: true, format: "text" },
  };
  const line = "07 -b 1e3 --fact a --fact=b --json --no-color -- --budget";
  assertEquals<unknown>(parseArgs(line.split(" "), options), {
    _: ["07", "--budget"],
    budget: "1e3",
    b: "1e3",
    fact: ["a", "b"],
    json: true,
    color: false,
    format: "text",
  });
});

Deno.test("parseArgs() gives an empty text where the next argument is an option", () => {
  const args = parseArgs(["--budget", "--json"], {
    string: ["budget"],
    boolean: ["json"],
  });
  assertEquals([args.budget, args.json], ["", true]);
});

Deno.test("parseArgs() asks unknown() about what is not declared", () => {
  const asked: unknown[] = [];
  parseArgs(["a", "--nope=1", "-x"], {
    string: ["budget"],
    unknown: (arg, key) => void asked.push([arg, key]),
  });
  assertEquals(asked, [["a", undefined], ["--nope=1", "nope"], ["-x", "x"]]);
});

Deno.test("fromFileUrl() takes back what toFileUrl() made", () => {
  const url = toFileUrl("/a b/%41#.ts");
  assert(url.href.startsWith("file:///a%20b/"));
  assertEquals(fromFileUrl(url), "/a b/%41#.ts");
});

Deno.test("FakeTime lets timers run in the order they fall due", () => {
  using time = new FakeTime(1000);
  const told: unknown[] = [];
  const tell = (what: string) =>
    told.push([what, Date.now(), new Date().getTime()]);
  setTimeout(tell, 20, "later");
  const id = setInterval(tell, 8, "each");
  time.tick(20);
  clearInterval(id);
  time.tick(100);
  assertEquals(told, [
    ["each", 1008, 1008],
    ["each", 1016, 1016],
    ["later", 1020, 1020],
  ]);
});

Deno.test("stub() stands in for a method until it is restored, and remembers its calls", () => {
  const counter = { count: (text: string) => text.length };
  {
    using count = stub(counter, "count", () => 7);
    assertEquals(counter.count("a"), 7);
    assertSpyCalls(count, 1);
    assertSpyCall(count, 0, { args: ["a"], returned: 7 });
    assertThrows(() => assertSpyCalls(count, 2), AssertionError);
  }
  assertEquals(counter.count("a"), 1);
});
