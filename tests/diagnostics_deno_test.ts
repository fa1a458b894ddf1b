import { assertEquals } from "@std/assert";
import { mayRead, readOutput, rowsOf } from "./tool_output.ts";

const DENO_CHECK = [
  "3-6 deno compile error /app/main.ts:7:9 [TS2322] Type 'number' is not assignable to type 'string'.",
  "8-11 deno compile error /app/main.ts:8:3 [TS2322] Type 'string' is not assignable to type 'number'.",
  "13-21 deno compile error /app/main.ts:8:24 [TS2551] Property 'litre' does not exist on type 'Pump'. Did you mean 'litres'?",
  "23-31 deno compile error /app/main.ts:11:31 [TS2741] Property 'litres' is missing in type '{ name: string; }' but required in type 'Pump'.",
  "33-36 deno compile error /app/main.ts:13:8 [TS2345] Argument of type 'string' is not assignable to parameter of type 'Pump'.",
  "38-41 deno compile error /app/main.ts:14:7 [TS2304] Cannot find name 'missing'.",
  "43-46 deno compile error /app/other.ts:2:10 [TS2305] Module '\"file:///app/main.ts\"' has no exported member 'gone'.",
  "48-53 deno compile error /app/other.ts:9:3 [TS2345] Argument of type '{ name: string; litres: string; }' is not assignable to parameter of type 'Pump'.\n  Types of property 'litres' are incompatible.\n    Type 'string' is not assignable to type 'number'.",
  "55-58 deno compile error /app/other.ts:14:4 [TS2554] Expected 1 arguments, but got 2.",
];

const DENO_LINT = [
  "1-6 deno lint error /app/lint_me.ts:1:32 [no-explicit-any] `any` type is not allowed",
  "11-16 deno lint error /app/lint_me.ts:2:9 [no-unused-vars] `unused` is never used",
  "21-26 deno lint error /app/lint_me.ts:3:7 [prefer-const] `port` is never reassigned",
  "31-38 deno lint error /app/lint_me.ts:4:22 [no-empty] Empty block statement",
  "43-48 deno lint error /app/lint_me.ts:9:8 [require-await] Async function 'wait' has no 'await' expression or 'await using' declaration.",
];

const DENO_LINT_COMPACT = [
  "1 deno lint error /app/lint_me.ts:1:32 [no-explicit-any] `any` type is not allowed",
  "2 deno lint error /app/lint_me.ts:2:9 [no-unused-vars] `unused` is never used",
  "3 deno lint error /app/lint_me.ts:3:7 [prefer-const] `port` is never reassigned",
  "4 deno lint error /app/lint_me.ts:4:22 [no-empty] Empty block statement",
  "5 deno lint error /app/lint_me.ts:9:8 [require-await] Async function 'wait' has no 'await' expression or 'await using' declaration.",
];

const DENO_TEST = [
  "16-29 deno test error /app/sum_test.ts:9:3 [sum() adds] AssertionError: Values are not equal.\n\n\n    [Diff] Actual / Expected\n\n\n-   0\n+   4",
  '31-55 deno test error /app/sum_test.ts:18:5 [tank is filled ... to the brim] AssertionError: Values are not equal.\n\n\n    [Diff] Actual / Expected\n\n\n-   {\n-     "litres": 3,\n-     "name": "north"\n-   }\n+   {\n+     "litres": 4,\n+     "name": "north"\n+   }',
  "57-64 deno test error /app/sum_test.ts:24:3 [strict] AssertionError: one and one\n\n0 !== 2",
  '66-71 deno test error /app/throw_test.ts:2:14 [reads a file that is not there] NotCapable: Requires read access to "./nothing.txt", run again with the --allow-read flag',
  "73-81 deno test error /app/throw_test.ts:9:11 [has a cause] Error: cannot read the tank\nsecond line",
  "83-87 deno test error /app/uncaught_test.ts:3:7 [] TypeError: tank is not a function",
];

const DENO_RUN = [
  "1-5 deno crash error /app/boom.ts:2:25 [] RangeError: cannot fill 4 litres, the tank holds 3",
];

const DENO_SYNTAX = [
  "1-5 deno compile error /app/syntax.ts:1:27 [] SyntaxError: Expected ',', got ';'",
];

const DENO_LINT_SYNTAX = [
  "2-6 javascript crash error /app/syntax.ts:1:27 [] SyntaxError: Expected ',', got ';'",
];

const DENO_MODULE = [
  "2-3 deno compile error /app/nomodule.ts:1:19 [TS2307] Cannot find module 'file:///app/nowhere.ts'.",
];

const DENO_RUN_MODULE = [
  '1-2 deno compile error /app/nomodule.ts:1:19 [] Module not found "file:///app/nowhere.ts".',
];

const OUTPUTS: [string, string[]][] = [
  ["deno_check", DENO_CHECK],
  ["deno_check_color", DENO_CHECK],
  ["deno_lint", DENO_LINT],
  ["deno_lint_color", DENO_LINT],
  ["deno_lint_compact", DENO_LINT_COMPACT],
  ["deno_test", DENO_TEST],
  ["deno_test_color", DENO_TEST],
  ["deno_run", DENO_RUN],
  ["deno_run_color", DENO_RUN],
  ["deno_syntax", DENO_SYNTAX],
  ["deno_run_syntax", DENO_SYNTAX],
  ["deno_lint_syntax", DENO_LINT_SYNTAX],
  ["deno_module", DENO_MODULE],
  ["deno_run_module", DENO_RUN_MODULE],
];

for (const [name, rows] of OUTPUTS) {
  Deno.test({
    name: `findDiagnostics() finds each error of ${name}, and nothing else`,
    ignore: !mayRead,
    fn: () => assertEquals(rowsOf(readOutput(name)), rows),
  });
}
