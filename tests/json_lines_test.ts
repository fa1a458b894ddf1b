import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { jsonLines, streamJsonLines } from "../lib/edge/json_lines.ts";
import { FormatError } from "../lib/errors.ts";
import { rowsReader } from "./rows_reader.ts";
import { smallHeapTest } from "./small_heap.ts";

const encoder = new TextEncoder();

/** A reader that gives the bytes in pieces of these sizes, over and over. */
function readerOf(bytes: Uint8Array, sizes: readonly number[] = [1 << 20]) {
  let at = 0;
  let turn = 0;
  return {
    readSync(buffer: Uint8Array): number | null {
      if (at >= bytes.length) return null;
      const size = Math.min(sizes[turn++ % sizes.length], buffer.length);
      const piece = bytes.subarray(at, at + size);
      buffer.set(piece);
      at += piece.length;
      return piece.length;
    },
  };
}

function linesOf(text: string, sizes?: readonly number[]) {
  return [...jsonLines(readerOf(encoder.encode(text), sizes))];
}

Deno.test("jsonLines() gives each line with its number and what ends it", () => {
  assertEquals(linesOf('{"a":1}\n{"b":2}\r\n{"c":3}'), [
    { line: 1, text: '{"a":1}', ending: "\n" },
    { line: 2, text: '{"b":2}', ending: "\r\n" },
    { line: 3, text: '{"c":3}', ending: "" },
  ]);
});

Deno.test("jsonLines() drops a byte order mark at the start, and only there", () => {
  assertEquals(
    linesOf('\ufeff{"a":1}\n\ufeff{"b":2}\n').map(({ text }) => text),
    ['{"a":1}', '\ufeff{"b":2}'],
  );
});

Deno.test("jsonLines() counts blank lines and leaves them out", () => {
  assertEquals(
    linesOf("\n \r\n{}\n\n").map(({ line, text }) => [line, text]),
    [[3, "{}"]],
  );
});

Deno.test("jsonLines() counts empty lines however they end and the bytes are cut", () => {
  for (const sizes of [[1], [2], [3], [1 << 20]]) {
    assertEquals(
      linesOf("\n\r\n\r\n{}\r\n\n\n1\n\r\n", sizes),
      [
        { line: 4, text: "{}", ending: "\r\n" },
        { line: 7, text: "1", ending: "\n" },
      ],
    );
  }
});

Deno.test("jsonLines() has no line for an empty file", () => {
  assertEquals(linesOf(""), []);
  assertEquals(linesOf("\ufeff"), []);
});

Deno.test("jsonLines() gives the same lines however the bytes are cut", () => {
  const texts = fc.array(
    fc.constantFrom("冷", "🚀", "\\n", '"', "\u2028", "x", "\r"),
    { maxLength: 6 },
  ).map((pieces) => `{${pieces.join("")}}`);
  fc.assert(fc.property(
    fc.array(fc.tuple(texts, fc.constantFrom("\n", "\r\n"))),
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
    (lines, sizes) => {
      assertEquals(
        linesOf(lines.flat().join(""), sizes),
        lines.map(([text, ending], index) => ({
          line: index + 1,
          text,
          ending,
        })) as ReturnType<typeof linesOf>,
      );
    },
  ));
});

Deno.test("jsonLines() names the line that is not UTF-8", () => {
  const bytes = new Uint8Array([...encoder.encode("{}\n"), 0xff, 0xfe, 10]);
  const error = assertThrows(
    () => [...jsonLines(readerOf(bytes))],
    FormatError,
    "Cannot read the JSON: line 2: byte 1 is not UTF-8",
  );
  assertEquals(error.line, 2);
});

Deno.test("jsonLines() reads a last line that stops within a character", () => {
  const bytes = encoder.encode('{}\n{"a":"冷').slice(0, -1);
  assertEquals([...jsonLines(readerOf(bytes))].at(-1), {
    line: 2,
    text: '{"a":"',
    ending: "",
    isCut: true,
  });
  const alone = encoder.encode("{}\n冷").slice(0, -1);
  assertEquals([...jsonLines(readerOf(alone))].at(-1), {
    line: 2,
    text: "",
    ending: "",
    isCut: true,
  });
});

Deno.test("jsonLines() reads a line of 10 MB that comes in many pieces", () => {
  const long = `{"text":"${"x".repeat(10 << 20)}"}`;
  const lines = linesOf(`{}\n${long}\n{}\n`, [65536]);
  assertEquals(lines.map(({ text }) => text.length), [2, long.length, 2]);
});

Deno.test("jsonLines() reads on only when a line of the next piece is asked for", () => {
  const reader = rowsReader(3);
  const lines = jsonLines(reader);
  for (let line = 1; line <= 256; line++) lines.next();
  assertEquals(reader.given, 1);
  lines.next();
  assertEquals(reader.given, 2);
});

Deno.test("jsonLines() tells how many bytes it has read, after each piece", () => {
  const told: number[] = [];
  for (const _ of jsonLines(rowsReader(3), (bytes) => told.push(bytes)));
  assertEquals(told, [1 << 18, 2 << 18, 3 << 18]);
});

smallHeapTest(
  "jsonLines() holds a line of a file of 200 MiB, not the file",
  "tests/json_lines_sample.ts",
  32,
  `${200 * 1024}`,
);

Deno.test("streamJsonLines() gives what jsonLines() gives", async () => {
  const text = '{"a":"冷"}\r\n\n{"b":2}';
  const bytes = encoder.encode(text);
  const stream = ReadableStream.from(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => bytes.slice(at * 3, at * 3 + 3)),
  );
  assertEquals(await Array.fromAsync(streamJsonLines(stream)), linesOf(text));
});
