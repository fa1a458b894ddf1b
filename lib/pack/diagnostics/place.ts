/** A place in a file, as a tool names it. */
export interface Place {
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
}

/** The place from what a pattern caught; a line or column that is not there stays away. */
export function placeOf(path: string, line?: string, column?: string): Place {
  return {
    path: plainPath(path),
    ...(line === undefined ? {} : { line: Number(line) }),
    ...(column === undefined ? {} : { column: Number(column) }),
  };
}

/** A `file:` URL as its path (`file:///C:/a` as `C:/a`); any other path as it is. */
function plainPath(path: string): string {
  const rest = /^file:\/\/\/(.+)$/.exec(path)?.[1];
  if (rest === undefined) return path;
  const plain = /^[A-Za-z]:\//.test(rest) ? rest : `/${rest}`;
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** The lines from `start` to before `end` as one message, without blank lines at its end. */
export function messageOf(
  lines: readonly string[],
  start: number,
  end: number,
): string {
  while (end > start && lines[end - 1].trim() === "") end--;
  return lines.slice(start, end).join("\n");
}
