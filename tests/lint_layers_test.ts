import { assertEquals } from "@std/assert";
import plugin from "../scripts/lint_layers.ts";

/** What the plugin says of a file with this text. */
function problems(file: string, text: string): string[] {
  return Deno.lint.runPlugin(plugin, file, text).map((found) => found.message);
}

const LEGAL: [file: string, text: string][] = [
  ["lib/notes/a.ts", 'import { b } from "./b.ts";'],
  ["lib/count/gemma4/a.ts", 'import { b } from "../token_counter.ts";'],
  ["lib/text/a.ts", 'import { b } from "./b.ts";'],
  ["lib/conversation/a.ts", 'import { b } from "../errors.ts";'],
  ["lib/adapters/a.ts", 'import type { B } from "../conversation/b.ts";'],
  ["lib/notes/a.ts", 'export { b } from "../count/b.ts";'],
  ["lib/compact/a.ts", 'import { b } from "../compress/b.ts";'],
  ["lib/probe/a.ts", 'import { b } from "../compact/b.ts";'],
  ["lib/replay/a.ts", 'import { b } from "../probe/b.ts";'],
  ["lib/report/a.ts", 'import { b } from "../measure/b.ts";'],
  ["lib/page/a.ts", 'const b = await import("../report/b.ts");'],
  [
    "lib/edge/a.ts",
    'import b from "../../fixtures/b.json" with { type: "json" };',
  ],
  [
    "lib/edge/a.ts",
    'import { b } from "npm:b@1"; import { join } from "@std/path";',
  ],
  [
    "lib/edge/a.ts",
    "await fetch(Deno.args[0]); console.log(process, localStorage);",
  ],
  [
    "scripts/a.ts",
    'import { b } from "../lib/edge/b.ts"; import { c } from "./c.ts";',
  ],
  [
    "scripts/a.ts",
    'import { parseArgs } from "@std/cli/parse-args"; import "../fixtures/b.json";',
  ],
  ["scripts/a.ts", "console.log(Deno.args);"],
  [
    "tests/a.ts",
    'import "../lib/notes/b.ts"; import "npm:b@1"; import "../scripts/c.ts";',
  ],
  [
    "mod.ts",
    'export * from "./lib/text/a.ts"; export type { B } from "./lib/report/b.ts";',
  ],
  [
    "lib/notes/a.ts",
    "export const a = { process: 1 }; a.process; type B = { fetch: 1 };",
  ],
  [
    "lib/notes/a.ts",
    '// Deno, fetch and "npm:x" in words\nexport const a = "console";',
  ],
];
for (const [file, text] of LEGAL) {
  Deno.test(`holdfast lint allows ${file} to say ${text}`, () => {
    assertEquals(problems(file, text), []);
  });
}

const ROW_1 = "lib/text (row 1) does not import from lib/edge (row 9)";
const PACKAGE = "is a package: only row 9 of lib imports packages";
const GLOBAL = "is for row 9 of lib and for scripts";
const ILLEGAL: [file: string, text: string, message: string][] = [
  ["lib/text/a.ts", 'import { b } from "../edge/b.ts";', ROW_1],
  ["lib/text/a.ts", 'import type { B } from "../edge/b.ts";', ROW_1],
  ["lib/text/a.ts", 'export { b } from "../edge/b.ts";', ROW_1],
  ["lib/text/a.ts", 'export * from "../edge/b.ts";', ROW_1],
  ["lib/text/a.ts", 'await import("../edge/b.ts");', ROW_1],
  ["lib/text/a.ts", "await import(`../edge/b.ts`);", ROW_1],
  ["lib/text/a.ts", 'export type B = import("../edge/b.ts").B;', ROW_1],
  ["lib/notes/a.ts", "await import(name);", "import() here needs a literal"],
  [
    "lib/text/a.ts",
    'import { b } from "../errors.ts";',
    "lib/text and lib/errors.ts share row 1 and don't know each other",
  ],
  [
    "lib/policy/a.ts",
    'import { b } from "../notes/b.ts";',
    "lib/policy and lib/notes share row 4 and don't know each other",
  ],
  [
    "lib/edge/a.ts",
    'import { b } from "../page/b.ts";',
    "lib/edge and lib/page share row 9 and don't know each other",
  ],
  [
    "lib/compact/a.ts",
    'import { b } from "../probe/b.ts";',
    "lib/compact (row 5) does not import from lib/probe (row 6)",
  ],
  [
    "lib/notes/a.ts",
    'import "../../scripts/b.ts";',
    "lib/notes does not import from scripts",
  ],
  [
    "lib/edge/a.ts",
    'import "../../tests/b.ts";',
    "lib/edge does not import from tests",
  ],
  [
    "lib/page/a.ts",
    'import "../../fixtures/b.json";',
    "lib/page does not import from fixtures",
  ],
  [
    "lib/notes/a.ts",
    'import "../../mod.ts";',
    "lib/notes does not import from mod.ts",
  ],
  ["lib/report/a.ts", 'import "npm:b@1";', `npm:b@1 ${PACKAGE}`],
  ["lib/report/a.ts", 'import "jsr:@b/b";', `jsr:@b/b ${PACKAGE}`],
  ["lib/report/a.ts", 'import "@std/path";', `@std/path ${PACKAGE}`],
  ["lib/report/a.ts", 'import "node:fs";', `node:fs ${PACKAGE}`],
  ["lib/report/a.ts", "Deno.args;", `Deno ${GLOBAL}`],
  ["lib/report/a.ts", "type A = Deno.Kv;", `Deno ${GLOBAL}`],
  ["lib/report/a.ts", 'fetch("b");', `fetch ${GLOBAL}`],
  ["lib/report/a.ts", 'globalThis.fetch("b");', `fetch ${GLOBAL}`],
  ["lib/report/a.ts", 'globalThis["fetch"]("b");', `fetch ${GLOBAL}`],
  ["lib/report/a.ts", "console.log(1);", `console ${GLOBAL}`],
  ["lib/report/a.ts", "process.exit();", `process ${GLOBAL}`],
  ["lib/report/a.ts", "localStorage.clear();", `localStorage ${GLOBAL}`],
  ["lib/errors.ts", "console.log(1);", `console ${GLOBAL}`],
  [
    "lib/extras/a.ts",
    "export {};",
    "lib/extras has no row in scripts/lint_layers.ts",
  ],
  [
    "scripts/a.ts",
    'import "npm:b@1";',
    "npm:b@1 is a package: scripts import @std and lib",
  ],
  ["scripts/a.ts", 'import "../tests/b.ts";', "scripts do not import tests"],
  [
    "mod.ts",
    'export * from "./lib/edge/b.ts";',
    "mod.ts exports from rows 1 to 8 of lib only",
  ],
  ["mod.ts", "export const a = 1;", "mod.ts holds export lines only"],
  ["mod.ts", 'import "./lib/text/a.ts";', "mod.ts holds export lines only"],
];
for (const [file, text, message] of ILLEGAL) {
  Deno.test(`holdfast lint forbids ${file} to say ${text}`, () => {
    assertEquals(problems(file, text), [message]);
  });
}
