import { assertEquals, assertThrows } from "@std/assert";
import { readArguments } from "../scripts/read_arguments.ts";
import { UsageError } from "../scripts/usage_error.ts";

const NAMES = {
  string: ["compress", "budget"],
  boolean: ["json"],
  bare: { compress: "extractive" },
} as const;

const read = (...args: string[]): unknown => {
  const values = readArguments(args, NAMES);
  return values === "help" ? values : [values.compress, values._];
};

Deno.test("an option that may stand bare takes its value from there only where none follows", () => {
  assertEquals(read("--compress"), ["extractive", []]);
  assertEquals(read("--compress", "--json"), ["extractive", []]);
  assertEquals(read("--", "--compress", "--budget", "9"), ["extractive", []]);
  assertEquals(read("--compress", "truncate"), ["truncate", []]);
  assertEquals(read("--compress=none"), ["none", []]);
  assertEquals(read("--compress", "--", "--compress"), ["extractive", [
    "--compress",
  ]]);
  assertEquals(read("a"), [undefined, ["a"]]);
});

Deno.test("an option that may not stand bare still needs its value", () => {
  assertThrows(() => read("--budget"), UsageError, "--budget needs a value");
  assertThrows(
    () => read("--compress="),
    UsageError,
    "--compress needs a value",
  );
});

Deno.test("a lone dash is a value, with or without =", () => {
  const values = readArguments(["--budget", "-", "a", "-"], NAMES);
  assertEquals(values === "help" ? "" : [values.budget, values._], ["-", [
    "a",
    "-",
  ]]);
  assertEquals(read("--compress", "-"), ["extractive", ["-"]]);
  assertEquals(read("--", "--json", "--", "--budget", "-"), [undefined, [
    "--budget",
    "-",
  ]]);
  assertThrows(() => read("--budget", "-5"), UsageError);
});
