/**
 * Reports of test runs in JUnit's XML format.
 *
 * @module
 */
import { FormatError } from "../errors.ts";
import { lineCounter } from "../pack/line_counter.ts";
import type { FailingTest, TestReport } from "../pack/test_report.ts";
import { readXml, type XmlElement } from "./xml_tree.ts";

export type { FailingTest, TestReport } from "../pack/test_report.ts";
export { FormatError } from "../errors.ts";

const FORMAT = "JUnit report";
const ROOTS = ["testsuites", "testsuite"];

/**
 * The failing tests of a report in JUnit's XML format, as pytest, deno, node, gotestsum, Maven and many others write it.
 *
 * Tests are counted, not read from the suites' attributes. A test that failed first and passed when it was run again
 * (`flakyFailure`) has not failed. Texts are the report's own, with entities resolved; output of tests is left out.
 *
 * @param text The XML.
 * @param source What the caller calls it, for example its path from the root.
 * @throws {FormatError} If it is no such report, broken, more than 100 elements deep, or has a DOCTYPE.
 *
 * @example One of two tests fails
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const report = readJUnit(
 *   `<testsuite name="tank"><testcase name="good"/>
 *   <testcase name="fills" file="tank.py" line="7">
 *     <failure message="1 &lt; 2">assert 2 &lt; 1</failure>
 *   </testcase></testsuite>`,
 *   "junit.xml",
 * );
 * const [{ suites, name, message, text, firstLine }] = report.failing;
 * assertEquals([report.tests, report.failing.length], [2, 1]);
 * assertEquals([suites, name, message, text, firstLine], [["tank"], "fills", "1 < 2", "assert 2 < 1", 3]);
 * ```
 */
export function readJUnit(text: string, source: string): TestReport {
  const xml = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const root = readXml(xml, FORMAT);
  if (!ROOTS.includes(root.tag)) {
    throw new FormatError(
      FORMAT,
      "",
      `expected <testsuites> or <testsuite>, found <${root.tag}>`,
    );
  }
  const reading: Reading = {
    source,
    lineOf: lineCounter(xml),
    tests: 0,
    skipped: 0,
    failing: [],
  };
  readSuite(root, [], reading);
  const { tests, skipped, failing } = reading;
  return { source, tests, skipped, failing };
}

interface Reading {
  readonly source: string;
  readonly lineOf: (offset: number) => number;
  tests: number;
  skipped: number;
  readonly failing: FailingTest[];
}

function readSuite(
  suite: XmlElement,
  outer: readonly string[],
  reading: Reading,
): void {
  const name = suite.attributes.get("name");
  const suites = suite.tag === "testsuite" && name !== undefined
    ? [...outer, name]
    : outer;
  for (const child of suite.children) {
    if (child.tag === "testsuite") readSuite(child, suites, reading);
    else if (child.tag === "testcase") {
      reading.tests++;
      if (child.children.some(({ tag }) => tag === "skipped")) {
        reading.skipped++;
      }
      for (const part of child.children) {
        readFailure(part, { suites, suite, test: child }, reading);
      }
    } else readFailure(child, { suites, suite }, reading);
  }
}

/** Where a failure stands; without a test where it is the suite's own. */
interface Owner {
  readonly suites: readonly string[];
  readonly suite: XmlElement;
  readonly test?: XmlElement;
}

function readFailure(
  element: XmlElement,
  { suites, suite, test }: Owner,
  { source, lineOf, failing }: Reading,
): void {
  const kind = element.tag;
  if (kind !== "failure" && kind !== "error") return;
  const own = test?.attributes;
  const className = own?.get("classname");
  const path = own?.get("file") ?? suite.attributes.get("file");
  const line = Number(own?.get("line"));
  const type = element.attributes.get("type");
  const text = element.text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
  const message = element.attributes.get("message")?.trim() ?? "";
  failing.push({
    source,
    kind,
    suites,
    name: own?.get("name") ?? "",
    ...(className ? { className } : {}),
    ...(path ? { path } : {}),
    ...(Number.isInteger(line) && line > 0 ? { line } : {}),
    ...(type ? { type } : {}),
    message: message === "" ? text.trim().split("\n", 1)[0] : message,
    text,
    firstLine: lineOf(element.start),
    lastLine: lineOf(Math.max(element.start, element.end - 1)),
  });
}
