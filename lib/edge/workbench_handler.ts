import type {
  ReplayRequestOptions,
  StartedReplay,
} from "../replay/start_replay.ts";
import { pagePolicy } from "../report/page_policy.ts";
import { replayLines } from "./replay_lines.ts";

/** What a workbench serves. */
export interface Workbench {
  /** The page with its data. */
  readonly page: string;
  /** Starts a replay of the request; null for a lesson, which the page plays by itself. */
  readonly start:
    | ((options: Required<ReplayRequestOptions>) => StartedReplay)
    | null;
}

/** Where it is served: both are known to its own page only. */
export interface WorkbenchAddress {
  /** The only host that is answered, such as `127.0.0.1:8620`. */
  readonly host: string;
  /** First part of each path. */
  readonly token: string;
}

/**
 * A function that answers the requests of a workbench's page, and of nobody else.
 *
 * `/TOKEN/` is the page; `/TOKEN/replay?policy=compact&budget=465` is a replay, line by line as it is computed. Another
 * host name (a foreign page can point one here), another token and a foreign page's request are told nothing.
 *
 * @param workbench What is served.
 * @param address Where.
 * @throws {TypeError} If the page has no content security policy of its own.
 */
export function workbenchHandler(
  { page, start }: Workbench,
  { host, token }: WorkbenchAddress,
): (request: Request) => Response {
  const headers = strictHeaders(page);
  const answer = (body: string, status: number, type = "text/plain") =>
    new Response(body, {
      status,
      headers: { ...headers, "Content-Type": `${type}; charset=utf-8` },
    });
  return (request) => {
    const url = URL.parse(request.url);
    if (url === null) return answer("Not found\n", 404);
    const [, given, ...rest] = url.pathname.split("/");
    const path = rest.join("/");
    const isPage = path === "" && rest.length === 1;
    const isReplay = path === "replay" && start !== null;
    const isKnown = isSame(given, token) &&
      request.headers.get("host") === host &&
      (isPage ? mayOpen(request) : isReplay && mayAsk(request));
    if (!isKnown) return answer("Not found\n", 404);
    if (request.method !== "GET") {
      const refusal = answer("Only GET\n", 405);
      refusal.headers.set("Allow", "GET");
      return refusal;
    }
    if (isPage) return answer(page, 200, "text/html");
    const replay = replayLines(url.searchParams, start!);
    return typeof replay === "string"
      ? answer(replay, 422, "application/json")
      : new Response(replay, {
        headers: { ...headers, "Content-Type": "application/x-ndjson" },
      });
  };
}

/** Compares all of it, so that the time says nothing about how much was right. */
function isSame(given: string, token: string): boolean {
  let difference = given.length ^ token.length;
  for (let index = 0; index < token.length; index++) {
    difference |= given.charCodeAt(index) ^ token.charCodeAt(index);
  }
  return difference === 0;
}

/** A link may open the page from anywhere: it holds the token. A foreign page may not put it into itself. */
function mayOpen(request: Request): boolean {
  return mayAsk(request) ||
    request.headers.get("sec-fetch-mode") === "navigate";
}

/** Whether the request is the page's own, or no browser's; one that says nothing about it is taken for that. */
function mayAsk({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site") ?? "none";
  return site === "none" || site === "same-origin";
}

function strictHeaders(page: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      pagePolicy(page, "script-src"),
      pagePolicy(page, "style-src"),
      "connect-src 'self'",
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}
