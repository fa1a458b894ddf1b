import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const FILE = /^(?:[A-Za-z]:)?[^\s:][^:]*\.\w+$/;
const ROW = /^\s+(\d+):(\d+)\s+(error|warning)\s+(\S.*)$/;
const RULE = /^@?[a-z][\w@/-]*$/;
const UNIX =
  /^((?:[A-Za-z]:[\\/])?[^\s:][^:\t]*):(\d+):(\d+): (.*) \[(Error|Warning)(?:\/([^\]\s]+))?\]$/;
const COMPACT = /^(\S.*?): line (\d+), col (\d+), (Error|Warning) - (.*)$/;

/** The problems of ESLint: the usual list under each file, and the `unix` and `compact` formats. */
export function readEslint(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  let file: string | undefined;
  lines.forEach((line, at) => {
    const row = file === undefined ? null : ROW.exec(line);
    if (row && file !== undefined) {
      findings.push(finding(at, [file, ...row.slice(1)]));
      return;
    }
    file = FILE.test(line) ? line : undefined;
    const unix = UNIX.exec(line);
    const compact = unix ? null : COMPACT.exec(line);
    if (unix) {
      const [, path, row, column, message, severity, rule] = unix;
      const words = rule === undefined ? message : `${message}  ${rule}`;
      findings.push(finding(at, [path, row, column, severity, words]));
    } else if (compact) {
      const words = compact[5].replace(/ \(([\w@/-]+)\)$/, "  $1");
      findings.push(finding(at, [...compact.slice(1, 5), words]));
    }
  });
  return findings;
}

/** A problem from path, line, column, severity, and the message with its rule after two spaces. */
function finding(at: number, parts: readonly string[]): Finding {
  const [path, line, column, severity, words] = parts;
  const gap = words.trimEnd().lastIndexOf("  ");
  const rule = gap < 0 ? "" : words.slice(gap).trim();
  const hasRule = RULE.test(rule);
  return {
    kind: "lint",
    ...placeOf(path, line, column),
    severity: severity.toLowerCase() === "error" ? "error" : "warning",
    ...(hasRule ? { code: rule } : {}),
    message: (hasRule ? words.slice(0, gap) : words).trimEnd(),
    first: at,
    last: at,
  };
}
