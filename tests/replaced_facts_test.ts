import { assertEquals } from "@std/assert";
import { findReplaced, type Statement } from "../lib/notes/replaced_facts.ts";

/** What is found for sentences that a user says in turns of their own: `by`, with `!` where it may be dropped. */
function marksOf(...said: readonly string[]): readonly string[] {
  const statements = said.map((text, i): Statement => ({
    text,
    turn: `T${i + 1}`,
    role: "user",
  }));
  return findReplaced(statements).map((mark) =>
    mark === undefined ? "" : `${mark.by}${mark.mayDrop ? "!" : ""}`
  );
}

/** Whether the second sentence is found to replace the first. */
function replaces(old: string, fresh: string): boolean {
  return marksOf(old, fresh)[0] !== "";
}

Deno.test("findReplaced() names the statement with the new value, whatever stands between", () => {
  assertEquals(
    marksOf(
      "The deadline is 2025-03-14.",
      "The budget cap is $800 per month.",
      "Rye needs rest.",
      "The deadline moved to March 28th, 2025.",
    ),
    ["3", "", "", ""],
  );
});

Deno.test("findReplaced() sees an update among several facts of a sentence", () => {
  assertEquals(
    marksOf(
      "We have 120 tests and coverage is 71%.",
      "I added two new tests; coverage is now 82%, can you check the rest?",
    ),
    ["1", ""],
  );
});

Deno.test("findReplaced() follows what is counted", () => {
  assertEquals(
    [
      ["The gallery has 8 project cards.", "The gallery now has 10 cards."],
      ["The gallery has 8 project cards.", "The gallery now has 10 images."],
      [
        "My library holds 45 tagged sources for the essay.",
        "I've got 52 sources in my library for the essay.",
      ],
      ["I did 5 coin toss problems.", "I have now done 15 geometry problems."],
      [
        "The repository has 150 commits in the main branch.",
        "Commits merged into the main branch have now reached 165.",
      ],
    ].map(([old, fresh]) => replaces(old, fresh)),
    [true, false, true, false, true],
  );
});

Deno.test("findReplaced() tells things apart by the words before the value, names and labels", () => {
  assertEquals(
    [
      [
        "The API limit is 500 requests.",
        "The upload limit is now 200 requests.",
      ],
      ["Sprint 1 is due April 5.", "Sprint 2 is now due April 19."],
      [
        "The first sprint deadline is April 5.",
        "The second sprint deadline moved to April 19.",
      ],
      [
        "The monthly rent in Kingston is $600.",
        "The monthly rent in Toronto is now $1,200.",
      ],
      ["We run Flask 2.3.1 in the app.", "We run Celery 5.3.0 in the app now."],
      ["We run Flask 2.3.1 in the app.", "We run Flask 3.0.0 in the app now."],
    ].map(([old, fresh]) => replaces(old, fresh)),
    [false, false, false, false, false, true],
  );
});

Deno.test("findReplaced() takes no question, no supposition and no denial for an update", () => {
  const old = "The API limit is 500 requests per minute.";
  assertEquals(
    [
      "What if we changed the API limit to 300 requests per minute?",
      "Should we change the API limit to 300 requests per minute?",
      "If we changed the API limit to 300 requests per minute, it would hurt.",
      "We did not change the API limit to 300 requests per minute.",
      "We changed the API limit to 300 requests per minute, what do you think?",
    ].map((fresh) => replaces(old, fresh)),
    [false, false, false, false, true],
  );
});

Deno.test("findReplaced() moves a day or time only where the words say that it moved", () => {
  const old = "The call with the creative director is on April 21 at 3 PM.";
  assertEquals(
    [
      "The call with the creative director was moved to April 22 at 11 AM.",
      "I wrote to the creative director on April 23.",
      "The call with the creative director is rescheduled to April 21 at 4:30 PM.",
      "The call with the creative director on April 21 went well.",
    ].map((fresh) => replaces(old, fresh)),
    [true, false, true, false],
  );
});

Deno.test("findReplaced() knows the old value where the words are from X to Y", () => {
  const fresh = "We raised the upload limit from 20 MB to 50 MB.";
  assertEquals(replaces("The upload limit is 20 MB.", fresh), true);
  assertEquals(replaces("The upload limit is 35 MB.", fresh), false);
});

Deno.test("findReplaced() does not take a difference or a goal for the value itself", () => {
  assertEquals(
    [
      [
        "The build takes 340 seconds.",
        "The build got faster, reduced by 40 seconds.",
      ],
      [
        "I want to solve 10 geometry problems.",
        "I have now solved 5 geometry problems.",
      ],
    ].map(([old, fresh]) => replaces(old, fresh)),
    [false, false],
  );
});

Deno.test("findReplaced() marks nothing where the old value is said again in the end", () => {
  assertEquals(
    marksOf(
      "The staging server of the shop has 16 GB memory.",
      "The staging server of the shop now has 32 GB memory.",
      "The staging server of the shop now has 16 GB memory.",
    ),
    ["", "2!", ""],
  );
});

Deno.test("findReplaced() may drop a sentence that comes again with one value changed", () => {
  assertEquals(
    [
      marksOf("The limit is 20 MB.", "The limit is 50 MB."),
      marksOf(
        "The team of 4 meets: 9:30 is set.",
        "The team of 5 meets: 9:45 is set.",
      ),
      marksOf("Room 12 has 20 seats.", "Room 14 has 20 seats."),
      marksOf("I spent $45 on groceries.", "I spent $60 on groceries."),
    ],
    [["1!", ""], ["1", ""], ["", ""], ["", ""]],
  );
});

Deno.test("findReplaced() may drop the plain choice of Y before use X instead of Y", () => {
  const order = "Use CockroachDB instead of PostgreSQL.";
  assertEquals(
    [
      "We will use PostgreSQL 15.4 for the orders.",
      "We will use PostgreSQL, and the orders stay in the EU.",
      "Never use PostgreSQL.",
      "Should we use PostgreSQL?",
      "We will use MySQL for the orders.",
    ].map((old) => marksOf(old, order)[0]),
    ["1!", "1", "", "", ""],
  );
});

Deno.test("findReplaced() only marks what is no longer so, or was changed from", () => {
  assertEquals(
    [
      marksOf(
        "We deploy to eu-west-1.",
        "We moved the deployment from eu-west-1 to us-east-1.",
      ),
      marksOf("We need the Redis cache.", "We no longer need the Redis cache."),
      marksOf("The region is Frankfurt.", "The region has changed to Dublin."),
      marksOf("We love the region.", "The region has changed to Dublin."),
      marksOf("We use Redis.", "Should we use Valkey instead of Redis?"),
      marksOf("The region is Dublin.", "The region is now Dublin."),
      marksOf("The region is Dublin.", "The region is now Frankfurt."),
    ],
    [["1", ""], ["1", ""], ["1", ""], ["", ""], ["", ""], ["", ""], ["1", ""]],
  );
});

Deno.test("findReplaced() reads the plain forms of Chinese and Japanese", () => {
  assertEquals(
    [
      marksOf("我们决定使用 PostgreSQL 16。", "不再使用 PostgreSQL。"),
      marksOf("截止日期是2025年6月1日！", "截止日期改为2025年7月5日。"),
      marksOf("預算上限为３０００元。", "預算上限现在改成４０００元。"),
      marksOf("締め切りは3月28日です。", "締め切りを4月5日に変更します。"),
      marksOf(
        "データベースは PostgreSQL を使います。",
        "PostgreSQL ではなく MySQL を使ってください。",
      ),
      marksOf("我们决定使用 PostgreSQL 16。", "备份在星期五。"),
    ].map(([mark]) => mark),
    ["1!", "1", "1", "1", "1!", ""],
  );
});

Deno.test("findReplaced() compares a role with itself, users and system only, and no turn with itself", () => {
  const old: Statement = {
    text: "The limit is 20 MB.",
    turn: "T1",
    role: "user",
  };
  const fresh = "The limit is now 50 MB.";
  const others: readonly Statement[] = [
    { text: fresh, turn: "T2", role: "assistant" },
    { text: fresh, turn: "T2", role: "system" },
    { text: fresh, turn: "T1", role: "user" },
    { text: fresh, turn: "T2", role: "user" },
  ];
  assertEquals(
    others.map((other) => findReplaced([old, other])[0]?.by),
    [undefined, undefined, undefined, 1],
  );
  assertEquals(
    findReplaced([{ ...old, role: "system" }, others[1]])[0]?.by,
    1,
  );
});
