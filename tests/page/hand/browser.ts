/// <reference lib="dom" />
import { assertEquals } from "@std/assert";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Long enough for a machine that is busy with other things: no test waits for it to pass. */
const MOST_MS = 60_000;

let launched: Promise<Browser> | undefined;
Deno.test.afterAll(async () => {
  await (await launched)?.close();
});

/** A browser's view of a page, and whatever the page did that it should not. */
export interface Visit {
  readonly page: Page;
  /** A folder of its own, removed at the end. */
  readonly folder: string;
  /** Addresses that were asked for, in order. */
  readonly requests: readonly string[];
  /** Errors, refusals of the content security policy and dialogs, as lines. */
  readonly problems: string[];
}

/** How a page is visited. */
export interface VisitOptions extends BrowserContextOptions {
  /** What happens before the page's own script. */
  readonly before?: () => void;
}

/**
 * A test that visits pages in a browser profile of its own, without a network unless it says so.
 *
 * It fails at the end if a page logged an error, opened a dialog or broke its content security policy; a test that
 * provokes such things empties `problems`.
 */
export function pageTest(
  name: string,
  fn: (visit: Visit) => Promise<void>,
  { before, ...options }: VisitOptions = {},
): void {
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      launched ??= launch();
      const context = await (await launched).newContext({
        offline: true,
        locale: "en-GB",
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      context.setDefaultTimeout(MOST_MS);
      const folder = await Deno.makeTempDir({ prefix: "holdfast-page-" });
      try {
        if (before) await context.addInitScript(before);
        const page = await context.newPage();
        const visit = { page, folder, requests: [], problems: [] };
        watch(visit);
        await fn(visit);
        assertEquals(visit.problems, []);
      } finally {
        await context.close();
        await Deno.remove(folder, { recursive: true });
      }
    },
  });
}

function launch(): Promise<Browser> {
  const executablePath = Deno.env.get("CHROMIUM_PATH");
  if (executablePath === undefined) {
    throw new Error("CHROMIUM_PATH is not set: run deno task test:page");
  }
  return chromium.launch({ executablePath, args: ARGS, timeout: MOST_MS });
}

function watch(
  { page, requests, problems }: {
    page: Page;
    requests: string[];
    problems: string[];
  },
): void {
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("crash", () => problems.push("crash"));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(`console: ${message.text()}`);
    }
  });
  page.on("dialog", (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
}
