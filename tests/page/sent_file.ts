/**
 * The file of `deno task replay --out`, opened from disk without a server or a network, in a real Chromium.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { fromFileUrl, join, toFileUrl } from "@std/path";
import { pageTest, type Visit } from "./hand/browser.ts";
import { assertTotals, computed } from "./hand/demo_request.ts";
import { arrivalColumn, momentOf, statusOf } from "./hand/read_page.ts";
import { choose, seek } from "./hand/use_page.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));

/** Writes a replay with the script, and opens what it wrote. */
async function openWritten(
  { page, folder }: Visit,
  ...args: readonly string[]
): Promise<string> {
  const file = join(folder, "sent.html");
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      "--no-check",
      "--allow-read",
      "--allow-write",
      "scripts/replay.ts",
      ...args,
      "--out",
      file,
    ],
    cwd: ROOT,
    stdout: "null",
    stderr: "piped",
  }).output();
  assertEquals(code, 0, new TextDecoder().decode(stderr));
  const address = toFileUrl(file).href;
  await page.goto(address);
  return address;
}

pageTest("A sent lesson opens from disk and plays by itself", async (visit) => {
  const { page, requests } = visit;
  const address = await openWritten(visit, "--at", "30");
  assertEquals(await momentOf(page), "At 30.0 s, arrival 4 of 8");
  await choose(page, "Older turns", "Summarize older turns");
  await seek(page, 60);
  assertEquals(await arrivalColumn(page, "total"), [
    "8",
    "15",
    "22",
    "22",
    "20",
    "21",
    "21",
    "22",
  ]);
  assertEquals(await statusOf(page, "answer"), ["deployment region: Mumbai"]);
  assertEquals(requests.filter((each) => !each.startsWith("data:")), [address]);
});

pageTest(
  "A sent request opens from disk with both policies and real tokens",
  async (visit) => {
    const { page, requests } = visit;
    const address = await openWritten(
      visit,
      "fixtures/request.json",
      "fixtures/probes.json",
    );
    await assertTotals(page, computed({ policy: "compact" }));
    await choose(page, "Older turns", "Evict oldest");
    await assertTotals(page, computed({ policy: "evict" }));
    assertEquals(requests.filter((each) => !each.startsWith("data:")), [
      address,
    ]);
  },
);
