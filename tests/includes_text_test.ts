import { assertEquals, assertThrows } from "@std/assert";
import { includesText } from "../lib/text/includes_text.ts";
import { textFinder } from "../lib/text/text_finder.ts";

Deno.test("includesText() is exact about case, spaces and entities", () => {
  assertEquals(
    includesText("The label must read &lt;HOT&gt;.", "<HOT>"),
    false,
  );
  assertEquals(includesText("Reef B", "reef B"), false);
  assertEquals(includesText("Reef  B", "Reef B"), false);
  assertEquals(
    includesText("The label must read &lt;HOT&gt;.", "&lt;HOT&gt;"),
    true,
  );
});

Deno.test("includesText() takes a line break in the haystack for a space", () => {
  for (
    const lineBreak of [
      "\n",
      "\r\n",
      "\r",
      "\u2028",
      "\u2029",
      "\u0085",
      "\v",
      "\f",
    ]
  ) {
    assertEquals(
      includesText(`use${lineBreak}  copper pipe`, "use copper"),
      true,
    );
  }
});

Deno.test("includesText() takes a line break in the needle for a space", () => {
  assertEquals(includesText("use copper pipe", "use \n\tcopper"), true);
});

Deno.test("includesText() finds each verbatim piece, also one that ends in the middle of white space", () => {
  const text = "a  \n b";
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      assertEquals(
        includesText(text, text.slice(start, end)),
        true,
        JSON.stringify(text.slice(start, end)),
      );
    }
  }
});

Deno.test("includesText() takes the needle's letters as they are, not as a pattern", () => {
  assertEquals(includesText("a.b?c=1", "a.b?c=1"), true);
  assertEquals(includesText("axb", "a.b"), false);
});

Deno.test("includesText() refuses an empty needle", () => {
  assertThrows(
    () => includesText("a", ""),
    RangeError,
    "Cannot look for a text: it must have 1 or more characters, it has 0",
  );
});

Deno.test("includesText() copes with a megabyte of blanks", () => {
  assertEquals(includesText(" ".repeat(1e6) + "a\nb", "a b"), true);
  assertEquals(includesText("a" + "\n ".repeat(5e5) + "b", "a b"), true);
});

Deno.test("textFinder() says of each needle in turn what includesText() says", () => {
  const text = "a  \n b\tc";
  const holds = textFinder(text);
  for (const needle of ["a", "a b", "b c", "b\tc", "a  b", " ", "\n", "x"]) {
    assertEquals(holds(needle), includesText(text, needle), needle);
  }
  assertThrows(() => holds(""), RangeError, "1 or more characters");
});
