import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  DIAGNOSTIC_READERS,
  errorLines,
  findDiagnostics,
  numberLines,
} from "../lib/pack/mod.ts";
import {
  linesAt,
  mayRead,
  outputNames,
  readOutput,
  rowOf,
  rowsOf,
} from "./tool_output.ts";

/** What CI systems and terminals make of a line. */
const CARRIERS: [string, (line: string, index: number) => string][] = [
  ["CR LF", (line) => `${line}\r`],
  ["GitHub's raw log", (line) => `2026-11-30T12:30:45.1234567Z ${line}`],
  [
    "gh run view --log",
    (line) => `build\tRun tests\t2026-11-30T12:30:45.1234567Z ${line}`,
  ],
  ["GitLab's log", (line) => `2026-11-30T12:30:45.123456Z 01O ${line}`],
  ["Jenkins's log", (line) => `[2026-11-30T12:30:45.123Z] ${line}`],
  ["a clock", (line) => `12:30:45 ${line}`],
  ["docker build", (line, index) => `#12 ${index}.234 ${line}`],
  ["docker compose", (line) => `web-1  | ${line}`],
  ["turbo", (line) => `web:build: ${line}`],
  ["a job's name", (line) => `[job] ${line}`],
  ["time and job", (line) => `2026-11-30T12:30:45Z [web] ${line}`],
  ["a progress bar", (line) => line === "" ? "" : `10%\r20%\r${line}`],
];

for (const [carrier, carry] of CARRIERS) {
  Deno.test({
    name: `findDiagnostics() finds the same behind ${carrier}`,
    ignore: !mayRead,
    fn: () => {
      for (const name of outputNames()) {
        const text = readOutput(name);
        const carried = text.split("\n").map(carry).join("\n");
        assertEquals(rowsOf(carried), rowsOf(text), name);
      }
    },
  });
}

Deno.test({
  name: "property: a diagnostic's text is the log's lines at its place",
  ignore: !mayRead,
  fn: () => {
    for (const name of outputNames()) {
      const text = readOutput(name);
      for (const [, carry] of CARRIERS) {
        const carried = text.split("\n").map(carry).join("\n");
        for (const found of findDiagnostics(carried, "log")) {
          assertEquals(found.text, linesAt(carried, found));
        }
      }
    }
  },
});

Deno.test({
  name: "property: outputs one after the other have each its own diagnostics",
  ignore: !mayRead,
  fn: () => {
    const names = outputNames();
    const some = fc.array(fc.constantFrom(...names), { maxLength: 5 });
    fc.assert(fc.property(some, (chosen) => {
      let log = "";
      const expected: string[] = [];
      for (const name of chosen) {
        const text = readOutput(name);
        const before = numberLines(log).length;
        for (const found of findDiagnostics(text, "log")) {
          const { firstLine, lastLine } = found;
          expected.push(rowOf({
            ...found,
            firstLine: firstLine + before,
            lastLine: lastLine + before,
          }));
        }
        log += `${text}INFO done\n`;
      }
      assertEquals(rowsOf(log), expected);
    }));
  },
});

Deno.test({
  name: "findDiagnostics() finds nothing in ordinary lines, alone or together",
  ignore: !mayRead,
  fn: () => {
    const text = readOutput("ordinary_lines");
    const lines = text.trimEnd().split("\n");
    assert(lines.length >= 60);
    for (const log of [text, ...lines]) {
      assertEquals(rowsOf(log), [], log);
      assertEquals(errorLines(log, []), undefined, log);
    }
  },
});

Deno.test("findDiagnostics() reads Windows paths", () => {
  const rows = rowsOf([
    String.raw`C:\app\src\a.ts(7,9): error TS2322: No.`,
    String.raw`C:\app\src\b.ts:3:4 - error TS2304: No name.`,
    String.raw`C:\app\main.c:7:11: error: no member`,
    String.raw`C:\app\main.go:5:2: undefined: x`,
    String.raw`C:\app\a.js:1:7: No use. [Error/no-unused-vars]`,
    "error: Uncaught Error: no",
    "    at file:///C:/my%20app/a.ts:1:2",
  ].join("\n"));
  assertEquals(rows, [
    String.raw`1 tsc compile error C:\app\src\a.ts:7:9 [TS2322] No.`,
    String.raw`2 tsc compile error C:\app\src\b.ts:3:4 [TS2304] No name.`,
    String.raw`3 gcc compile error C:\app\main.c:7:11 [] no member`,
    String.raw`4 go compile error C:\app\main.go:5:2 [] undefined: x`,
    String.raw`5 eslint lint error C:\app\a.js:1:7 [no-unused-vars] No use.`,
    "6-7 deno crash error C:/my app/a.ts:1:2 [] Error: no",
  ]);
});

Deno.test("findDiagnostics() reads round brackets in a path, and no error in a line of code", () => {
  assertEquals(
    rowsOf([
      "app/(shop)/page.tsx(3,4): error TS2304: Cannot find name 'x'.",
      "const log = 'a.ts(1,2): error TS1: no';",
    ].join("\n")),
    ["1 tsc compile error app/(shop)/page.tsx:3:4 [TS2304] Cannot find name 'x'."],
  );
});

Deno.test("findDiagnostics() reads lines of unknown tools that have the usual shape", () => {
  assertEquals(
    rowsOf(
      'app/tank.py:3: error: Incompatible types in assignment  [assignment]\nTank.java:7: error: ";" expected\n',
    ),
    [
      "1 other compile error app/tank.py:3 [assignment] Incompatible types in assignment",
      '2 other compile error Tank.java:7 [] ";" expected',
    ],
  );
});

Deno.test("findDiagnostics() carries the source's name and repeats what is repeated", () => {
  const log = "a.ts(1,2): error TS1: no\na.ts(1,2): error TS1: no";
  const found = findDiagnostics(log, "logs/build.log");
  assertEquals(found.map(({ source }) => source), [
    "logs/build.log",
    "logs/build.log",
  ]);
  assertEquals(found.map(({ firstLine }) => firstLine), [1, 2]);
});

Deno.test("findDiagnostics() takes a name in brackets for a prefix only beside its like", () => {
  const log = "thread 'main' panicked at src/a.rs:1:2:\n[tank] is dry\n";
  assertEquals(rowsOf(log), [
    "1-2 rust crash error src/a.rs:1:2 [] [tank] is dry",
  ]);
});

Deno.test("DIAGNOSTIC_READERS have each their own description", () => {
  const names = DIAGNOSTIC_READERS.map(({ reads }) => reads);
  assertEquals(new Set(names).size, names.length);
});

Deno.test("findDiagnostics() takes failing tests from the list where their errors are cut off", () => {
  const log = [
    " ERRORS ",
    "",
    "fills => ./a_test.ts:1:6",
    "error: Error: no",
    "    at file:///app/a_test.ts:2:3",
    "",
    " FAILURES ",
    "",
    "fills => ./a_test.ts:1:6",
    "drains => ./a_test.ts:9:6",
    "",
    "FAILED | 0 passed | 2 failed (9ms)",
    " FAILURES ",
    "",
    "fills => ./a_test.ts:1:6",
  ].join("\n");
  assertEquals(rowsOf(log), [
    "3-5 deno test error /app/a_test.ts:2:3 [fills] Error: no",
    "10 deno test error ./a_test.ts:9:6 [drains] drains => ./a_test.ts:9:6",
    "15 deno test error ./a_test.ts:1:6 [fills] fills => ./a_test.ts:1:6",
  ]);
});

Deno.test("findDiagnostics() leaves a bundler's error to the stack that it is part of", () => {
  const log = [
    "/app/node_modules/bundler/main.js:12",
    "  let error = new Error(text);",
    "              ^",
    "",
    "Error: Build failed with 1 error:",
    'error: Could not resolve "a.js"',
    "    at fail (/app/node_modules/bundler/main.js:12:15)",
    "    at /app/node_modules/bundler/main.js:30:1 {",
    "  errors: [Getter/Setter]",
    "}",
  ].join("\n");
  assertEquals(rowsOf(log), [
    '1-8 javascript crash error /app/node_modules/bundler/main.js:12:15 [] Error: Build failed with 1 error:\nerror: Could not resolve "a.js"',
  ]);
});
