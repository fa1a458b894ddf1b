import {
  type Diagnostic,
  findDiagnostics,
  numberLines,
} from "../lib/pack/mod.ts";

const FOLDER = new URL("tool_output/", import.meta.url);

/** Whether this run may read the recorded outputs. */
export const mayRead =
  (await Deno.permissions.query({ name: "read", path: FOLDER })).state ===
    "granted";

export function readOutput(name: string): string {
  return Deno.readTextFileSync(new URL(`${name}.txt`, FOLDER));
}

export function outputNames(): string[] {
  return [...Deno.readDirSync(FOLDER)].map(({ name }) => name)
    .filter((name) => name.endsWith(".txt") && name !== "ordinary_lines.txt")
    .map((name) => name.slice(0, -4)).sort();
}

/** A diagnostic as one line: its lines in the log, tool, kind, severity, place in the file, test or code, message. */
export function rowOf(found: Diagnostic): string {
  const { firstLine, lastLine, tool, kind, severity, path, line, column } =
    found;
  const lines = firstLine === lastLine
    ? `${firstLine}`
    : `${firstLine}-${lastLine}`;
  const place = [path, line, column].filter((part) => part !== undefined);
  const name = found.test ?? found.code ?? "";
  return `${lines} ${tool} ${kind} ${severity} ${
    place.join(":")
  } [${name}] ${found.message}`;
}

export function rowsOf(text: string): string[] {
  return findDiagnostics(text, "log").map(rowOf);
}

/** The log's lines at the diagnostic's place. */
export function linesAt(text: string, found: Diagnostic): string {
  return numberLines(text).slice(found.firstLine - 1, found.lastLine)
    .map((line) => line.text).join("\n");
}
