import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  errorLines,
  findDiagnostics,
  numberLines,
  visibleLines,
  withoutFacts,
} from "../lib/pack/mod.ts";
import { mayRead, outputNames, readOutput } from "./tool_output.ts";

const ERROR = "a.ts(1,2): error TS1: no";

function restOf(log: string): [number, string][] {
  return withoutFacts(numberLines(log), findDiagnostics(log, "log"))
    .map(({ number, text }) => [number, text]);
}

Deno.test("withoutFacts() keeps the numbers of the lines that stay", () => {
  assertEquals(restOf(`one\n${ERROR}\nthree\n\nfive\n`), [
    [1, "one"],
    [3, "three"],
    [4, ""],
    [5, "five"],
  ]);
});

Deno.test("withoutFacts() takes every occurrence, whatever its time and colour", () => {
  const log = [
    `12:30:45 ${ERROR}`,
    "12:30:46 building",
    `12:30:47 \x1b[31m${ERROR}\x1b[0m`,
  ].join("\n");
  assertEquals(restOf(log), [[2, "12:30:46 building"]]);
});

Deno.test("withoutFacts() takes what is a fact of another log, and no more", () => {
  const facts = findDiagnostics(ERROR, "build.log");
  const lines = numberLines(`tests\n${ERROR}\n${ERROR}: again\n`);
  assertEquals(withoutFacts(lines, facts), [
    { number: 1, text: "tests" },
    { number: 3, text: `${ERROR}: again` },
  ]);
});

Deno.test("withoutFacts() leaves a line of a longer diagnostic where it stands alone", () => {
  const log = [
    "error[E0308]: mismatched types",
    " --> src/a.rs:1:2",
    "  |",
    "1 | }",
    "",
    "1 | }",
    "  |",
  ].join("\n");
  assertEquals(restOf(log), [[5, ""], [6, "1 | }"], [7, "  |"]]);
});

Deno.test("withoutFacts() takes a fact away whose prefix only its neighbour shows", () => {
  const log =
    "[web] error: Uncaught Error: no\n[web]     at file:///a.ts:1:2\n[web] x";
  assertEquals(restOf(log), [[3, "[web] x"]]);
});

Deno.test({
  name: "property: no line of a fact's range stays, and every other line does",
  ignore: !mayRead,
  fn: () => {
    const some = fc.array(fc.constantFrom(...outputNames()), { maxLength: 3 });
    fc.assert(
      fc.property(some, (names) => {
        const log = names.map((name) => `${readOutput(name)}INFO done\n`).join(
          "",
        );
        const facts = findDiagnostics(log, "log");
        const lines = numberLines(log);
        const isFact = (number: number) =>
          facts.some((fact) =>
            fact.firstLine <= number && number <= fact.lastLine
          );
        const kept = new Set(withoutFacts(lines, facts));
        const texts = new Set(
          facts.map(({ text }) => visibleLines(text.split("\n")).join("\n")),
        );
        for (const line of lines) {
          const isCopy = texts.has(visibleLines([line.text])[0]);
          assertEquals(
            kept.has(line),
            !isFact(line.number) && !isCopy,
            line.text,
          );
        }
      }),
      { numRuns: 40 },
    );
  },
});

Deno.test("errorLines() names the first and the last line that say an error", () => {
  const log = [
    "12:30:45 INFO started",
    "12:30:46 WARN errors.ts is large",
    `12:30:47 ${ERROR}`,
    "12:30:48 0 errors in b.ts",
    "npm ERR! code 2",
    "Process exited with code 2",
    "12:30:49 INFO done",
  ].join("\n");
  const found = errorLines(log, findDiagnostics(log, "log"));
  assertEquals(found?.first.number, 3);
  assertEquals(found?.last, { number: 6, text: "Process exited with code 2" });
});

Deno.test("errorLines() finds none where nothing is wrong", () => {
  for (const log of ["", "all is well\n", "exit status 0", "ERRORS: 0"]) {
    assertEquals(errorLines(log, []), undefined, log);
  }
});

Deno.test("errorLines() counts a warning for no error", () => {
  const log = "main.c:1:2: warning: unused variable [-Wunused]\n";
  assertEquals(errorLines(log, findDiagnostics(log, "log")), undefined);
});

for (
  const line of [
    "Error: no water",
    "ERROR the pump is dry",
    "[ERROR] the pump is dry",
    "2026-11-30 12:30:45,123 CRITICAL pump: dry",
    "error[E0308]: mismatched types",
    "src/tool: fatal error: no input",
    "FAILED tests/test_tank.py::test_fill",
    "--- FAIL: TestFill (0.00s)",
    "not ok 3 - fills",
    "make: *** [Makefile:2: main.o] Error 1",
    "panic: no water",
    "Traceback (most recent call last):",
    "exit status 1",
    "Segmentation fault (core dumped)",
    "ValueError: the tank is empty",
  ]
) {
  Deno.test(`errorLines() knows "${line}"`, () => {
    assertEquals(errorLines(line, [])?.first, { number: 1, text: line });
  });
}
