import { assert, assertEquals } from "@std/assert";
import { painter } from "../lib/report/paint.ts";
import { textTable } from "../lib/report/text_table.ts";
import { displayWidth, fitColumns } from "../lib/text/display_width.ts";
import {
  charactersCounter,
  compareWithBaseline,
  comparisonJson,
  comparisonText,
  type Probe,
} from "../mod.ts";

const request = {
  instructions: "",
  turns: [{
    id: "T1",
    messages: [{
      role: "user" as const,
      content: "The sign must be blue.\n" + "Nothing else. ".repeat(30),
    }],
  }],
  question: "Colour?",
  inputBudget: 40,
  notesReserve: 20,
};

function compare(probes: readonly Probe[]) {
  return compareWithBaseline(request, probes, charactersCounter());
}

Deno.test("displayWidth() counts two columns for wide characters, one for a joined emoji's base", () => {
  assertEquals(displayWidth("abc"), 3);
  assertEquals(displayWidth("港の"), 4);
  assertEquals(displayWidth("👩‍🚒"), 2);
  assertEquals(displayWidth("é"), 1);
  assertEquals(displayWidth("한국"), 4);
});

Deno.test("fitColumns() never goes over, and cuts no character", () => {
  const text = "港 👩‍🚒 of Lisbon";
  for (let columns = 1; columns < 20; columns++) {
    const fitted = fitColumns(text, columns);
    assert(displayWidth(fitted) <= columns, `${fitted} at ${columns}`);
    assert(fitted.isWellFormed());
  }
  assertEquals(fitColumns(text, 20), text);
});

Deno.test("textTable() lines columns up by what is seen, colours or not", () => {
  const rows = [
    [{ text: "港", colour: "red" as const }, { text: "1", right: true }],
    [{ text: "port" }, { text: "12", right: true }],
  ];
  assertEquals(textTable(rows), ["  港     1", "  port  12"]);
  assertEquals(textTable(rows, painter(true))[0], "  \x1b[31m港\x1b[39m     1");
});

Deno.test("comparisonText() says the same in words with and without colours", () => {
  const comparison = compare([{ id: "a", text: "must be blue", source: "T1" }]);
  const plain = comparisonText(comparison, false);
  // deno-lint-ignore no-control-regex
  const bare = comparisonText(comparison, true).replaceAll(/\x1b\[\d+m/g, "");
  assertEquals(bare, plain);
  assert(comparisonText(comparison, true).includes("\x1b[32mpreserved"));
});

Deno.test("comparisonText() keeps a fact of several lines on one line", () => {
  const text = comparisonText(
    compare([{ id: "a", text: "blue.\nNothing else", source: "T1" }]),
    false,
  );
  assert(text.includes("  blue. Nothing else  "));
});

Deno.test("comparisonText() has a dash where there is no retention", () => {
  const text = comparisonText(compare([{ id: "a", text: "blue" }]), false);
  assert(/backed by their source +– +–\n/.test(text));
});

Deno.test("comparisonText() rounds a share down, as every report does: 2 of 3 facts are 66 %", () => {
  const text = comparisonText(
    compare(["must be blue", "The sign", "eu-west-1"].map((text, index) => ({
      id: `${index}`,
      text,
      source: "T1",
    }))),
    false,
  );
  assert(/backed by their source +66 % +0 %\n/.test(text), text);
});

Deno.test("comparisonJson() is the same, byte for byte, on a second run", () => {
  const probes = [{ id: "a", text: "blue", source: "T1" }];
  assertEquals(
    comparisonJson(compare(probes)),
    comparisonJson(compare(probes)),
  );
});
