import {
  assert,
  assertEquals,
  assertNotEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import type { Decision } from "../lib/answer/decision.ts";
import { decisionsOf } from "../lib/answer/decisions_of.ts";
import { ANSWER_RULES } from "../lib/answer/marks/answer_rules.ts";
import { VERDICT_RULES } from "../lib/answer/marks/verdict_rules.ts";
import { GRADE_RULES } from "../lib/answer/grade_rules.ts";
import { gradeAnswer } from "../lib/answer/grade_answer.ts";
import type {
  AnswerWords,
  WordKind,
} from "../lib/answer/reading/answer_words.ts";
import { CHINESE } from "../lib/answer/reading/words_chinese.ts";
import { ENGLISH } from "../lib/answer/reading/words_english.ts";
import { GERMAN } from "../lib/answer/reading/words_german.ts";
import { JAPANESE } from "../lib/answer/reading/words_japanese.ts";
import { readClauses } from "../lib/answer/reading/read_clauses.ts";
import { valueFinder } from "../lib/answer/reading/value_finder.ts";
import { summariseGrades } from "../lib/answer/summarise_grades.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import probes from "../fixtures/probes.json" with { type: "json" };

type Row = readonly [answer: string, verdict: string];

const pipe: readonly Decision[] = [
  {
    id: "old",
    values: ["copper", "Kupfer", "铜", "銅"],
    current: false,
    replacedBy: "new",
  },
  { id: "new", values: ["PEX"], current: true },
];
const named = (...values: string[]): Decision[] => [
  { id: "new", values, current: true },
];
const replaced = (old: string, now: string): Decision[] => [
  { id: "old", values: [old], current: false, replacedBy: "new" },
  ...named(now),
];
const fixture = decisionsOf(readProbes(probes));

function testRows(
  about: string,
  decisions: readonly Decision[],
  rows: readonly Row[],
): void {
  for (const [answer, verdict] of rows) {
    Deno.test(`gradeAnswer() ${about}: ${JSON.stringify(answer)} is ${verdict}`, () => {
      const grade = gradeAnswer(answer, decisions);
      assertEquals(grade.verdict, verdict, JSON.stringify(grade.why));
    });
  }
}

const design: readonly Row[] = [
  ["We no longer use copper; it is PEX.", "pass"],
  ["Copper was replaced by PEX.", "pass"],
  ["PEX. (Copper appears only in the old plan.)", "pass"],
  ["Use copper, not PEX.", "fail"],
  ["PEX was discussed, but we use copper.", "fail"],
  ["You asked: 'copper or PEX?'", "unclear"],
  ["Copper and PEX.", "unclear"],
  ["Copper was replaced by PEX in turn 4.", "pass"],
  ["Use PEX, not copper.", "pass"],
];
const english: readonly Row[] = [
  ["Instead of copper, use PEX.", "pass"],
  ["Instead of PEX, use copper.", "fail"],
  ["Not copper but PEX.", "pass"],
  ["Not PEX but copper.", "fail"],
  ["We don’t use copper anymore, we use PEX.", "pass"],
  ["We no longer\nuse copper; it is PEX.", "pass"],
  ["We switched from copper to PEX.", "pass"],
  ["We switched from PEX to copper.", "fail"],
  ["Replace copper with PEX.", "pass"],
  ["Replace PEX with copper.", "fail"],
  ["PEX was replaced by copper.", "fail"],
  ["PEX supersedes copper.", "pass"],
  ["Copper has already been ruled out, so it is PEX.", "pass"],
  ["Copper is slow and no longer used. PEX it is.", "pass"],
  ["Copper is no longer used and PEX is.", "pass"],
  ["PEX is no longer used and copper is.", "fail"],
  ["We used copper at first, now it is PEX.", "pass"],
  ["PEX, formerly copper", "pass"],
  ["PEX (was copper)", "pass"],
  ["Copper (was PEX)", "unclear"],
  ["PEX—not copper—is what we use.", "pass"],
  ["Copper, which was the first plan, is out. It's PEX.", "pass"],
  ["Neither lead nor copper: PEX.", "pass"],
  ["We decided against copper. PEX.", "pass"],
  ["Not only copper but also PEX.", "unclear"],
  ["Copper was not replaced by PEX.", "fail"],
  ["Don't forget copper. And PEX.", "unclear"],
  ["Keep the old copper, PEX later.", "unclear"],
  ["Do not keep copper. Use PEX.", "pass"],
  ["Copper was chosen. PEX too.", "unclear"],
  ["We considered PEX but use copper.", "fail"],
  ["PEX was chosen.", "pass"],
  ["PEX is not cheap, but we use it.", "pass"],
  ["PEX is no longer in doubt.", "pass"],
  ["Use nothing other than PEX.", "pass"],
  ["Nothing but PEX may be used.", "pass"],
  ["Use e.g. no copper. PEX.", "pass"],
  ["No copper was used, PEX was.", "pass"],
  ["Copper is now also off the table. PEX.", "pass"],
  ["We dropped copper, copper is old. PEX.", "pass"],
  ["PEX, by far: for the pipe of the new house, copper is out", "pass"],
  [
    "Copper is the pipe that Ann, Bob and the rest of us once liked; PEX.",
    "unclear",
  ],
  ["Old is what Ann and Bob say of the pipe: copper. PEX.", "unclear"],
  ["Old, red, copper. PEX.", "unclear"],
  ["It is out of the question that we use copper? No: PEX.", "pass"],
  ["Never forget: PEX.", "pass"],
  ["PEX: not dropped.", "pass"],
  ["Copper: not dropped. PEX.", "unclear"],
  ["The copper (a former idea) goes, PEX comes.", "pass"],
  ["Old (of Monday): copper. PEX.", "pass"],
  ["We use PEX, and you asked for it.", "pass"],
  ["PEX (dropped on Monday, back on Friday).", "pass"],
  ["PEX (old server removed).", "pass"],
  ["PEX - dropped.", "pass"],
  ["PEX (old).", "fail"],
  ["Copper is better than PEX.", "unclear"],
  ["The old 1,500 copper pipes went. PEX.", "pass"],
  ["No 22:00 copper. PEX.", "pass"],
  ["Not pre-cut copper. PEX.", "pass"],
  ["Copper is not as good as PEX.", "pass"],
  ["Copper isn't our pipe. PEX.", "pass"],
  ["Copper was already dropped for PEX.", "pass"],
  ["Copper: was cheap. PEX.", "pass"],
  ["PEX was like copper.", "unclear"],
  ["The PEX plan was copper.", "pass"],
  ["Put PEX in the old house.", "pass"],
  ["Copper was not dropped. PEX.", "unclear"],
  ["Copper discussed. PEX.", "unclear"],
  ["We moved away, from the copper. PEX.", "pass"],
  ["PEX (old) copper (new)", "fail"],
  [`No ${"x ".repeat(12)}copper. PEX.`, "pass"],
  [`No ${"x ".repeat(13)}copper. PEX.`, "unclear"],
  ["Not now - copper. PEX.", "unclear"],
  ["Not now # copper. PEX.", "unclear"],
  ["Copper, the red pipe is old. PEX.", "unclear"],
  ["Not v1.5 copper. PEX.", "pass"],
  ["Without e.g. copper. PEX.", "pass"],
  ["The old pipe\u2028\u2028copper. PEX.", "unclear"],
];
const quotation: readonly Row[] = [
  ["“Copper or PEX” was your question.", "unclear"],
  ["> Use PEX.", "unclear"],
  ["> Use copper.\n\nUse PEX.", "pass"],
  ['The pipe is "PEX".', "pass"],
  ['You said "PEX".', "unclear"],
  ["„Nehmt Kupfer“ hieß es. PEX gilt.", "pass"],
  ["« copper or PEX »", "unclear"],
  ["Copper or PEX? PEX.", "pass"],
  ["You asked whether to use copper: use PEX.", "pass"],
  ["To answer your question: PEX.", "pass"],
  ['As you said, "PEX".', "pass"],
  ["The pumps' pipe isn't copper, it's PEX, isn't it.", "pass"],
  ['1/2" copper is out, 3" PEX is in.', "pass"],
  ['1/2" PEX, 3" long.', "pass"],
  ["You said 'don't use PEX' once.", "unclear"],
];
const markdown: readonly Row[] = [
  ["**No** longer *copper*, **PEX**.", "pass"],
  ["__PEX__", "pass"],
  ["`PEX`", "pass"],
  ["~~copper~~ PEX", "pass"],
  ["<del>copper</del> PEX", "pass"],
  ["copper → PEX", "pass"],
  ["PEX -> copper", "fail"],
  ["copper → replaced by PEX", "pass"],
  ["- ❌ copper\n- ✅ PEX", "pass"],
  ["copper ❌ PEX ✅", "pass"],
  ["| Old | New |\n|---|---|\n| copper | PEX |", "pass"],
  ["| Old | New |\n|---|---|\n| PEX | copper |", "fail"],
  ["Before | After\n--- | ---\ncopper | PEX", "pass"],
  ["| copper (old) | PEX |", "pass"],
  ["| copper | old | PEX | new |", "pass"],
  ["## Old plan\n- copper\n\n## New plan\n- PEX", "pass"],
  ["Old plan:\n\n- copper\n\nNew plan:\n\n- PEX", "pass"],
  ["Old plan:\n- PEX\n\nNew plan:\n- copper", "fail"],
  ["1. Old:\n   - copper\n2. PEX", "pass"],
  ["**No longer used:**\n- copper\n\nPEX stays.", "pass"],
  ["Dropped: copper<br>PEX", "pass"],
  ["The old pipe<br>copper, PEX", "unclear"],
  ["The old pipe  \ncopper, PEX", "unclear"],
  ["The old pipe\\\ncopper, PEX", "unclear"],
  ["| Old |\n|---|\n| x |\n\ncopper | PEX", "unclear"],
  [`Old ${"x".repeat(80)}:\n- copper\n\nPEX`, "unclear"],
  ["Copper dropped:\n- PEX", "pass"],
  ['{"pipe": "PEX", "old": "copper"}', "pass"],
];
const german: readonly Row[] = [
  ["Wir verwenden kein Kupfer mehr, sondern PEX.", "pass"],
  ["Nicht PEX, sondern Kupfer.", "fail"],
  ["Kupfer wurde durch PEX ersetzt.", "pass"],
  ["PEX wird durch Kupfer ersetzt.", "fail"],
  ["Statt Kupfer nehmen wir PEX.", "pass"],
  ["Kupfer nutzen wir nicht mehr, PEX schon.", "pass"],
  ["Kupfer ist nicht mehr im Einsatz. PEX gilt.", "pass"],
  ["Früher Kupfer, jetzt PEX.", "pass"],
  ["PEX (Kupfer nur im alten Plan)", "pass"],
  ["Wir sind von Kupfer auf PEX umgestiegen.", "pass"],
  ["PEX wurde besprochen, aber wir nehmen Kupfer.", "fail"],
  ["Kupfer und PEX.", "unclear"],
  ["Wir bleiben bei Kupfer statt PEX.", "fail"],
  ["KUPFER NICHT MEHR, PEX", "pass"],
];
const chinese: readonly Row[] = [
  ["不再使用铜，改用PEX。", "pass"],
  ["铜已被PEX取代。", "pass"],
  ["PEX被铜取代。", "fail"],
  ["用PEX，而不是铜。", "pass"],
  ["不是PEX，而是铜。", "fail"],
  ["以前用铜，现在用PEX。", "pass"],
  ["从铜改为PEX。", "pass"],
  ["把PEX换成铜。", "fail"],
  ["PEX（旧：铜）", "pass"],
  ["讨论过PEX，但是我们用铜。", "fail"],
  ["你问：“铜还是PEX？”", "unclear"],
  ["铜和PEX。", "unclear"],
];
const japanese: readonly Row[] = [
  ["銅ではなくPEXを使う。", "pass"],
  ["PEXではなく銅を使う。", "fail"],
  ["銅の代わりにPEX。", "pass"],
  ["銅はもう使わず、PEXを使います。", "pass"],
  ["銅はPEXに置き換えられました。", "pass"],
  ["銅からPEXに変更しました。", "pass"],
  ["PEXから銅に変更しました。", "fail"],
  ["以前は銅でしたが、今はＰＥＸです。", "pass"],
  ["PEXはやめて銅に戻す。", "fail"],
  ["銅かPEXか？", "unclear"],
  ["銅とPEX。", "unclear"],
];
testRows("in the design's examples", pipe, design);
testRows("in English", pipe, english);
testRows("with quotation and questions", pipe, quotation);
testRows("in Markdown", pipe, markdown);
testRows("in German", pipe, german);
testRows("in Chinese", pipe, chinese);
testRows("in Japanese", pipe, japanese);
testRows("of several replaced decisions in a list", [
  { id: "lead", values: ["lead"], current: false, replacedBy: "new" },
  ...pipe,
  { id: "other", values: ["valve B"], current: true },
], [
  ["No longer lead or copper: PEX, valve B.", "pass"],
  ["Lead and copper are out. PEX, valve B.", "pass"],
  ["Instead of lead, copper: PEX, valve B.", "pass"],
  ["We dropped lead, copper and others. PEX, valve B.", "pass"],
  ["We dropped lead, copper is in. PEX, valve B.", "unclear"],
  ["We dropped lead and use copper. PEX, valve B.", "unclear"],
  ["Lead instead of copper and PEX, valve B.", "unclear"],
  ["Not PEX and valve B.", "fail"],
  ["Instead of copper, PEX, and valve B.", "pass"],
  ["Old: lead, copper. New: PEX, valve B.", "pass"],
  ["Lead → copper → PEX, valve B", "pass"],
  ["PEX → valve B", "pass"],
  ["We moved from PEX to valve B.", "pass"],
]);
testRows("of a value that is called wrong", pipe, [
  ["PEX should be avoided.", "fail"],
  ["PEX is wrong.", "fail"],
  ["Use PEX. Copper should be avoided.", "pass"],
  ["Use PEX; copper is a mistake.", "pass"],
]);
testRows("misjudges, as string rules do,", pipe, [
  ["I don't think PEX is right.", "pass"],
  ["Use the plastic pipe.", "fail"],
  ["We never installed PEX.", "pass"],
  ["PEX, oh sure, and pigs fly.", "pass"],
  ["The previous PEX rule still applies.", "fail"],
  ["It was PEX, now it is copper.", "unclear"],
  ["Migrate the copper fittings. Use PEX.", "unclear"],
  ["The old rule was good: copper. PEX was an idea.", "pass"],
  ["Should we use PEX? Yes.", "unclear"],
  ['{"note": "use PEX"}', "unclear"],
]);
testRows("of a region that moved", replaced("us-east-1", "eu-west-1"), [
  ["The region is now eu-west-1, moved from us-east-1.", "pass"],
  ["We moved off us-east-1 to eu-west-1.", "pass"],
  ["eu-west-1 has replaced us-east-1.", "pass"],
  ["us-east-1 is the old region; eu-west-1 is current.", "pass"],
  ["It used to be us-east-1. Now eu-west-1.", "pass"],
  ["You first said us-east-1, then changed to eu-west-1.", "pass"],
  ["Ignore us-east-1; use eu-west-1.", "pass"],
  ["The earlier choice (us-east-1) no longer applies. eu-west-1", "pass"],
  ["eu-west-1, as us-east-1 was rejected by legal.", "pass"],
  ["us-east-1: dropped\neu-west-1: current", "pass"],
  ["region: eu-west-1 # was us-east-1", "pass"],
  ["The us-east-1 plan is dead. eu-west-1.", "pass"],
  ["eu-west-1 was chosen over us-east-1.", "pass"],
  ["The eu-west-1 plan was us-east-1 at first.", "pass"],
  ["We moved from eu-west-1 to us-east-1.", "fail"],
  ["Use us-east-1 do not use eu-west-1", "fail"],
  ["eu-west-1 has been abandoned. us-east-1.", "fail"],
  ["us-east-1 (previously eu-west-1).", "fail"],
  ["We are not switching to eu-west-1. us-east-1 remains.", "fail"],
  ["No eu-west-1, only us-east-1", "fail"],
  ["us-east-1 / eu-west-1", "unclear"],
  ["us-east-1 (eu-west-1)", "unclear"],
  ["We use us-east-1 for logs and eu-west-1 for exports", "unclear"],
  ["us-east-1 is still active, eu-west-1 too", "unclear"],
]);
testRows("of a budget that was raised", replaced("500", "650"), [
  ["The budget was 500, now it is 650.", "pass"],
  ["Budget: 650 (up from 500)", "pass"],
  ["We increased the 500 to 650.", "pass"],
  ["650 was cut to 500.", "fail"],
]);

testRows(
  "finds whole numbers",
  named("1883"),
  [
    ...[
      "Port 1883.",
      "host:1883",
      "127.0.0.1:1883",
      "1883/tcp",
      "端口是1883。",
    ],
    ...["１８８３", "**1883**", "[1883]", "from 1883 on"],
  ].map((answer): Row => [answer, "pass"]),
);
testRows(
  "finds no number in another one",
  named("1883"),
  [
    ...["18830", "11883", "x1883", "1883x", "1.1883", "1883.5", "1,883"],
    ...["18:83", "-1883", "a_1883", "1883_a", "٣١٨٨٣", "é1883", "1'883"],
  ].map((answer): Row => [answer, "fail"]),
);
testRows("finds no number inside a larger one", named("250", "15", "C"), [
  ...["41,250", "250,5", "41'250", "02:15", "15:30", "C#", "C++"].map(
    (answer): Row => [answer, "fail"],
  ),
  ...["host:15", "1:250", "250:1", "C, D", "250, 260", "15: x"].map(
    (answer): Row => [answer, "pass"],
  ),
]);
testRows("finds whole times", named("02:15"), [
  ["at 02:15.", "pass"],
  ["02:15–03:00", "pass"],
  ["０２：１５", "pass"],
  ["12:15", "fail"],
  ["02:150", "fail"],
  ["02:15:30", "fail"],
]);
testRows("finds whole names", named("eu-west-1", "12 März"), [
  ["EU-WEST-1", "pass"],
  ["eu\u2011west\u20111", "pass"],
  ["eu-west-1-based", "pass"],
  ["**12**\n  MÄRZ", "pass"],
  ["12\u00a0Ma\u0308rz", "pass"],
  ["eu-west-10", "fail"],
  ["eu-west-1a", "fail"],
  ["neu-west-1", "fail"],
  ["eu-west-1.internal", "fail"],
  ["eu_west_1", "fail"],
  ["__eu-west-1__", "pass"],
  ["eu-west-1\n# 12", "pass"],
]);
testRows("bounds no value by Chinese letters", named("冷蔵庫", "C++"), [
  ["業務用冷蔵庫です", "pass"],
  ["使用C++。", "pass"],
  ["C", "fail"],
  ["C++ä", "pass"],
]);
testRows("knows paths by their start", named("/srv/out"), [
  ["to /srv/out/night", "pass"],
  ["to /mnt/srv/out", "fail"],
  ["to ~/srv/out", "fail"],
]);
testRows(
  "takes the longer of two values",
  replaced("Postgres", "Postgres 16"),
  [
    ["Use Postgres 16.", "pass"],
    ["Use Postgres 1.", "fail"],
  ],
);
testRows(
  "gives a shared value to the current decision",
  replaced("PEX", "PEX"),
  [
    ["PEX", "pass"],
  ],
);
testRows("lets a negation name a current decision", named("22:00"), [
  ["Never page anybody between 22:00 and 06:00.", "pass"],
  ["Alerts: never 22:00–06:00", "pass"],
  ["No alerts from 22:00 on.", "pass"],
  ["Approval after 22:00 is not needed.", "pass"],
  ["Do not start before 22:00", "pass"],
  ["Not at 22:00.", "fail"],
  ["22:00 (dropped)", "fail"],
]);

const bullets = `# Go-live checklist

1. **Region:** exports must stay in **eu-west-1**, never outside eu-west-1.
2. **Queue:** Postgres (instead of SQLite), database harbour_jobs.
3. **Schedule:** start moved from 01:30 to 02:15, after the old hourly report.
4. **Alerts:** do not page anybody between 22:00 and 06:00; at most 3 an hour.
5. **Retention:** 35 days, no longer than that.
6. **Sign-off:** don't forget Priya, by **12 March**.`;
const table = `| Topic | Decision | Note |
|:--|:--:|--|
| Region | eu-west-1 | no change |
| Queue | Postgres | replaces SQLite |
| Start | 02:15 | not 01:30 |
| Alerts | none from 22:00 to 06:00 | do not page |
| Sign-off | Priya, March 12 | old server removed |`;
const lines = `Region: eu-west-1 (old server removed)
Queue: Postgres
Previously: SQLite
Start: 02:15
Quiet hours: 22:00-06:00
Sign-off: 12 March`;
testRows("reads a checklist of five decisions", fixture, [
  [bullets, "pass"],
  [table, "pass"],
  [lines, "pass"],
  [bullets.replaceAll("\n", "\r\n").toUpperCase(), "pass"],
  [bullets.replace("(instead of SQLite)", "and SQLite"), "unclear"],
  [bullets.replace("02:15", "2:15"), "fail"],
  [table.replace("replaces SQLite", "SQLite too"), "unclear"],
  [lines.replace("Postgres\nPreviously:", "as agreed\nNow:"), "fail"],
]);

Deno.test("gradeAnswer() says which decisions are missing and which revived, with rule and words", () => {
  assertEquals(gradeAnswer("Use copper, not PEX.", pipe), {
    verdict: "fail",
    missing: ["new"],
    revived: ["old"],
    why: [
      { decision: "old", rule: "presented", text: "Use copper, not PEX" },
      { decision: "new", rule: "not", text: "Use copper, not PEX" },
    ],
  });
  const long = `${"It rains. ".repeat(50)}Fine; PEX, ${"so ".repeat(200)}`;
  const middle = `${"so ".repeat(200)}PEX, ${"so ".repeat(200)}`;
  assert(/^so .*PEX.* so$/.test(gradeAnswer(middle, pipe).why[1].text));
  const { why } = gradeAnswer(long, pipe);
  assertEquals(why.map(({ rule }) => rule), ["absent", "named"]);
  assert(why[1].text.startsWith("PEX, so") && why[1].text.length <= 200);
});

Deno.test("gradeAnswer() puts no current decision aside by a comma", () => {
  const both = [...pipe, { id: "b", values: ["valve B"], current: true }];
  assertEquals(gradeAnswer("Not PEX, valve B.", both).missing, ["new"]);
});

Deno.test("gradeAnswer() gives no answer where there are no words", () => {
  for (const blank of ["", " \n\t", "\u200b\ufeff"]) {
    const grade = gradeAnswer(blank, pipe, { cut: true });
    assertEquals([grade.verdict, grade.missing], ["no_answer", ["new"]]);
    assertEquals(grade.why.at(-1), { rule: "blank", text: "" });
  }
});

Deno.test("gradeAnswer() never passes an answer that was cut off", () => {
  const verdictOf = (answer: string) =>
    gradeAnswer(answer, pipe, { cut: true }).verdict;
  assertEquals(["Use PEX", "Copper and PEX", "Use copper"].map(verdictOf), [
    "unclear",
    "unclear",
    "fail",
  ]);
  const { why } = gradeAnswer("Use PEX", pipe, { cut: true });
  assertEquals(why.at(-1), { rule: "cut", text: "" });
});

Deno.test("gradeAnswer() follows a chain of replacements to its end", () => {
  const chain = decisionsOf([
    { id: "a", text: "a", supersededBy: "b", answer: { values: ["lead"] } },
    { id: "b", text: "b", supersededBy: "c" },
    { id: "c", text: "c", supersededBy: "d", answer: { values: ["copper"] } },
    { id: "d", text: "d", answer: { values: ["PEX"] } },
    { id: "e", text: "e" },
  ]);
  assertEquals(chain.map(({ replacedBy }) => replacedBy), [
    "c",
    "d",
    undefined,
  ]);
  assertEquals(gradeAnswer("lead → copper → PEX", chain).verdict, "pass");
  assertEquals(gradeAnswer("lead and PEX", chain).verdict, "unclear");
  assertEquals(gradeAnswer("lead", chain).revived, ["a"]);
});

Deno.test("gradeAnswer() ends on decisions that replace each other in a circle", () => {
  const circle = [
    { id: "a", values: ["lead"], current: false, replacedBy: "b" },
    { id: "b", values: ["copper"], current: false, replacedBy: "a" },
    ...named("PEX"),
  ];
  assertEquals(gradeAnswer("PEX and lead", circle).revived, ["a"]);
});

Deno.test("gradeAnswer() refuses to grade where no decision is current, or a value is blank", () => {
  assertThrows(
    () => gradeAnswer("PEX", pipe.slice(0, 1)),
    RangeError,
    "1 or more decisions must be current, 0 of 1 are",
  );
  assertThrows(
    () => gradeAnswer("PEX", named("PEX", " ")),
    RangeError,
    'decision "new" has a blank value',
  );
});

Deno.test("decisionsOf() refuses probes that cannot be checked", () => {
  assertThrows(
    () => decisionsOf([{ id: "a", text: "a", supersededBy: "b" }]),
    RangeError,
    'names "b", which is no probe',
  );
});

const designWords =
  "no longer|not|never|instead of|rather than|old|former|formerly|previous|previously|originally|changed from|" +
  "moved from|switched from|superseded|dropped|deprecated|no more|used to|was|were|→ PEX|replaced by|replaced with";
testRows(
  "knows the words of the design",
  pipe,
  designWords.split("|").map((word): Row =>
    /^(?:→|replaced)/.test(word)
      ? [`copper ${word} PEX`, "pass"]
      : [`PEX, ${word} copper`, "pass"]
  ),
);

Deno.test("the four languages have words of each kind that they can have", () => {
  const missing = (words: AnswerWords) =>
    Object.keys(shapes).filter((kind) => !(kind in words)).join();
  assertEquals([ENGLISH, GERMAN, CHINESE, JAPANESE].map(missing), [
    "from after,to after,agent,agent after,keep after",
    "cross,arrow,from after,to after,agent after,keep after",
    "instead,over,cross,arrow,from after,to after,agent after,perfect,adverb,keep after,preposition",
    "not,no longer,instead,over,cross,arrow,from,to,agent,perfect,adverb,talk of,undo,preposition",
  ]);
});

/** Words of one language that show what another word of it does. */
interface Tongue {
  readonly name: string;
  readonly words: AnswerWords;
  readonly old: string;
  readonly oldWord: string;
  readonly was: string;
  readonly change: string;
  readonly from: string;
  readonly to: string;
  readonly drop: string;
  readonly asked: string;
}

const tongues: readonly Tongue[] = [
  {
    ...{ name: "English", words: ENGLISH, old: "copper", oldWord: "old" },
    ...{ was: "was", change: "moved", from: "from", to: "to" },
    ...{ drop: "replaced", asked: "you asked" },
  },
  {
    ...{ name: "German", words: GERMAN, old: "Kupfer", oldWord: "alt" },
    ...{ was: "war", change: "gewechselt", from: "von", to: "auf" },
    ...{ drop: "ersetzt", asked: "du fragtest" },
  },
  {
    ...{ name: "Chinese", words: CHINESE, old: "铜", oldWord: "旧" },
    ...{ was: "曾", change: "改", from: "从", to: "到" },
    ...{ drop: "取代", asked: "你问" },
  },
  {
    ...{ name: "Japanese", words: JAPANESE, old: "銅", oldWord: "旧" },
    ...{ was: "でした", change: "変更", from: "", to: "" },
    ...{ drop: "置換", asked: "質問は" },
  },
];

/** By kind of word: an answer that shows what the word does, and its verdict. Without the word it would be another. */
const shapes: Record<WordKind, (word: string, tongue: Tongue) => Row> = {
  "not": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "no longer": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "gone": (word, { old }) => [`${old} ${word}. PEX.`, "pass"],
  "drop": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "instead": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "over": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "replaced by": (word, { old }) => [`${old} ${word} x. PEX.`, "pass"],
  "changed to": (word, { old }) => [`${old} ${word} x. PEX.`, "pass"],
  "old": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "earlier": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "past": (word, { old }) => [`${old} ${word} x. PEX.`, "pass"],
  "cross": (word, { old }) => [`${word} ${old}. PEX.`, "pass"],
  "arrow": (word, { old }) => [`${old} ${word} PEX.`, "pass"],
  "change": (word, { old, from }) =>
    from === ""
      ? [`${old}から${word}。PEX.`, "pass"]
      : [`${word} ${from} ${old}. PEX.`, "pass"],
  "from": (word, { old, change }) => [`${change} ${word} ${old}. PEX.`, "pass"],
  "from after": (word, { old }) => [`${old}${word}変更。PEX.`, "pass"],
  "to": (word, { old, change }) => [`${change} ${old} ${word} PEX.`, "pass"],
  "to after": (word, { old }) => [`${old}をPEX${word}変更。`, "pass"],
  "agent": (word, { old, drop }) => [`${old} ${word} PEX ${drop}.`, "pass"],
  "agent after": (
    word,
    { old, drop },
  ) => [`${old}をPEX${word}${drop}。`, "pass"],
  "auxiliary": (word, { oldWord }) => [`${oldWord} ${word} PEX.`, "fail"],
  "perfect": (word, { drop, old }) => [`PEX ${word} ${drop} ${old}.`, "pass"],
  "adverb": (word, { oldWord }) => [`${oldWord} ${word} PEX.`, "fail"],
  "carrier": (word, { oldWord }) => [`${oldWord} ${word} PEX.`, "fail"],
  "talk": (word, { was }) => [`PEX ${was} ${word}.`, "unclear"],
  "talk of": (word) => [`${word} PEX.`, "unclear"],
  "adopted": (word, { old, was }) => [`${old} ${was} ${word}. PEX.`, "unclear"],
  "undo": (word, { words, old }) => [
    `${words.not?.split(",")[0]} ${word} ${old}. PEX.`,
    "unclear",
  ],
  "keep": (word, { old, oldWord }) => [
    `${word} ${oldWord} ${old}. PEX.`,
    "unclear",
  ],
  "keep after": (word, { old }) => [`旧${old}${word}。PEX.`, "unclear"],
  "asked": (word) => [`${word}: PEX.`, "unclear"],
  "whether": (word, { asked }) => [`${asked} ${word} PEX.`, "unclear"],
  "said": (word) => [`${word} "PEX".`, "unclear"],
  "join": (word, { old, oldWord }) => [
    `${oldWord} ${old} ${word} ${old}. PEX.`,
    "pass",
  ],
  "preposition": (word, { words }) => [
    `x ${word} PEX ${words.gone!.split(",").at(-1)}.`,
    "pass",
  ],
  "stop": (word, { old, oldWord }) => [
    `${oldWord} ${word} ${old}. PEX.`,
    "unclear",
  ],
  "plain": (word, { old }) => [`${word} ${old}. PEX.`, "unclear"],
};

for (const tongue of tongues) {
  for (const [kind, list] of Object.entries(tongue.words)) {
    Deno.test(`each "${kind}" word in ${tongue.name} does what its kind says, and "zzz" does not`, () => {
      const shape = shapes[kind as WordKind];
      for (const word of list.split(",")) {
        const [answer, verdict] = shape(word, tongue);
        assertEquals(gradeAnswer(answer, pipe).verdict, verdict, answer);
      }
      if (kind === "plain" || kind === "perfect") return;
      const [answer, verdict] = shape("zzz", tongue);
      assertNotEquals(gradeAnswer(answer, pipe).verdict, verdict, answer);
    });
  }
}

for (const { name, example: { answer, verdict }, mark } of ANSWER_RULES) {
  Deno.test(`rule "${name}" sees ${JSON.stringify(answer)} and decides it`, () => {
    const mentions = valueFinder(pipe)(answer);
    const clauses = readClauses({ text: answer, quoted: false }, mentions);
    assert(clauses.some((clause) => mark(clause, () => true).length > 0));
    assertEquals(gradeAnswer(answer, pipe).verdict, verdict);
  });
}

for (const { name, example: { answer, cut, verdict } } of VERDICT_RULES) {
  Deno.test(`rule "${name}" decides ${JSON.stringify(answer)}`, () => {
    const grade = gradeAnswer(answer, pipe, { cut });
    assertEquals(grade.verdict, verdict);
    assert(grade.why.some(({ rule }) => rule === name));
  });
}

Deno.test("the rules have names of their own", () => {
  const names = GRADE_RULES.map(({ name }) => name);
  assertEquals(names.length, ANSWER_RULES.length + VERDICT_RULES.length);
  assertEquals(new Set(names).size, names.length);
});

Deno.test("summariseGrades() counts verdicts, and different texts once", () => {
  const graded = ["PEX", "PEX", "copper", "Copper and PEX", ""].map(
    (answer) => ({ answer, grade: gradeAnswer(answer, pipe) }),
  );
  assertEquals(summariseGrades(graded), {
    ...{ pass: 2, fail: 1, unclear: 1, noAnswer: 1 },
    differing: 4,
  });
});

const allRows = [
  ...[...design, ...english, ...quotation, ...markdown],
  ...[...german, ...chinese, ...japanese],
];
const passing = allRows.filter(([, verdict]) => verdict === "pass")
  .map(([answer]) => answer);
const words = fc.array(
  fc.constantFrom(
    ...["no longer", "not", "was", "old", "instead of", "replaced by", "from"],
    ...["changed", "to", "dropped", "is", "the", "and", "but", "you asked"],
    ...[
      "nicht mehr",
      "ersetzt",
      "alt",
      "不再使用",
      "而不是",
      "ではなく",
      "から",
    ],
    ...["rain", "pipe", "→", "keep", "before", "**", "(", ")", ","],
  ),
  { maxLength: 8 },
).map((pieces) => pieces.join(" "));

Deno.test("property: a sentence without any value never turns a pass into anything else", () => {
  const sentence = fc.tuple(words, fc.constantFrom(".", "!", "。", "?"))
    .map((pieces) => `So ${pieces.join("")}`);
  fc.assert(
    fc.property(fc.constantFrom(...passing), sentence, (answer, added) => {
      const around = [`${added}\n\n${answer}`, `${answer}\n\n${added}`];
      if (/[.。]$/.test(answer)) around.push(`${answer} ${added}`);
      for (const longer of around) {
        assertEquals(gradeAnswer(longer, pipe).verdict, "pass", longer);
      }
    }),
    { numRuns: 2000 },
  );
});

Deno.test("property: any text at all added as a paragraph never turns a pass into a fail, if it holds no value", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), words);
  fc.assert(
    fc.property(fc.constantFrom(...passing), text, (answer, added) => {
      fc.pre(!/copper|kupfer|铜|銅|pex/i.test(added.normalize("NFKC")));
      fc.pre(!/[:：|#*>_\n-]/.test(added));
      const longer = `${answer}\n\n${added}.\n\n`;
      assertNotEquals(gradeAnswer(longer, pipe).verdict, "fail", longer);
    }),
    { numRuns: 2000 },
  );
});

Deno.test("property: grading does not look at the case of letters", () => {
  const answers = fc.oneof(
    fc.constantFrom(...allRows.map(([answer]) => answer)),
    fc.array(
      fc.oneof(words, fc.constantFrom("copper", "PEX", "Kupfer", ". ", "\n")),
      { maxLength: 6 },
    ).map((pieces) => pieces.join(" ")),
  );
  fc.assert(
    fc.property(answers, (answer) => {
      const { verdict } = gradeAnswer(answer, pipe);
      for (const same of [answer.toUpperCase(), answer.toLowerCase()]) {
        assertEquals(gradeAnswer(same, pipe).verdict, verdict, same);
      }
    }),
    { numRuns: 3000 },
  );
});

Deno.test("property: an answer that names nothing never passes", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), words);
  fc.assert(fc.property(fc.array(text), (texts) => {
    const answer = texts.join("\n");
    fc.pre(!/pex/i.test(answer.normalize("NFKC")));
    assertNotEquals(gradeAnswer(answer, pipe).verdict, "pass");
  }));
});

Deno.test("property: whatever is asked for is neither named nor presented", () => {
  fc.assert(fc.property(words, words, (before, after) => {
    const grade = gradeAnswer(`So ${before} PEX copper ${after} so?`, pipe);
    assertNotEquals(grade.verdict, "pass");
    assertEquals(grade.revived, []);
  }));
});
