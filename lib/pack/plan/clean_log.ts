import type { ContextLine } from "../../compress/supporting_context.ts";
import type { Redaction } from "../../text/redact.ts";
import type { SecretFinder } from "../../text/secrets/secret_span.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { errorLines } from "../diagnostics/error_lines.ts";
import { cleanDiagnostics } from "../facts/clean_diagnostics.ts";
import type { PackErrorLines } from "../facts/pack_facts.ts";
import { redactor } from "../facts/redactor.ts";
import { numberLines } from "../numbered_line.ts";
import type { PackFile } from "./pack_inputs.ts";

/** A log without its secrets, and the facts in it. */
export interface CleanLog {
  readonly file: PackFile;
  /** Its path without secrets. */
  readonly path: string;
  readonly text: string;
  readonly lines: readonly ContextLine[];
  readonly redactions: readonly Redaction[];
  readonly diagnostics: readonly Diagnostic[];
  readonly errors?: PackErrorLines;
}

/**
 * A log without its secrets, with the facts that are found in what is left.
 *
 * @param file The log.
 * @param path Its path without secrets.
 * @param finders Further rules for secrets.
 */
export function cleanLog(
  file: PackFile,
  path: string,
  finders: readonly SecretFinder[],
): CleanLog {
  const { clean, redactions } = redactor(finders);
  const raw = file.text.toWellFormed();
  const text = clean(raw);
  const diagnostics = cleanDiagnostics(raw, text, path);
  const errors = errorLines(text, diagnostics);
  return {
    file,
    path,
    text,
    lines: numberLines(text),
    redactions: redactions(),
    diagnostics,
    ...(errors === undefined ? {} : { errors: { source: path, ...errors } }),
  };
}
