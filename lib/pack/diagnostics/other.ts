import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const ERROR =
  /^((?:[A-Za-z]:[\\/])?[^\s:][^:\t]*\.[A-Za-z]\w*):(\d+)(?::(\d+))?: (error|warning): (\S.*)$/;
const CODE = / {2}\[([a-z][\w-]*)\]$/;

/** Lines of the widespread shape `path:line: error: message`, such as those of mypy, javac and swiftc. */
export function readOther(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((line, at) => {
    const found = ERROR.exec(line);
    if (!found) return [];
    const code = CODE.exec(found[5]);
    const finding: Finding = {
      kind: "compile",
      ...placeOf(found[1], found[2], found[3]),
      severity: found[4] === "error" ? "error" : "warning",
      ...(code ? { code: code[1] } : {}),
      message: code ? found[5].slice(0, code.index) : found[5],
      first: at,
      last: at,
    };
    return [finding];
  });
}
