import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { questionFactors } from "../../lib/notes/rank/question_factors.ts";
import { isQuestion } from "../../lib/notes/rank/is_question.ts";
import { liftWeak } from "../../lib/notes/rank/lift_weak.ts";
import type { RankUnit } from "../../lib/notes/rank/rank_unit.ts";
import { RECIPE } from "../../lib/notes/rank/recipe.ts";
import { replyingMessages } from "../../lib/notes/rank/replying_messages.ts";
import { roleFactors } from "../../lib/notes/rank/role_factors.ts";
import { termTable } from "../../lib/notes/rank/term_table.ts";
import { unitValues } from "../../lib/notes/rank/unit_values.ts";
import { said } from "./said.ts";

const valuesOf = (units: readonly RankUnit[], roomChars = 1e9) => [
  ...unitValues(units, termTable(units), roomChars),
];
const one = (text: string, message: number, rest = {}) =>
  said(text, { message, ...rest });

Deno.test("unitValues() gives rare terms more than common ones", () => {
  const [rye, , oats] = valuesOf([
    one("rye bread", 0),
    one("rye flour", 1),
    one("oat flakes", 2),
  ]);
  assert(oats > rye);
});

Deno.test("unitValues() doubles a specific term, and adds a quarter for each kind", () => {
  const [plain, number] = valuesOf([one("crates", 0), one("1883", 1)]);
  // The size of a message is of plain terms, so it is the same for both.
  assertAlmostEquals(number / plain, RECIPE.specific * RECIPE.kind);
});

Deno.test("unitValues() gives what people say of themselves more, but not what an assistant says of itself", () => {
  const values = (role: "user" | "assistant") =>
    valuesOf([one("my crates", 0, { role }), one("the boxes", 1, { role })]);
  const [mine, theirs] = values("user");
  assertAlmostEquals(mine / theirs, RECIPE.firstPerson);
  const [its, other] = values("assistant");
  assertAlmostEquals(its, other);
});

Deno.test("unitValues() gives a question between people less, but not one to an assistant", () => {
  const values = (role: "user" | "assistant") =>
    valuesOf([
      one("crates?", 0),
      one("Well.", 1),
      one("boxes", 2),
      one("Fine.", 3, { role }),
    ]);
  const [asked, , told] = values("user");
  assertAlmostEquals(asked / told, RECIPE.asking);
  const [task, , plain] = values("assistant");
  assertAlmostEquals(task, plain);
});

Deno.test("liftWeak() lifts a sentence towards the mean of its message, and lets none fall", () => {
  const beside = (...texts: string[]) => {
    const units = texts.map((text) => one(text, 0));
    return [
      ...liftWeak(units, Float64Array.from([2, 8].slice(0, units.length))),
    ];
  };
  assertEquals(beside("crates"), [2]);
  assertEquals(beside("crates", "sacks"), [2 * (5 / 2) ** RECIPE.lift, 8]);
});

Deno.test("liftWeak() lifts no sum of an assistant, a tool or another message, and no sentence without terms", () => {
  const sums = (...units: RankUnit[]) => [
    ...liftWeak(units, Float64Array.from([2, 8, 0].slice(0, units.length))),
  ];
  const role = "assistant";
  assertEquals(sums(one("a", 0, { role }), one("b", 0, { role })), [2, 8]);
  assertEquals(sums(one("a", 0), one("b", 1)), [2, 8]);
  const code = one("b", 0, { kind: "code" });
  assertEquals(sums(one("a", 0), code), [2, 8]);
  assertEquals(sums(one("a", 1), one("b", 0), one("Oh!", 0)), [2, 8, 0]);
});

Deno.test("isQuestion() looks at the end, and a remark behind the mark is a statement", () => {
  assert(isQuestion('He said "why?"') && isQuestion("どこ？」"));
  assert(!isQuestion("Why? (shared photo: a pier)"));
  assert(!isQuestion("Why? Because."));
});

Deno.test("unitValues() gives what replaces a statement more, and what is marked as replaced the price of its mark", () => {
  const [plain, update, marked] = valuesOf([
    one("crates", 0),
    one("boxes", 1, { replaces: true }),
    one("sacks", 2, { newer: "T9" }),
  ]);
  assertAlmostEquals(update / plain, RECIPE.update);
  assertAlmostEquals(marked / plain, RECIPE.replaced);
});

Deno.test("unitValues() gives a unit of a long message less than the same in a short one", () => {
  const [short, long] = valuesOf([
    one("crates", 0),
    one("boxes", 1),
    one("many other words stand here beside", 1),
  ]);
  assert(long < short);
});

Deno.test("unitValues() gives a long message to an assistant less than the same between people", () => {
  const share = (role: "user" | "assistant") => {
    const [short, long] = valuesOf([
      one("crates", 0),
      // Alike, so that none lifts another.
      one("boxes", 1),
      one("wagons", 1),
      one("barrels", 1),
      one("sacks", 2, { role }),
    ]);
    return Math.log(long / short);
  };
  assertAlmostEquals(
    share("assistant") / share("user"),
    RECIPE.taskSizePower / RECIPE.sizePower,
  );
});

Deno.test("unitValues() gives what a tool said long ago less, what a user said not", () => {
  const talk = (role: "user" | "tool") =>
    valuesOf([
      one("crates", 0, { role }),
      one("x".repeat(300), 1, { role }),
      one("boxes", 2, { role }),
    ], 100);
  const [old, , fresh] = talk("tool");
  assertAlmostEquals(old / fresh, (1 + 305 / 100) ** RECIPE.agePower);
  const [oldest, , newest] = talk("user");
  assertEquals(oldest, newest);
});

Deno.test("unitValues() doubles a call that names a file", () => {
  const call = { role: "assistant", kind: "call" } as const;
  const [naming, other] = valuesOf([
    one('f {"path":"crates"}', 0, call),
    one('f {"mode":"crates"}', 1, call),
  ]);
  assert(naming / other > 1.9);
});

Deno.test("unitValues() finds no worth in code, which still makes its terms common", () => {
  const code = one("crates", 1, { kind: "code" });
  const [alone] = valuesOf([one("crates", 0), one("boxes", 1)]);
  const [beside, none] = valuesOf([one("crates", 0), code]);
  assertEquals(none, 0);
  assert(beside < alone);
});

Deno.test("roleFactors() damps who says more than the person who says least", () => {
  const factors = roleFactors([
    said("x".repeat(10)),
    said("x".repeat(40), { role: "assistant" }),
    said("x".repeat(5), { role: "tool" }),
  ]);
  assertEquals([...factors], [["user", 1], ["assistant", 0.25], ["tool", 1]]);
  assertEquals([...roleFactors([said("x", { role: "tool" })])], [["tool", 1]]);
});

Deno.test("replyingMessages() are those after a question near the end of the message before", () => {
  const replies = (...texts: string[]) => [
    ...replyingMessages(
      texts.flatMap((text, message) =>
        text.split("|").map((each) => said(each, { message }))
      ),
    ),
  ];
  assertEquals(replies("Which port?", "1883."), [1]);
  assertEquals(replies("Which port?|I forgot.", "1883."), [1]);
  assertEquals(replies("Which port?|I forgot.|Well.", "1883."), []);
  assertEquals(replies("Which port? (see photo)", "1883.", "Good."), [1]);
  assertEquals(replies("どのポート？", "1883。"), [1]);
});

Deno.test("questionFactors() are higher for units that share rare words with the question, and 1 for the rest", () => {
  const units = [one("rye bread", 0), one("oat bread", 1), one("a pier", 2)];
  const [rye, oat, pier] = questionFactors(
    termTable(units),
    "Is there rye bread?",
  );
  assert(rye > oat && oat > 1);
  assertEquals(pier, 1);
});
