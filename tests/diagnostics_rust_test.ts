import { assertEquals } from "@std/assert";
import { mayRead, readOutput, rowsOf } from "./tool_output.ts";

const CARGO_BUILD = [
  "2-8 rust compile warning src/main.rs:1:5 [] unused import: `std::collections::HashMap`",
  "10-21 rust compile error src/main.rs:8:5 [E0308] mismatched types",
  "23-27 rust compile error src/main.rs:16:10 [E0599] no method named `missing` found for reference `&Tank` in the current scope",
  "29-33 rust compile error src/main.rs:17:5 [E0425] cannot find function `undefined_function` in this scope",
  "35-51 rust compile error src/main.rs:21:11 [E0308] mismatched types",
];

const CARGO_SHORT = [
  "2 rust compile warning src/main.rs:1:5 [] unused import: `std::collections::HashMap`",
  "3 rust compile error src/main.rs:8:5 [E0308] mismatched types: expected `String`, found `u32`",
  "4 rust compile error src/main.rs:16:10 [E0599] no method named `missing` found for reference `&Tank` in the current scope: method not found in `&Tank`",
  "5 rust compile error src/main.rs:17:5 [E0425] cannot find function `undefined_function` in this scope: not found in this scope",
  "6 rust compile error src/main.rs:21:11 [E0308] mismatched types: expected `Tank`, found integer",
];

const CARGO_MANIFEST = [
  '1-5 rust compile error Cargo.toml:4:16 [] invalid basic string, expected `"`',
];

const RUSTC_SYNTAX = [
  "1-9 rust compile error src/syntax.rs:2:13 [] mismatched closing delimiter: `}`",
];

const CARGO_TEST = [
  '14 rust test error  [tests::errs] Error: "cannot fill 5 litres, the tank holds 3"',
  "18-21 rust test error src/lib.rs:14:9 [tests::fills] assertion `left == right` failed: fill(2)\n  left: Ok(1)\n right: Ok(2)",
  '29-31 rust test error src/lib.rs:35:9 [tests::panics] note: panic did not contain expected string\n      panic message: "these words\\nand a second line"\n expected substring: "other words"',
  '34-35 rust test error src/lib.rs:19:17 [tests::too_much] called `Result::unwrap()` on an `Err` value: "cannot fill 4 litres, the tank holds 3"',
];

const CARGO_TEST_COLOR = [
  '14 rust test error  [tests::errs] Error: "cannot fill 5 litres, the tank holds 3"',
  "18-21 rust test error src/lib.rs:14:9 [tests::fills] assertion `left == right` failed: fill(2)\n  left: Ok(1)\n right: Ok(2)",
  '60-62 rust test error src/lib.rs:35:9 [tests::panics] note: panic did not contain expected string\n      panic message: "these words\\nand a second line"\n expected substring: "other words"',
  '65-66 rust test error src/lib.rs:19:17 [tests::too_much] called `Result::unwrap()` on an `Err` value: "cannot fill 4 litres, the tank holds 3"',
];

const OUTPUTS: [string, string[]][] = [
  ["cargo_build", CARGO_BUILD],
  ["cargo_build_color", CARGO_BUILD],
  ["cargo_short", CARGO_SHORT],
  ["cargo_manifest", CARGO_MANIFEST],
  ["rustc_syntax", RUSTC_SYNTAX],
  ["cargo_test", CARGO_TEST],
  ["cargo_test_color", CARGO_TEST_COLOR],
];

for (const [name, rows] of OUTPUTS) {
  Deno.test({
    name: `findDiagnostics() finds each error of ${name}, and nothing else`,
    ignore: !mayRead,
    fn: () => assertEquals(rowsOf(readOutput(name)), rows),
  });
}
