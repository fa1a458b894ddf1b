import { assert, assertEquals, assertThrows } from "@std/assert";
import { FormatError, readJUnit } from "../lib/edge/junit.ts";
import { mayRead } from "./tool_output.ts";

function report(name: string) {
  const file = new URL(`tool_output/junit_${name}.xml`, import.meta.url);
  return readJUnit(Deno.readTextFileSync(file), `${name}.xml`);
}

function rows(name: string): string[] {
  return report(name).failing.map((test) =>
    `${test.firstLine}-${test.lastLine} ${test.kind} ${
      test.suites.join(" > ")
    } | ${test.name} | ${test.className} | ${test.path ?? ""}:${
      test.line ?? ""
    } | ${test.type ?? ""} | ${test.message}`
  );
}

const PYTEST = [
  "1-6 failure pytest | test_fill | tests.test_tank | : |  | assert 1 == 2\n +  where 1 = fill(2)",
  "6-19 failure pytest | test_too_much | tests.test_tank | : |  | tank.TankError: cannot fill 4 litres, the tank holds 3",
  "19-32 failure pytest | test_drain | tests.test_tank | : |  | ZeroDivisionError: division by zero",
  "32-44 failure pytest | test_param[0] | tests.test_tank | : |  | AssertionError: assert {'litres': 0, 'name': 'north'} == {'litres': 1, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 0} != {'litres': 1}\n  Use -v to get more diff",
  "44-56 failure pytest | test_param[1] | tests.test_tank | : |  | AssertionError: assert {'litres': 1, 'name': 'north'} == {'litres': 2, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 1} != {'litres': 2}\n  Use -v to get more diff",
  '56-61 error pytest | test_uses | tests.test_tank | : |  | failed on setup with "RuntimeError: no water"',
  "61-73 failure pytest | test_text | tests.test_tank.TestClass | : |  | AssertionError: the lines differ\nassert 'one\\ntwo' == 'one\\nthree'\n  \n    one\n  - three\n  + two",
];

const DENO = [
  "5-25 failure ./sum_test.ts | sum() adds | ./sum_test.ts | :8 |  | Uncaught AssertionError: Values are not equal.\n\n\n    [Diff] Actual / Expected\n\n\n-   0\n+   4",
  "30-30 failure ./sum_test.ts | tank is filled | ./sum_test.ts | :16 |  | 1 test step failed",
  "33-42 failure ./sum_test.ts | strict | ./sum_test.ts | :23 |  | Uncaught AssertionError: one and one\n\n0 !== 2",
  '45-82 failure ./sum_test.ts | tank is filled > to the brim | ./sum_test.ts | :17 |  | Uncaught AssertionError: Values are not equal.\n\n\n    [Diff] Actual / Expected\n\n\n-   {\n-     "litres": 3,\n-     "name": "north"\n-   }\n+   {\n+     "litres": 4,\n+     "name": "north"\n+   }',
  '89-93 failure ./throw_test.ts | reads a file that is not there | ./throw_test.ts | :1 |  | Uncaught NotCapable: Requires read access to "./nothing.txt", run again with the --allow-read flag',
  "96-104 failure ./throw_test.ts | has a cause | ./throw_test.ts | :5 |  | Uncaught Error: cannot read the tank\nsecond line",
];

const NODE = [
  "4-31 failure  | fills | test | : | testCodeFailure | Expected values to be strictly equal:1 !== 2",
];

const OUTPUTS: [string, number, number, string[]][] = [
  ["pytest", 9, 1, PYTEST],
  ["deno", 8, 0, DENO],
  ["node", 2, 0, NODE],
];

for (const [name, tests, skipped, expected] of OUTPUTS) {
  Deno.test({
    name: `readJUnit() finds each failing test in ${name}'s report`,
    ignore: !mayRead,
    fn: () => {
      const { source, ...counts } = report(name);
      assertEquals(source, `${name}.xml`);
      assertEquals([counts.tests, counts.skipped], [tests, skipped]);
      assertEquals(rows(name), expected);
    },
  });
}

Deno.test({
  name: "readJUnit() gives the whole text of a failure as the tool wrote it",
  ignore: !mayRead,
  fn: () => {
    assertEquals(
      report("pytest").failing[0].text,
      [
        "def test_fill():",
        ">       assert fill(2) == 2",
        "E       assert 1 == 2",
        "E        +  where 1 = fill(2)",
        "",
        "tests/test_tank.py:7: AssertionError",
      ].join("\n"),
    );
  },
});

Deno.test("readJUnit() reads nested suites, CDATA, entities, errors and skipped tests", () => {
  const xml = `\ufeff<?xml version="1.0"?>
<?style none?>
<!-- <!DOCTYPE x> -->
<testsuites name="all">
  <testsuite name="a &amp; b" file="suite.py">
    <testsuite name="inner">
      <properties><property name="x" value="y"/></properties>
      <testcase name="first" classname="C">
        <error type="E" message="  a&#10;b &#x41; &unknown; "/>
        <failure><![CDATA[<!DOCTYPE y> &amp; ]]>&lt;z&gt;</failure>
      </testcase>
      <testcase name="skips"><skipped/></testcase>
      <testcase name="flaky"><flakyFailure message="once"/></testcase>
      <testcase name="prints"><system-out>&lt;failure&gt;</system-out></testcase>
    </testsuite>
    <error message="no set-up"/>
  </testsuite>
</testsuites>`;
  const expected = [
    {
      source: "x",
      kind: "error",
      suites: ["a & b", "inner"],
      name: "first",
      className: "C",
      type: "E",
      message: "a\nb A &unknown;",
      text: "",
      firstLine: 9,
      lastLine: 9,
    },
    {
      source: "x",
      kind: "failure",
      suites: ["a & b", "inner"],
      name: "first",
      className: "C",
      message: "<!DOCTYPE y> &amp; <z>",
      text: "<!DOCTYPE y> &amp; <z>",
      firstLine: 10,
      lastLine: 10,
    },
    {
      source: "x",
      kind: "error",
      suites: ["a & b"],
      name: "",
      path: "suite.py",
      message: "no set-up",
      text: "",
      firstLine: 16,
      lastLine: 16,
    },
  ];
  for (const text of [xml, xml.replaceAll("\n", "\r\n")]) {
    const { tests, skipped, failing } = readJUnit(text, "x");
    assertEquals([tests, skipped], [4, 1]);
    assertEquals(JSON.parse(JSON.stringify(failing)), expected);
  }
});

Deno.test("readJUnit() takes a lone suite, and one without a name or a test", () => {
  assertEquals(readJUnit("<testsuite/>", "x").tests, 0);
  assertEquals(readJUnit("<testsuites></testsuites>\n", "x").failing, []);
  const text = "<testsuite><testcase><failure/></testcase></testsuite>";
  const [{ suites, name, message }] = readJUnit(text, "x").failing;
  assertEquals([suites, name, message], [[], "", ""]);
});

const REFUSED: [string, string, string][] = [
  ["nothing", "", "line 1: Start tag expected."],
  ["plain text", "no xml", "line 1: char 'n' is not expected."],
  [
    "another root",
    "<html/>",
    "expected <testsuites> or <testsuite>, found <html>",
  ],
  [
    "two roots",
    "<testsuite/><testsuite/>",
    "expected one root element, found 2",
  ],
  [
    "a tag left open",
    "<testsuite>\n<testcase>\n</testsuite>",
    "line 3: Expected closing tag 'testcase' (opened in line 2, col 1) instead of closing tag 'testsuite'.",
  ],
  [
    "half a tag",
    "<testsuite>\n<testcase na",
    "line 2: boolean attribute 'na' is not allowed.",
  ],
  [
    "entities that expand",
    `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>\n<testsuite name="&b;"/>`,
    "line 2: a DOCTYPE is not allowed here",
  ],
  [
    "a file's contents",
    `<!doctype x [<!ENTITY f SYSTEM "file:///etc/passwd">]><testsuite>&f;</testsuite>`,
    "line 1: a DOCTYPE is not allowed here",
  ],
  [
    "great depth",
    "<testsuite>".repeat(5_000) + "</testsuite>".repeat(5_000),
    "elements may stand 100 deep in each other, these go deeper",
  ],
];

for (const [what, text, problem] of REFUSED) {
  Deno.test(`readJUnit() refuses ${what} in one line`, () => {
    const error = assertThrows(() => readJUnit(text, "x"), FormatError);
    assertEquals(error.message, `Cannot read the JUnit report: ${problem}`);
  });
}

Deno.test("readJUnit() says in a short line what is wrong, however much is", () => {
  const open = "<a>".repeat(100_000);
  const { message } = assertThrows(() => readJUnit(open, "x"), FormatError);
  assert(message.startsWith("Cannot read the JUnit report: line 1: Invalid"));
  assert(message.length < 300 && !message.includes("\n"));
});

Deno.test("readJUnit() gives a name no power: it is a name, or refused", () => {
  const [failing] = readJUnit(
    `<testsuite length="y"><testcase then="z"><failure message="m"/></testcase></testsuite>`,
    "x",
  ).failing;
  assertEquals(failing.message, "m");
  for (
    const text of [
      `<testsuite __proto__="x"/>`,
      `<testsuite constructor="x"/>`,
      `<testsuite><__proto__ name="x"/></testsuite>`,
    ]
  ) assertThrows(() => readJUnit(text, "x"), FormatError, "Invalid name");
});
