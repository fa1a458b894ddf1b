import type { FailingTest } from "../test_report.ts";
import type { Redactor } from "./redactor.ts";

/**
 * A failing test of a report, each of its texts without secrets.
 *
 * The texts are cleaned after the report was read: in its XML a secret may be written with entities.
 *
 * @param test The test.
 * @param redactor Takes the secrets out, and counts them.
 */
export function cleanFailure(
  test: FailingTest,
  { clean }: Redactor,
): FailingTest {
  const { suites, name, className, path, type, message, text } = test;
  return {
    ...test,
    source: clean(test.source),
    suites: suites.map(clean),
    name: clean(name),
    ...(className === undefined ? {} : { className: clean(className) }),
    ...(path === undefined ? {} : { path: clean(path) }),
    ...(type === undefined ? {} : { type: clean(type) }),
    message: clean(message),
    text: clean(text),
  };
}
