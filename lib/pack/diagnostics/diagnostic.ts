/** The tool that printed a diagnostic, as far as its shape tells: `gcc` is also clang, `other` a tool with such lines. */
export type DiagnosticTool =
  | "deno"
  | "tsc"
  | "eslint"
  | "pytest"
  | "python"
  | "go"
  | "rust"
  | "gcc"
  | "javascript"
  | "other";

/** What went wrong: it does not build, a rule is broken, a test failed, or a program ended with an error. */
export type DiagnosticKind = "compile" | "lint" | "test" | "crash";

/** An error or a warning in a log, word for word, with its place in the log. */
export interface Diagnostic {
  /** The log that it stands in, as the caller calls it. */
  readonly source: string;
  /** Whose shape it has. */
  readonly tool: DiagnosticTool;
  /** What went wrong. */
  readonly kind: DiagnosticKind;
  /** The file, as the tool writes it; a `file:` URL as its path. */
  readonly path?: string;
  /** Line in that file, from 1. */
  readonly line?: number;
  /** Column in that line, as the tool counts it. */
  readonly column?: number;
  /** Whether the tool calls it an error or a warning. */
  readonly severity: "error" | "warning";
  /** The tool's name for it, such as `TS2322`, `E0308`, `no-undef` or `-Wformat`. */
  readonly code?: string;
  /** The name of the test that failed, as the log writes it. */
  readonly test?: string;
  /** What the tool says, without place, code, colours and code frames; several lines where it has several. */
  readonly message: string;
  /** First of its lines in the log, from 1. */
  readonly firstLine: number;
  /** Last of its lines in the log. */
  readonly lastLine: number;
  /** These lines exactly as the log has them, joined by LF. */
  readonly text: string;
}

/** What a reader finds in the visible lines of a log: a diagnostic whose lines are indices, from 0. */
export type Finding =
  & Omit<Diagnostic, "source" | "tool" | "firstLine" | "lastLine" | "text">
  & {
    /** Index of its first line. */
    readonly first: number;
    /** Index of its last line. */
    readonly last: number;
  };

/** Reads the diagnostics of one shape of output. */
export interface DiagnosticReader {
  /** The tool whose shape it knows. */
  readonly tool: DiagnosticTool;
  /** What it reads, for people. */
  readonly reads: string;
  /**
   * The findings in a log, in order and without overlap.
   *
   * @param lines Visible lines, see `visibleLines`.
   */
  read(lines: readonly string[]): readonly Finding[];
}
