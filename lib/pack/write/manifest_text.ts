import type { Redaction } from "../../text/redact.ts";
import { printable } from "../../text/printable.ts";
import type { ManifestFile, PackManifest } from "../fill/pack_content.ts";

/**
 * The manifest as text: a line for the budget, then what was read, redacted and done.
 *
 * @param manifest The manifest.
 */
export function manifestText(manifest: PackManifest): string {
  const { files, redactions, preserve, warnings } = manifest;
  return [
    "## Manifest\n",
    `- ${settingsText(manifest)}`,
    ...files.flatMap(fileLines),
    ...redactionLines(redactions).map((line) =>
      `- in names and labels, ${line}`
    ),
    ...preserve.map(({ term, status, secretRule }) =>
      `- preserve ${printable(JSON.stringify(term))}: ${status}${
        secretRule === undefined ? "" : ` (${secretRule})`
      }`
    ),
    ...warnings.map((warning) => `- warning: ${printable(warning)}`),
  ].join("\n");
}

function settingsText(
  { budgetTokens, counter, compression }: PackManifest,
): string {
  const estimate = counter.exact ? "" : ", an estimate";
  const budget = `budget: ${budgetTokens} tokens of ${counter.name}${estimate}`;
  if (compression === undefined) return `${budget}; not compressed`;
  const { backend, ratio, required } = compression;
  return `${budget}; compressed with ${backend}${
    required ? " (required)" : ""
  }, each item to ${ratio} of its tokens at most`;
}

function fileLines(file: ManifestFile): readonly string[] {
  const { path, role, bytes, sha256, lines, tests, supporting } = file;
  const { read, facts, shown, omitted } = lines;
  const details = [
    ...(tests === undefined ? [] : [
      `${tests.tests} tests, ${tests.failing} failures, ${tests.skipped} skipped`,
    ]),
    ...(supporting === undefined ? [] : supportingLines(supporting)),
    ...redactionLines(file.redactions),
  ];
  return [
    `- ${
      printable(path)
    } (${role}): ${bytes} bytes, SHA-256 ${sha256}; ${read} lines = ${facts} exact facts + ${shown} shown + ${omitted} omitted`,
    ...details.map((line) => `  - ${printable(line)}`),
  ];
}

function supportingLines(
  { isShown, backend, tokens, fallback, notes }: NonNullable<
    ManifestFile["supporting"]
  >,
): readonly string[] {
  const { before, after, target } = tokens;
  const by = backend === undefined
    ? ""
    : `, ${after} by ${backend} for a target of ${target}`;
  return [
    `supporting context, ${
      isShown ? "shown" : "left out"
    }: ${before} tokens${by}`,
    ...(fallback === undefined
      ? []
      : [`${fallback.to} instead of ${fallback.from}: ${fallback.reason}`]),
    ...notes,
  ];
}

function redactionLines(redactions: readonly Redaction[]): readonly string[] {
  return redactions.length === 0 ? [] : [
    `redacted: ${
      redactions.map(({ rule, count }) => `${rule} × ${count}`).join(", ")
    }`,
  ];
}
