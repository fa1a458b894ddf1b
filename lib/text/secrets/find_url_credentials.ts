import { isOrdinaryValue } from "./is_ordinary_value.ts";
import type { SecretSpan } from "./secret_span.ts";

const AUTHORITY = /[a-z][a-z0-9+.-]{0,20}:(?:\/\/|\\\/\\\/|%2F%2F)/gi;
// The letter of an escaped line break may stand before it.
const DATABASE =
  /^[nrt]?(?:postgres|mysql|mariadb|mongodb|redis|rediss|amqp|mssql|sqlserver|cockroach|clickhouse|jdbc|ldap|smtp|ftp|sftp)/i;
const USER_INFO_END = /[\s/?#"'<>`\\]|$/g;
const DATABASE_END = /[\s"'<>`]|$/g;

/**
 * The user and password in a URL, between `//` and `@`; the host stays.
 *
 * A user alone (`ssh://git@…`) stays. A text that ends before the `@` is taken to its end. In the URL of a database, whose passwords are often written as they are, a slash
 * may be part of the password.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "POST https://deploy:plum-9-quartz@hooks.example/run";
 * assertEquals(findUrlCredentials(text), [{ start: 13, end: 33, rule: "url-credentials" }]);
 * ```
 */
export function findUrlCredentials(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = [];
  AUTHORITY.lastIndex = 0;
  for (let found; (found = AUTHORITY.exec(text)) !== null;) {
    const start = found.index + found[0].length;
    const isDatabase = DATABASE.test(found[0]);
    const ending = isDatabase ? DATABASE_END : USER_INFO_END;
    ending.lastIndex = start;
    const limit = ending.exec(text)!.index;
    AUTHORITY.lastIndex = limit;
    const end = userInfoEnd(text, start, limit);
    if (end < start) continue;
    const [user, ...rest] = text.slice(start, end).split(/:|%3A/i);
    const password = rest.join(":");
    const isPassword = password !== "" && !isPlaceholder(password) &&
      !(isDatabase && isPath(user, password));
    if (isPassword) spans.push({ start, end, rule: "url-credentials" });
  }
  return spans;
}

/** The last @; where the text ends before one could come, its end. No port is longer than five digits. */
function userInfoEnd(text: string, start: number, limit: number): number {
  const at = text.slice(start, limit).lastIndexOf("@");
  const host = text.slice(start + at + 1, limit);
  const isCutOff = limit === text.length &&
    /^[^/:[]*:(?!\d{0,5}(?:\/|$))/.test(host);
  return isCutOff ? limit : start + at;
}

function isPlaceholder(password: string): boolean {
  return !/^[\w.-]+$/.test(password) && isOrdinaryValue(password, "quoted") ||
    /^(?:\*+|x{3,}|\.{3})$/i.test(password);
}

/** A host with its port and path, which hold an @ later. */
function isPath(user: string, password: string): boolean {
  return /^\d{2,5}\//.test(password) || user.includes("/");
}
