/**
 * The lesson's numbers, read from the page in a real Chromium; `deno task test:page` runs them.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { lessonTest } from "./hand/on_lesson.ts";
import { arrivalColumn, idsIn, messageIn, statusOf } from "./hand/read_page.ts";
import { seek } from "./hand/use_page.ts";

lessonTest("24, evict: each arrival's attempted and retained totals", {
  seconds: 60,
}, async (page) => {
  assertEquals(
    await arrivalColumn(page, "attempted"),
    ["8", "15", "22", "30", "29", "29", "28", "30"],
  );
  assertEquals(
    await arrivalColumn(page, "total"),
    ["8", "15", "22", "23", "22", "21", "22", "23"],
  );
});

lessonTest(
  "24, evict: the status of each moment has the same totals",
  {},
  async (page) => {
    const seen: string[] = [];
    for (const seconds of [7.5, 15, 22.5, 30, 37.5, 45, 52.5, 60]) {
      await seek(page, seconds);
      const [attempted] = await statusOf(page, "attempted");
      const [tokens] = await statusOf(page, "tokens");
      seen.push(`${attempted} ${tokens}`);
    }
    assertEquals(seen, [
      "8 8",
      "15 15",
      "22 22",
      "30 23",
      "29 22",
      "29 21",
      "28 22",
      "30 23",
    ]);
  },
);

lessonTest(
  "24, evict, 30 s: T2 is out, Mumbai is mentioned and not supported",
  { seconds: 30 },
  async (page) => {
    assertEquals(await statusOf(page, "attempted"), ["30"]);
    assertEquals(await statusOf(page, "tokens"), ["23"]);
    assertEquals(await statusOf(page, "retained"), ["T1 T3 T4"]);
    assertEquals(await idsIn(page, "Retained messages"), ["T1", "T3", "T4"]);
    assertEquals(await idsIn(page, "Messages that left the window"), ["T2"]);
    assertEquals(await statusOf(page, "fact mentioned"), ["yes"]);
    assertEquals(await statusOf(page, "user-backed evidence"), ["no"]);
  },
);

lessonTest(
  "24, evict, 60 s: T1 T7 T8 take 23, Mumbai is gone, the answer is unsupported",
  { seconds: 60 },
  async (page) => {
    assertEquals(await statusOf(page, "retained"), ["T1 T7 T8"]);
    assertEquals(await statusOf(page, "tokens"), ["23"]);
    assertEquals(await statusOf(page, "fact mentioned"), ["no"]);
    assertEquals(await statusOf(page, "user-backed evidence"), ["no"]);
    assertEquals(await statusOf(page, "answer"), [
      "deployment region: unsupported",
    ]);
  },
);

lessonTest(
  "24, summarize, preserve: totals, S covers T2–T7, source T2, Mumbai",
  { policy: "summarize", seconds: 60 },
  async (page) => {
    assertEquals(
      await arrivalColumn(page, "total"),
      ["8", "15", "22", "22", "20", "21", "21", "22"],
    );
    assertEquals(await statusOf(page, "retained"), ["T1 S T8"]);
    assertEquals(await statusOf(page, "summary covers"), ["T2 T3 T4 T5 T6 T7"]);
    assertEquals(await statusOf(page, "user-backed evidence"), [
      "yes, source T2",
    ]);
    assertEquals(await statusOf(page, "answer"), ["deployment region: Mumbai"]);
    const summary = messageIn(page, "Retained messages", "S");
    assertEquals(await summary.getByText("◆ source T2").count(), 1);
  },
);

lessonTest(
  "24, summarize, drop, 60 s: the same 22, and the answer is unknown",
  { policy: "summarize", fidelity: "drop", seconds: 60 },
  async (page) => {
    assertEquals(await statusOf(page, "tokens"), ["22"]);
    assertEquals(await statusOf(page, "retained"), ["T1 S T8"]);
    assertEquals(await statusOf(page, "summary covers"), ["T2 T3 T4 T5 T6 T7"]);
    assertEquals(await statusOf(page, "fact mentioned"), ["no"]);
    assertEquals(await statusOf(page, "user-backed evidence"), ["no"]);
    assertEquals(await statusOf(page, "answer"), [
      "deployment region: unknown",
    ]);
  },
);

const ENDS = [
  ["evict", 36, "36", "T1 T5 T6 T7 T8", "no", "unsupported"],
  ["evict", 48, "44", "T1 T4 T5 T6 T7 T8", "no", "unsupported"],
  ["evict", 64, "58", "T1 T2 T3 T4 T5 T6 T7 T8", "yes, source T2", "Mumbai"],
  ["summarize", 36, "36", "T1 S T6 T7 T8", "yes, source T2", "Mumbai"],
  ["summarize", 48, "42", "T1 S T5 T6 T7 T8", "yes, source T2", "Mumbai"],
  [
    "summarize",
    64,
    "58",
    "T1 T2 T3 T4 T5 T6 T7 T8",
    "yes, source T2",
    "Mumbai",
  ],
] as const;
for (const [policy, budget, tokens, retained, backed, answer] of ENDS) {
  lessonTest(`${budget}, ${policy}, ends with ${tokens}: ${retained}`, {
    budget,
    policy,
    seconds: 60,
  }, async (page) => {
    assertEquals(await statusOf(page, "tokens"), [tokens]);
    assertEquals(await statusOf(page, "retained"), [retained]);
    assertEquals(await statusOf(page, "user-backed evidence"), [backed]);
    assertEquals(await statusOf(page, "answer"), [
      `deployment region: ${answer}`,
    ]);
  });
}
