import { assertEquals } from "@std/assert";
import { mayRead, readOutput, rowsOf } from "./tool_output.ts";

const NODE_ERROR = [
  "1-9 javascript crash error /app/tank.mjs:2:25 [] RangeError: cannot fill 4 litres",
];

const NODE_SYNTAX = [
  "1-12 javascript crash error /app/syntax.cjs:1 [] SyntaxError: Unexpected token ';'",
];

const NODE_REQUIRE = [
  "1-17 javascript crash error /app/require.cjs:1:1 [] Error: Cannot find module './nowhere.cjs'\nRequire stack:\n- /app/require.cjs",
];

const NODE_TEST = [
  "2-13 javascript crash error /app/tank.test.mjs:4:30 [] AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n1 !== 2",
  "35-46 javascript crash error /app/tank.test.mjs:4:30 [] AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n1 !== 2",
];

const OUTPUTS: [string, string[]][] = [
  ["node_error", NODE_ERROR],
  ["node_error_color", NODE_ERROR],
  ["node_syntax", NODE_SYNTAX],
  ["node_require", NODE_REQUIRE],
  ["node_test", NODE_TEST],
];

for (const [name, rows] of OUTPUTS) {
  Deno.test({
    name: `findDiagnostics() finds each error of ${name}, and nothing else`,
    ignore: !mayRead,
    fn: () => assertEquals(rowsOf(readOutput(name)), rows),
  });
}
