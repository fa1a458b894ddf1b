import { printable } from "../../text/printable.ts";
import type {
  FactPlace,
  PackDiagnostic,
  PackErrorLines,
  PackFacts,
  PackTest,
} from "../facts/pack_facts.ts";
import { fenced } from "./fenced.ts";

/**
 * The exact repair facts as text: what ended how, then each fact under the place where it stands.
 *
 * @param facts The facts.
 */
export function factsText(facts: PackFacts): string {
  const { check, exitCode, diagnostics, errorLines, tests } = facts;
  const head = check !== undefined && exitCode !== undefined
    ? [`Check ${printable(check)} ended with exit code ${exitCode}.`]
    : exitCode !== undefined
    ? [`It ended with exit code ${exitCode}.`]
    : check !== undefined
    ? [`Check: ${printable(check)}`]
    : [];
  const found = [
    ...diagnostics.map(diagnosticText),
    ...tests.map(testText),
    ...errorLines.map((lines) => errorLinesText(lines, diagnostics)),
    ...exactText(facts),
  ];
  return [
    "## Exact repair facts",
    ...head,
    ...(found.length === 0 ? ["None were found in what was read."] : found),
  ].join("\n\n");
}

function placeText({ source, firstLine, lastLine }: FactPlace): string {
  const lines = firstLine === lastLine
    ? `L${firstLine}`
    : `L${firstLine}–L${lastLine}`;
  return `${printable(source)} ${lines}`;
}

function diagnosticText(diagnostic: PackDiagnostic): string {
  const { places, tool, kind, severity, path, code, test, text } = diagnostic;
  const [first] = text.split("\n", 1);
  const isNew = (part: string | undefined) =>
    part !== undefined && !first.includes(part);
  return [
    `### ${places.map(placeText).join(", ")}: ${tool} ${kind} ${severity}` +
    (isNew(code) ? ` ${printable(code!)}` : "") +
    (isNew(path) ? ` at ${fileText(diagnostic)}` : "") +
    (isNew(test) ? ` in test ${printable(test!)}` : ""),
    fenced(text),
  ].join("\n");
}

function fileText(
  { path, line, column }: Pick<PackDiagnostic, "path" | "line" | "column">,
): string {
  if (path === undefined) return line === undefined ? "" : `line ${line}`;
  return [path, line, column].filter((part) => part !== undefined)
    .map((part) => printable(String(part))).join(":");
}

function testText(test: PackTest): string {
  const { kind, suites, name, className, type, message, text, textIn } = test;
  const at = fileText(test);
  const names = [...suites, className ?? "", name]
    .filter((part, index, all) => part !== "" && part !== all[index - 1]);
  const heading =
    `### ${placeText(test)}: ${kind} of ${printable(names.join(" > "))}` +
    (type === undefined ? "" : ` (${printable(type)})`) +
    (at === "" ? "" : ` at ${at}`) +
    (textIn === undefined ? "" : `; its text stands in ${placeText(textIn)}`);
  const shown = [message, text].filter((part) => part?.trim()).join("\n");
  return shown === "" ? heading : `${heading}\n${fenced(shown)}`;
}

function errorLinesText(
  { source, first, last }: PackErrorLines,
  diagnostics: readonly PackDiagnostic[],
): string {
  const heading = `### ${printable(source)}: first error line L${first.number}${
    first.number === last.number ? ", the only one" : `, last L${last.number}`
  }`;
  const isShown = (number: number) =>
    diagnostics.some(({ places }) =>
      places.some((place) =>
        place.source === source && place.firstLine <= number &&
        number <= place.lastLine
      )
    );
  const lines = first.number === last.number ? [first] : [first, last];
  const others = lines.filter(({ number }) => !isShown(number));
  return [heading, ...others.map(({ text }) => fenced(text))].join("\n");
}

function exactText({ exact }: PackFacts): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const { kind, id, text } of exact) {
    const items = kinds.get(kind) ?? [];
    kinds.set(kind, items);
    items.push((id === undefined ? "" : `${printable(id)}\n`) + fenced(text));
  }
  return [...kinds].map(([kind, items]) =>
    [`### ${printable(kind)}`, ...items].join("\n")
  );
}
