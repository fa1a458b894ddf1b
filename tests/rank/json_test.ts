import { assert, assertEquals } from "@std/assert";
import { rankNotes } from "../../lib/notes/rank_notes.ts";
import { cutAtKeys } from "../../lib/notes/rank/cut_json.ts";
import { rankUnits } from "../../lib/notes/rank/rank_units.ts";
import { RECIPE } from "../../lib/notes/rank/recipe.ts";

const cut = (text: string, maxChars: number, from = 0) =>
  cutAtKeys(text, { start: from, end: text.length }, maxChars)
    .map(({ start, end }) => text.slice(start, end));

Deno.test("cutAtKeys() cuts the outermost keys first, and an inner one only where a piece is too long", () => {
  const text = '{"id":7,"from":{"city":"A","gate":3},"to":{"city":"B"}}';
  assertEquals(cut(text, 99), [text]);
  assertEquals(cut(text, 30), [
    '{"id":7,',
    '"from":{"city":"A","gate":3},',
    '"to":{"city":"B"}}',
  ]);
  assertEquals(cut(text, 20), [
    '{"id":7,',
    '"from":{"city":"A",',
    '"gate":3},',
    '"to":{"city":"B"}}',
  ]);
});

Deno.test("cutAtKeys() cuts no string, whatever marks stand in it", () => {
  const text = String.raw`{"a":", \"b], c\" {", "d, e":"\\", "f":2}`;
  assertEquals(cut(text, 5), [
    String.raw`{"a":", \"b], c\" {",`,
    String.raw` "d, e":"\\",`,
    ' "f":2}',
  ]);
});

Deno.test("cutAtKeys() cuts no list of plain values, and no list of lists", () => {
  assertEquals(cut('{"seen":["NM1VX1","KC18K6"],"at":[[1,2],[3,4]]}', 4), [
    '{"seen":["NM1VX1","KC18K6"],',
    '"at":[[1,2],[3,4]]}',
  ]);
});

Deno.test("cutAtKeys() leaves what is no JSON whole: a log line, a sentence, a list without brackets", () => {
  for (
    const text of [
      "[info] up, ready, idle",
      "Rye, oats, (wheat, barley)",
      "1, 2",
    ]
  ) {
    assertEquals(cut(text, 3), [text]);
  }
});

Deno.test("cutAtKeys() looks at its own span only, and survives JSON that is cut off", () => {
  assertEquals(cut('[9,8]x{"a":1,"b":[2,', 5, 6), [
    '{"a":1,',
    '"b":[2,',
  ]);
  assertEquals(cut("]]]{", 1), ["]]]{"]);
  assertEquals(cut(`${"[".repeat(9)}1,2`, 3), [`${"[".repeat(9)}1,2`]);
});

const result = JSON.stringify({
  reservation: "NM1VX1",
  flights: ["HAT208", "HAT300"].map((number) => ({
    number,
    from: "EWR",
    to: "MSP",
    note: "a window seat was asked for and is given at the gate",
  })),
  insurance: "no",
});

Deno.test("rankUnits() makes a unit of each record of a tool's long line of JSON, and neighbours follow each other", () => {
  assert(result.length > RECIPE.jsonChars);
  const units = rankUnits([{
    id: "T1",
    messages: [{ role: "tool", content: result }],
  }], {});
  assertEquals(units.map(({ text, follows }) => [text.slice(0, 22), follows]), [
    ['{"reservation":"NM1VX1', false],
    ['"flights":[{"number":"', true],
    ['{"number":"HAT300","fr', true],
    ['"insurance":"no"}', true],
  ]);
  assertEquals(units.map(({ text }) => text).join(""), result);
});

Deno.test("rankNotes() keeps the record that is worth it from JSON that does not fit", () => {
  const notes = rankNotes()(
    [{ id: "T1", messages: [{ role: "tool", content: result }] }],
    {
      carried: [],
      keptTurns: [],
      question: "",
      roomTokens: 60,
      countText: (text) => text.length,
    },
  );
  assertEquals(notes.map(({ text }) => text), ['{"reservation":"NM1VX1",']);
});
