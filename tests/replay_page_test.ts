import { assert, assertEquals, assertThrows } from "@std/assert";
import lessonFixture from "../fixtures/region.replay.json" with {
  type: "json",
};
import { charactersCounter } from "../lib/count/characters.ts";
import { packReplay } from "../lib/replay/pack_replay.ts";
import { readLesson } from "../lib/replay/read_lesson.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";
import type {
  LessonPageData,
  ReplayPageData,
  RequestPageData,
} from "../lib/report/page_data.ts";
import { pagePolicy } from "../lib/report/page_policy.ts";
import { replayPage } from "../lib/report/replay_page.ts";
import { REPLAY_PAGE } from "../recorded/replay_page.ts";

const TEMPLATE =
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-AAAA'; connect-src 'none'; base-uri 'none'">
<script type="application/json" id="replay-data">null</script><script>start()</script>`;

const HOSTILE = [
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "$& $` $' $1 $$",
  "\u2028\u2029",
  `"><script type="application/json" id="replay-data">1</script>`,
  `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`,
];

const lesson: LessonPageData = {
  kind: "lesson",
  hash: "0123456789abcdef",
  lesson: readLesson(lessonFixture),
  settings: { budget: 24, policy: "evict", fidelity: "preserve" },
  seconds: 0,
};

function request(texts: readonly string[]): RequestPageData {
  const replay = replayRequest(
    {
      instructions: texts.join(" "),
      turns: texts.map((content, index) => ({
        id: `T${index + 1}`,
        messages: [{ role: "user", content }],
      })),
      question: texts[0],
      inputBudget: 9999,
      notesReserve: 0,
    },
    [],
    charactersCounter(),
    { policy: "compact" },
  );
  return {
    kind: "request",
    hash: "fedcba9876543210",
    title: texts.join(" "),
    settings: { budget: 9999, policy: "compact" },
    seconds: 0,
    replays: [packReplay(replay)],
    served: null,
  };
}

/** The text of the data's element, as HTML has it: up to the first end tag, whatever stands in it. */
function dataTextOf(page: string): string {
  const start = '<script type="application/json" id="replay-data">';
  const from = page.indexOf(start) + start.length;
  return page.slice(from, page.indexOf("</script", from));
}

function dataOf(page: string): ReplayPageData {
  return JSON.parse(dataTextOf(page));
}

for (
  const [name, template] of [["a template", TEMPLATE], [
    "the built page",
    REPLAY_PAGE,
  ]]
) {
  Deno.test(`replayPage() puts the data into ${name}, and changes nothing else`, () => {
    const page = replayPage(template, lesson);
    assertEquals(dataOf(page), lesson);
    assertEquals(page.replace(dataTextOf(page), () => "null"), template);
  });

  Deno.test(`replayPage() keeps hostile text inside the data of ${name}`, () => {
    const data = request(HOSTILE);
    const page = replayPage(template, data);
    assertEquals(dataOf(page), data);
    assertEquals(page.replace(dataTextOf(page), () => "null"), template);
    assert(!/[<\u2028\u2029]/.test(dataTextOf(page)));
  });

  Deno.test(`replayPage() fills ${name} again, from any data to any other`, () => {
    const filled = replayPage(template, request(HOSTILE));
    assertEquals(replayPage(filled, lesson), replayPage(template, lesson));
    assertEquals(
      replayPage(replayPage(template, lesson), request(HOSTILE)),
      filled,
    );
  });

  Deno.test(`replayPage() lets ${name} connect only where a server plays a request`, () => {
    const served = {
      ...request(["a"]),
      served: { fromTokens: 1, toTokens: 9 },
    };
    const page = replayPage(template, served);
    assertEquals(pagePolicy(page, "connect-src"), "connect-src 'self'");
    for (const data of [lesson, request(["a"])]) {
      const closed = replayPage(page, data);
      assertEquals(pagePolicy(closed, "connect-src"), "connect-src 'none'");
    }
    assertEquals(
      pagePolicy(page, "script-src"),
      pagePolicy(template, "script-src"),
    );
  });
}

Deno.test("replayPage() refuses a page without a place for the data, with two, and without a policy", () => {
  const wrong = [
    TEMPLATE.replace("replay-data", "other"),
    TEMPLATE + TEMPLATE,
    TEMPLATE.replace("connect-src 'none'; ", ""),
    "",
  ];
  for (const template of wrong) {
    assertThrows(
      () => replayPage(template, lesson),
      TypeError,
      "Cannot fill the replay page",
    );
  }
});

Deno.test("pagePolicy() refuses a page that lacks the directive", () => {
  assertThrows(
    () => pagePolicy(TEMPLATE, "style-src"),
    TypeError,
    "its policy has no style-src",
  );
});
