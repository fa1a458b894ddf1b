import { assertEquals } from "@std/assert";
import { termTable } from "../../lib/notes/rank/term_table.ts";
import { termsOf } from "../../lib/notes/rank/terms.ts";
import { said } from "./said.ts";

const keys = (text: string) => termsOf(text).map(({ key }) => key);
const specific = (text: string) =>
  termsOf(text).filter((term) => term.specific).map(({ key }) => key);

Deno.test("termsOf() keeps a path, a version, a time and a hyphenated name in one piece", () => {
  assertEquals(
    keys("lib/a.ts v20.11.1 10:30 eu-west-1 tmp\\a me@x.org"),
    ["lib/a.ts", "v20.11.1", "10:30", "eu-west-1", "tmp\\a", "me@x.org"],
  );
});

Deno.test("termsOf() leaves stop words and single letters out, and the possessive s", () => {
  assertEquals(keys("I gave it to Rosa's dog, x and y"), [
    "gave",
    "rosa",
    "dog",
  ]);
});

Deno.test("termsOf() finds numbers, names, days and code specific, plain words not", () => {
  assertEquals(specific("They met Rosa on Tuesday with 12 crates"), [
    "rosa",
    "tuesday",
    "12",
  ]);
  assertEquals(specific("run closeSession or `flush` in src/x, close_all"), [
    "closesession",
    "flush",
    "src/x",
    "close_all",
  ]);
});

Deno.test("termsOf() takes no word for a name because it starts a sentence", () => {
  assertEquals(specific("Crates arrive."), []);
  assertEquals(specific("Maria: Crates arrive. Boxes leave! - Pallets stay."), [
    "pallets",
  ]);
});

Deno.test("termsOf() gives pairs of characters for Chinese, Japanese and Thai, and numbers whole", () => {
  assertEquals(keys("冷蔵庫3台"), ["冷蔵", "蔵庫", "3", "台"]);
  assertEquals(keys("ไทย"), ["ไท", "ทย"]);
});

Deno.test("termTable() counts a term once for each message that holds it", () => {
  const units = [
    said("rye rye", { message: 0 }),
    said("rye bread", { message: 0 }),
    said("oats", { message: 1 }),
  ];
  const { starts, rarity, idOf } = termTable(units);
  assertEquals([...starts], [0, 1, 3, 4]);
  assertEquals(rarity[idOf.get("rye")!], Math.log(1 + 2 / 1));
  assertEquals(rarity[idOf.get("oats")!], Math.log(1 + 2 / 1));
});

Deno.test("termTable() counts which of time word, name and number a unit has, not how many of them", () => {
  const kinds = (text: string) => termTable([said(text)]).kinds[0];
  assertEquals(
    ["plain words", "on 12 and 13", "met Rosa on Monday at 9"].map(kinds),
    [0, 1, 3],
  );
});

Deno.test("termTable() counts a pair of characters half, so that no language outweighs another", () => {
  const weights = (text: string) => [...termTable([said(text)]).weights];
  assertEquals([weights("冷蔵庫"), weights("fridge")], [[0.5, 0.5], [1]]);
});

Deno.test("termsOf() finds what Chinese and Japanese quote specific, and a Latin name among their words", () => {
  assertEquals(specific("请读《红楼梦》和 Rosa 的信"), [
    "红楼",
    "楼梦",
    "rosa",
  ]);
});

Deno.test("termsOf() reads a line of quotation marks that are not closed once, and closed ones behind it all the same", () => {
  // Looking from each mark to the end again takes more than an hour here.
  const open = "「a".repeat(1_000_000);
  assertEquals(specific(`${open}\n「红楼」`).slice(-1), ["红楼"]);
});
