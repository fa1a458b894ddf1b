import { assertEquals } from "@std/assert";
import { pageTest, type Visit } from "./browser.ts";
import { startWorkbench } from "./workbench.ts";

/** The workbench with the demo request and real tokens. */
export const demo = await startWorkbench(
  "fixtures/request.json",
  "fixtures/probes.json",
);
Deno.test.afterAll(() => demo.end());

/** A test on the page of the demo workbench; it fails if the page asks anybody else for anything. */
export function workbenchTest(
  name: string,
  fn: (visit: Visit) => Promise<void>,
): void {
  pageTest(name, async (visit) => {
    await visit.page.goto(demo.address);
    await fn(visit);
    const origin = new URL(demo.address).origin;
    assertEquals(
      visit.requests.filter((each) =>
        !/^(data|blob|file):/.test(each) && new URL(each).origin !== origin
      ),
      [],
    );
  }, { offline: false });
}
