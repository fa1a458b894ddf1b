/** Where the grades of recorded answers stand: `answer-result.json` has `answer-grades.json`, `my.json` `my-grades.json`. */
export function gradesPathOf(path: string): string {
  return path.replace(/(?:-result)?\.json$/, "") + "-grades.json";
}
