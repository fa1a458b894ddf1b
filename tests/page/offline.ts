/**
 * What the one file asks for and lets run, in a real Chromium.
 *
 * @module
 */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { replayPage } from "../../lib/report/replay_page.ts";
import { REPLAY_PAGE } from "../../recorded/replay_page.ts";
import { pageTest } from "./hand/browser.ts";
import { eventually } from "./hand/eventually.ts";
import { lessonTest } from "./hand/on_lesson.ts";
import { LESSON, openFile, openHtml, REQUEST } from "./hand/pages.ts";
import { press, seek } from "./hand/use_page.ts";

for (const data of [LESSON, REQUEST]) {
  pageTest(
    `The file of a ${data.kind} asks for nothing but itself`,
    async (visit) => {
      const { page, requests } = visit;
      const address = await openFile(visit, data);
      await seek(page, 60);
      await press(page, "Capture baseline");
      await press(page, "Restart");
      await page.waitForLoadState("networkidle");
      assertEquals(requests.filter((each) => !each.startsWith("data:")), [
        address,
      ]);
    },
    { offline: false },
  );
}

lessonTest(
  "A script, a handler and code as text do not run beside the page's own",
  {},
  async (page, { problems }) => {
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.ran = 'script'";
      document.body.append(script);
      const button = document.createElement("button");
      button.setAttribute("onclick", "document.body.dataset.ran = 'handler'");
      document.body.append(button);
      button.click();
      return document.body.dataset.ran;
    });
    assertEquals(ran, undefined);
    await page.addScriptTag({ content: "document.body.dataset.ran = 'tag'" })
      .catch(() => {});
    assertEquals(
      await page.evaluate(() => document.body.dataset.ran),
      undefined,
    );
    assert(problems.length > 0);
    assert(problems.every((line) => line.includes("Content Security Policy")));
    problems.length = 0;
  },
);

lessonTest(
  "The page may not fetch, load a picture or send a form",
  {},
  async (page, { problems }) => {
    const refused: unknown[] = [];
    page.on(
      "requestfailed",
      (request) => refused.push(request.failure()?.errorText),
    );
    const asked: unknown[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await assertRejects(() =>
      page.evaluate(() => fetch("https://example.com/"))
    );
    await page.evaluate(() => {
      const image = new Image();
      image.src = "https://example.com/pixel.png";
      document.body.append(image);
      const form = document.createElement("form");
      form.action = "https://example.com/";
      document.body.append(form);
      form.submit();
      navigator.sendBeacon("https://example.com/", "notes");
    });
    await page.waitForLoadState("networkidle");
    await eventually(async () => {
      assertEquals(refused.length, asked.length);
      await Promise.resolve();
    });
    assertEquals(new Set(refused), new Set(["csp"]));
    assert(problems.every((line) => line.includes("Content Security Policy")));
    problems.length = 0;
  },
);

pageTest(
  "A page whose script was changed by one letter does not start",
  async (visit) => {
    const html = replayPage(REPLAY_PAGE, LESSON);
    const script = html.lastIndexOf("</script>");
    await openHtml(visit, `${html.slice(0, script)};${html.slice(script)}`);
    assertEquals(await visit.page.locator("#app").innerHTML(), "");
    assertEquals(visit.problems.length, 1);
    assert(visit.problems[0].includes("Content Security Policy"));
    visit.problems.length = 0;
  },
);

pageTest(
  "Without JavaScript the page says where the same is shown",
  async (visit) => {
    await openFile(visit, LESSON);
    assertEquals(
      await visit.page.locator("body").innerText(),
      "This page needs JavaScript; deno task replay shows the same in the terminal.",
    );
  },
  { javaScriptEnabled: false },
);
