import { assertEquals } from "@std/assert";
import { shownText } from "../scripts/print.ts";

Deno.test("a terminal is shown no control characters, a pipe the text as it is", () => {
  const text = "<notes>\n[T1 tool] red \x1b[2J\u009b2J\u202e\n</notes>";
  assertEquals(shownText(text, false), text);
  assertEquals(
    shownText(text, true),
    "<notes>\n[T1 tool] red �[2J�2J�\n</notes>",
  );
});
