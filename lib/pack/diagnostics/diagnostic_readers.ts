import { readCargoFailures } from "./cargo_failures.ts";
import { readDenoCheck } from "./deno_check.ts";
import { readDenoLint } from "./deno_lint.ts";
import { readDenoFailures } from "./deno_failures.ts";
import type { DiagnosticReader } from "./diagnostic.ts";
import { readEslint } from "./eslint.ts";
import { readGcc } from "./gcc.ts";
import { readGoBuild } from "./go_build.ts";
import { readGoFailures } from "./go_failures.ts";
import { readJavaScript } from "./javascript.ts";
import { readOther } from "./other.ts";
import { readPytest } from "./pytest.ts";
import { readPython } from "./python.ts";
import { readRustc } from "./rustc.ts";
import { readTsc } from "./tsc.ts";

/**
 * The readers of diagnostics, the most particular first: where two find something in the same lines, the first has it.
 *
 * Each reads the whole log by itself, so a log may hold the output of several tools.
 *
 * @example What is read
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(DIAGNOSTIC_READERS[0].reads, "deno test: failing tests");
 * ```
 */
export const DIAGNOSTIC_READERS: readonly DiagnosticReader[] = Object.freeze([
  { tool: "deno", reads: "deno test: failing tests", read: readDenoFailures },
  { tool: "pytest", reads: "pytest: failing tests", read: readPytest },
  { tool: "go", reads: "go test: failing tests", read: readGoFailures },
  {
    tool: "rust",
    reads: "cargo test: failing tests, panics",
    read: readCargoFailures,
  },
  { tool: "deno", reads: "deno check, deno run: errors", read: readDenoCheck },
  { tool: "deno", reads: "deno lint: problems", read: readDenoLint },
  { tool: "tsc", reads: "tsc: errors, plain and pretty", read: readTsc },
  { tool: "eslint", reads: "eslint: stylish, unix, compact", read: readEslint },
  { tool: "go", reads: "go build, go vet: errors, panics", read: readGoBuild },
  {
    tool: "rust",
    reads: "rustc, cargo, clippy: errors, warnings",
    read: readRustc,
  },
  { tool: "gcc", reads: "gcc, clang: errors, warnings, links", read: readGcc },
  {
    tool: "python",
    reads: "python, unittest: tracebacks, syntax errors",
    read: readPython,
  },
  {
    tool: "javascript",
    reads: "node and others: errors with a stack",
    read: readJavaScript,
  },
  { tool: "other", reads: "path:line: error: message", read: readOther },
]);
