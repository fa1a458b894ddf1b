import { type FactSpan, lineAround } from "./fact_span.ts";

const NUMBERED =
  /[vV]?\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z][0-9A-Za-z.]{0,30})?(?:\+[0-9A-Za-z.]{1,30})?/g;
const BEFORE = /(?:[@\w/.-]{1,60}(?:@|==|~=)|(?:~>|>=|<=|\^|~) ?)$/;
const NAMED =
  /(?:version|release|python|node(?:\.js)?|ruby|elixir|erlang|otp|java|jdk|go|golang|rust|postgres(?:ql)?|mysql|mariadb|redis|react|angular|vue|django|flask|rails|laravel|spring boot|php|ubuntu|debian|macos|ios|android|typescript|deno|bun|npm|docker|kubernetes|swift|kotlin|phoenix|tensorflow|pytorch|numpy|pandas|fastapi|next\.js|bootstrap|tailwind(?: css)?|webpack|vite|junit|gradle|maven|cuda|bandit|ash|ecto) v?\d{1,4}(?:\.\d{1,4}){1,2}/gi;
const SHORT = /\bv\d{1,3}\.\d{1,3}|(?:~>|>=|\^) ?\d{1,3}\.\d{1,3}/g;
const COMMON = /^v?(?:0\.0\.[01]|0\.1\.0|1\.2\.3|1\.0\.0|2\.0\.0|1\.0|2\.0)$/;

/**
 * Where versions stand: `1.7.0`, `v2.4.1-rc1`, `lodash@4.17.21`, `~> 1.5`, `Python 3.11`.
 *
 * Numbers of headings, addresses of four numbers, and versions that everything has (`1.0.0`) are none.
 */
export function* versionSpans(text: string): Generator<FactSpan> {
  for (const shape of [NUMBERED, NAMED, SHORT]) {
    for (const { 0: found, index } of text.matchAll(shape)) {
      const end = index + found.replace(/[.-]+$/, "").length;
      const start = index - lengthBefore(text, index);
      if (isVersion(text, start, end)) yield { kind: "version", start, end };
    }
  }
}

/** Characters of the package's name or the comparison that stands directly before. */
function lengthBefore(text: string, at: number): number {
  if (!/[@=~>^ ]/.test(text[at - 1] ?? "")) return 0;
  return BEFORE.exec(text.slice(Math.max(0, at - 64), at))?.[0].length ?? 0;
}

function isVersion(text: string, start: number, end: number): boolean {
  if (/[\w$.-]/.test(text[start - 1] ?? "")) return false;
  if (/^(?:\w|\.\d)/.test(text.slice(end, end + 2))) return false;
  if (
    /(?:section|sec\.|§|chapter|clause|rfc|table|figure)\s?$/i.test(
      text.slice(Math.max(0, start - 9), start),
    )
  ) return false;
  const value = text.slice(start, end);
  if (/^[~>^].*\.0$/.test(value) && !/\.\d+\./.test(value)) return false;
  if (
    COMMON.test(/\S+$/.exec(value)?.[0].replace(/^\W+/, "") ?? "") ||
    /^0+(?:\.0+)+$/.test(value)
  ) {
    return false;
  }
  const [from] = lineAround(text, start, 80);
  const isHeading = /^[#\s*]*$/.test(text.slice(from, start)) &&
    /^\.?\**\s+[A-Z]/.test(text.slice(end, end + 6));
  return !(isHeading && /^\d/.test(value));
}
