/** A test that failed, from a report of a test run. */
export interface FailingTest {
  /** The report that it stands in, as the caller calls it. */
  readonly source: string;
  /** Whether a check failed or something broke before it could be checked. */
  readonly kind: "failure" | "error";
  /** The names of the suites that it stands in, the outermost first. */
  readonly suites: readonly string[];
  /** Its name; "" for an error of a suite as a whole. */
  readonly name: string;
  /** The class or file that it belongs to, as the report says. */
  readonly className?: string;
  /** Its file, where the report names one. */
  readonly path?: string;
  /** Its line in that file, as the report counts: most from 1, pytest's `xunit1` from 0. */
  readonly line?: number;
  /** The kind of error, such as `AssertionError`. */
  readonly type?: string;
  /** What the report says in short, without blanks at its ends; the first line of `text` where it says nothing. */
  readonly message: string;
  /** What the report says in full, without blank lines at its ends. */
  readonly text: string;
  /** First line of the failure in the report, from 1. */
  readonly firstLine: number;
  /** Last line of it. */
  readonly lastLine: number;
}

/** A report of a test run: how many tests there are, and those that failed. */
export interface TestReport {
  /** The report, as the caller calls it. */
  readonly source: string;
  /** How many tests it names, whatever became of them. */
  readonly tests: number;
  /** How many tests were skipped. */
  readonly skipped: number;
  /** The failures and errors, in the order of the report. */
  readonly failing: readonly FailingTest[];
}
