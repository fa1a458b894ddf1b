import { assertEquals, assertStringIncludes } from "@std/assert";
import { documentText } from "../lib/report/document_text.ts";
import { factTable } from "../lib/report/fact_table.ts";

Deno.test("a report names each fact, also where a sentence holds two or is cut before them", () => {
  const long = "word ".repeat(60) + "took 18 minutes.";
  const facts = [
    {
      kind: "quantity",
      text: "41,250 rows",
      sentence: "It moved 41,250 rows in 17 minutes.",
    },
    {
      kind: "quantity",
      text: "17 minutes",
      sentence: "It moved 41,250 rows in 17 minutes.",
    },
    { kind: "quantity", text: "18 minutes", sentence: long },
  ];
  const text = documentText({
    title: "Audit",
    summary: [],
    tables: [factTable("Lost", facts, [])],
    limits: [],
  }, false);
  assertStringIncludes(text, "  kind      fact         sentence\n");
  for (const fact of facts) {
    assertStringIncludes(text, `  quantity  ${fact.text}`);
  }
});

Deno.test("a table of facts has no column of sentences where none says more", () => {
  const fact = { kind: "given", text: "eu-west-1", sentence: "eu-west-1" };
  assertEquals(factTable("Lost", [fact], []).head, ["kind", "fact"]);
});
