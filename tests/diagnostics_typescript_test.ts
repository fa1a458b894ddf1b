import { assertEquals } from "@std/assert";
import { mayRead, readOutput, rowsOf } from "./tool_output.ts";

const TSC_PLAIN = [
  "1 tsc compile error src/main.ts:7:9 [TS2322] Type 'number' is not assignable to type 'string'.",
  "2 tsc compile error src/main.ts:8:3 [TS2322] Type 'string' is not assignable to type 'number'.",
  "3 tsc compile error src/main.ts:8:24 [TS2551] Property 'litre' does not exist on type 'Pump'. Did you mean 'litres'?",
  "4 tsc compile error src/main.ts:11:31 [TS2741] Property 'litres' is missing in type '{ name: string; }' but required in type 'Pump'.",
  "5 tsc compile error src/main.ts:13:8 [TS2345] Argument of type 'string' is not assignable to parameter of type 'Pump'.",
  "6 tsc compile error src/main.ts:14:1 [TS2304] Cannot find name 'missing'.",
  "7 tsc compile error src/other.ts:2:10 [TS2305] Module '\"./main.js\"' has no exported member 'gone'.",
  "8-10 tsc compile error src/other.ts:4:7 [TS2322] Type '(name: number) => { litres: number; }' is not assignable to type '(name: string) => { litres: number; }'.\n  Types of parameters 'name' and 'name' are incompatible.\n    Type 'string' is not assignable to type 'number'.",
  "11 tsc compile error src/other.ts:10:4 [TS2554] Expected 1 arguments, but got 2.",
  "12-16 tsc compile error src/other.ts:16:6 [TS2769] No overload matches this call.\n  Overload 1 of 2, '(a: string): void', gave the following error.\n    Argument of type 'boolean' is not assignable to parameter of type 'string'.\n  Overload 2 of 2, '(a: number): void', gave the following error.\n    Argument of type 'boolean' is not assignable to parameter of type 'number'.",
];

const TSC_CONFIG = [
  "1 tsc compile error src/main.ts:7:9 [TS2322] Type 'number' is not assignable to type 'string'.",
  "2 tsc compile error src/main.ts:8:3 [TS2322] Type 'string' is not assignable to type 'number'.",
  "3 tsc compile error src/main.ts:8:24 [TS2551] Property 'litre' does not exist on type 'Pump'. Did you mean 'litres'?",
  "4 tsc compile error src/main.ts:11:31 [TS2741] Property 'litres' is missing in type '{ name: string; }' but required in type 'Pump'.",
  "5 tsc compile error src/main.ts:13:8 [TS2345] Argument of type 'string' is not assignable to parameter of type 'Pump'.",
  "6 tsc compile error src/main.ts:14:1 [TS2304] Cannot find name 'missing'.",
  "7 tsc compile error src/other.ts:2:10 [TS2305] Module '\"./main.js\"' has no exported member 'gone'.",
  "8-10 tsc compile error src/other.ts:4:7 [TS2322] Type '(name: number) => { litres: number; }' is not assignable to type '(name: string) => { litres: number; }'.\n  Types of parameters 'name' and 'name' are incompatible.\n    Type 'string' is not assignable to type 'number'.",
  "11 tsc compile error src/other.ts:10:4 [TS2554] Expected 1 arguments, but got 2.",
  "12-16 tsc compile error src/other.ts:16:6 [TS2769] No overload matches this call.\n  Overload 1 of 2, '(a: string): void', gave the following error.\n    Argument of type 'boolean' is not assignable to parameter of type 'string'.\n  Overload 2 of 2, '(a: number): void', gave the following error.\n    Argument of type 'boolean' is not assignable to parameter of type 'number'.",
  "17 tsc compile error tsconfig2.json:1:66 [TS6046] Argument for '--target' option must be: 'es6', 'es2015', 'es2016', 'es2017', 'es2018', 'es2019', 'es2020', 'es2021', 'es2022', 'es2023', 'es2024', 'es2025', 'esnext'.",
];

const TSC_NONE = [
  "1 tsc compile error  [TS5058] The specified path does not exist: 'nowhere.json'.",
];

const TSC_PRETTY = [
  "1-4 tsc compile error src/main.ts:7:9 [TS2322] Type 'number' is not assignable to type 'string'.",
  "6-9 tsc compile error src/main.ts:8:3 [TS2322] Type 'string' is not assignable to type 'number'.",
  "11-19 tsc compile error src/main.ts:8:24 [TS2551] Property 'litre' does not exist on type 'Pump'. Did you mean 'litres'?",
  "21-29 tsc compile error src/main.ts:11:31 [TS2741] Property 'litres' is missing in type '{ name: string; }' but required in type 'Pump'.",
  "31-34 tsc compile error src/main.ts:13:8 [TS2345] Argument of type 'string' is not assignable to parameter of type 'Pump'.",
  "36-39 tsc compile error src/main.ts:14:1 [TS2304] Cannot find name 'missing'.",
  "41-44 tsc compile error src/other.ts:2:10 [TS2305] Module '\"./main.js\"' has no exported member 'gone'.",
  "46-51 tsc compile error src/other.ts:4:7 [TS2322] Type '(name: number) => { litres: number; }' is not assignable to type '(name: string) => { litres: number; }'.\n  Types of parameters 'name' and 'name' are incompatible.\n    Type 'string' is not assignable to type 'number'.",
  "53-60 tsc compile error src/other.ts:10:4 [TS2554] Expected 1 arguments, but got 2.",
  "62-74 tsc compile error src/other.ts:16:6 [TS2769] No overload matches this call.\n  Overload 1 of 2, '(a: string): void', gave the following error.\n    Argument of type 'boolean' is not assignable to parameter of type 'string'.\n  Overload 2 of 2, '(a: number): void', gave the following error.\n    Argument of type 'boolean' is not assignable to parameter of type 'number'.",
];

const TSC7_PRETTY_COLOR = [
  "1-4 tsc compile error src/main.ts:7:9 [TS2322] Type 'number' is not assignable to type 'string'.",
  "6-9 tsc compile error src/main.ts:8:3 [TS2322] Type 'string' is not assignable to type 'number'.",
  "11-18 tsc compile error src/main.ts:8:24 [TS2551] Property 'litre' does not exist on type 'Pump'. Did you mean 'litres'?",
  "20-27 tsc compile error src/main.ts:11:31 [TS2741] Property 'litres' is missing in type '{ name: string; }' but required in type 'Pump'.",
  "29-32 tsc compile error src/main.ts:13:8 [TS2345] Argument of type 'string' is not assignable to parameter of type 'Pump'.",
  "34-37 tsc compile error src/main.ts:14:1 [TS2304] Cannot find name 'missing'.",
  "39-42 tsc compile error src/other.ts:2:10 [TS2305] Module '\"./main.js\"' has no exported member 'gone'.",
  "44-49 tsc compile error src/other.ts:4:7 [TS2322] Type '(name: number) => { litres: number; }' is not assignable to type '(name: string) => { litres: number; }'.\n  Types of parameters 'name' and 'name' are incompatible.\n    Type 'string' is not assignable to type 'number'.",
  "51-58 tsc compile error src/other.ts:10:4 [TS2554] Expected 1 arguments, but got 2.",
  "60-73 tsc compile error src/other.ts:16:6 [TS2769] No overload matches this call.\n  The last overload gave the following error.\n    Argument of type 'boolean' is not assignable to parameter of type 'number'.",
];

const ESLINT_STYLISH = [
  "3 eslint lint error /app/src/broken.js:1:27 [] Parsing error: Unexpected token ;",
  "6 eslint lint error /app/src/tank.js:1:7 [no-unused-vars] 'unused' is assigned a value but never used",
  "7 eslint lint warning /app/src/tank.js:2:5 [prefer-const] 'port' is never reassigned. Use 'const' instead",
  "8 eslint lint error /app/src/tank.js:4:12 [eqeqeq] Expected '===' and instead saw '=='",
  "9 eslint lint error /app/src/tank.js:4:21 [no-undef] 'console' is not defined",
  "10 eslint lint warning /app/src/tank.js:4:21 [no-console] Unexpected console statement",
  "11 eslint lint error /app/src/tank.js:5:10 [no-undef] 'missing' is not defined",
];

const ESLINT_UNIX = [
  "1 eslint lint error /app/src/broken.js:1:27 [] Parsing error: Unexpected token ;",
  "2 eslint lint error /app/src/tank.js:1:7 [no-unused-vars] 'unused' is assigned a value but never used.",
  "3 eslint lint warning /app/src/tank.js:2:5 [prefer-const] 'port' is never reassigned. Use 'const' instead.",
  "4 eslint lint error /app/src/tank.js:4:12 [eqeqeq] Expected '===' and instead saw '=='.",
  "5 eslint lint error /app/src/tank.js:4:21 [no-undef] 'console' is not defined.",
  "6 eslint lint warning /app/src/tank.js:4:21 [no-console] Unexpected console statement.",
  "7 eslint lint error /app/src/tank.js:5:10 [no-undef] 'missing' is not defined.",
];

const OUTPUTS: [string, string[]][] = [
  ["tsc_plain", TSC_PLAIN],
  ["tsc_config", TSC_CONFIG],
  ["tsc_none", TSC_NONE],
  ["tsc_pretty", TSC_PRETTY],
  ["tsc_pretty_color", TSC_PRETTY],
  ["tsc7_pretty_color", TSC7_PRETTY_COLOR],
  ["eslint_stylish", ESLINT_STYLISH],
  ["eslint_stylish_color", ESLINT_STYLISH],
  ["eslint_unix", ESLINT_UNIX],
  ["eslint_compact", ESLINT_UNIX],
];

for (const [name, rows] of OUTPUTS) {
  Deno.test({
    name: `findDiagnostics() finds each error of ${name}, and nothing else`,
    ignore: !mayRead,
    fn: () => assertEquals(rowsOf(readOutput(name)), rows),
  });
}
