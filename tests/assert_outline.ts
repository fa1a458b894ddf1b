import { assertEquals } from "@std/assert";
import { outline, type Outliner } from "../lib/pack/mod.ts";

/**
 * Checks the outline of a source whose every line starts with `→`, where the outline has it, or with a blank.
 *
 * The first line of `source` is empty. The outline must be the same with CR LF.
 */
export function assertOutline(
  path: string,
  source: string,
  more: Readonly<Record<string, Outliner>> = {},
): void {
  const lines = source.split("\n").slice(1);
  const expected = lines.flatMap((line, index) =>
    line.startsWith("→") ? [`${index + 1} ${line.slice(1)}`] : []
  );
  const text = lines.map((line) => line.slice(1)).join("\n");
  for (const written of [text, text.replaceAll("\n", "\r\n")]) {
    const found = outline(path, written, more)?.map((line) =>
      `${line.number} ${line.text}`
    );
    assertEquals(found, expected);
  }
}
