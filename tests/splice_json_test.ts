import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { exactJson } from "../lib/adapters/exact_json.ts";
import { spliceJson } from "../lib/adapters/splice_json.ts";

// deno-lint-ignore no-explicit-any
type Json = any;

function spliced(text: string, change: (value: Json) => unknown): string {
  const source = { ...exactJson(text), text };
  return [...spliceJson(source, change(source.value))].join("");
}

const lead = (item: Json) => ({ ...item, content: `<notes>${item.content}` });

/** A text, with items of which the first goes and the last is changed, and what comes of it. */
const LAYOUTS: readonly (readonly [string, string, string])[] = [
  [
    "items on a line each",
    '[\n{"content":"a"},\n{"content":"b", "x":1.0},\n{"content":"c"}\n]\n',
    '[\n{"content":"b", "x":1.0},\n{"content":"<notes>c"}\n]\n',
  ],
  [
    "lines that end in CR LF, and tabs",
    '[\r\n\t{\r\n\t\t"content": "a"\r\n\t},\r\n\t{\r\n\t\t"content": "b"\r\n\t}\r\n]\r\n',
    '[\r\n\t{\r\n\t\t"content": "<notes>b"\r\n\t}\r\n]\r\n',
  ],
  [
    "lines that end in CR",
    '[\r {\r  "content": "a"\r },\r {\r  "content": "b"\r }\r]',
    '[\r {\r  "content": "<notes>b"\r }\r]',
  ],
  [
    "Python's one line, with escapes",
    '[{"content": "a"}, {"content": "\\u00e9", "x": {"y": [1, 2]}}]',
    '[{"content": "<notes>\\u00e9", "x": {"y": [1, 2]}}]',
  ],
  [
    "characters as they are, where some are",
    '[{"content":"a\\u00e9"},{"content":"é"}]',
    '[{"content":"<notes>é"}]',
  ],
  [
    "a first bracket without a line of its own",
    '[{\n  "content": "a"\n}, {\n  "content": "b"\n}]\n\n',
    '[{\n  "content": "<notes>b"\n}]\n\n',
  ],
];

for (const [what, text, written] of LAYOUTS) {
  Deno.test(`spliceJson() keeps ${what}`, () => {
    const change = (items: Json[]) => [
      ...items.slice(1, -1),
      lead(items.at(-1)),
    ];
    assertEquals(spliced(text, change), written);
  });
}

Deno.test("spliceJson() keeps what no parser shows: doubled fields, numbers, escapes, field order, white space", () => {
  const kept =
    '{"a":1,"a":2, "2":0 ,"1":1e400,"id":12345678901234567890,"s":"\\u0041\\ud800\\/","__proto__":{"b":-0}}';
  assertEquals(
    spliced(`{"messages":[{}, ${kept}],"x":[ ]}`, (body) => ({
      ...body,
      messages: body.messages.slice(1),
    })),
    `{"messages":[${kept}],"x":[ ]}`,
  );
});

Deno.test("spliceJson() keeps doubled fields beside a list that loses items; a doubled list stands once", () => {
  const change = (body: Json) => ({
    ...body,
    messages: body.messages.slice(1),
  });
  assertEquals(
    spliced('{"x":1.0 ,\n"x":"\\u0041","messages":[{}, {"b":1}] }', change),
    '{"x":1.0 ,\n"x":"\\u0041","messages":[{"b":1}] }',
  );
  assertEquals(
    spliced('{"messages":[{"a":1}],"x":1.0,"messages":[{}, {"b":1}]}', change),
    '{"messages":[{"b":1}],"x":1.0}',
  );
});

Deno.test("spliceJson() writes a new field and a new item as their neighbours are", () => {
  assertEquals(
    spliced(
      '{\n  "turns": [\n    {\n      "id": "T1"\n    }\n  ]\n}',
      (body) => ({
        ...body,
        turns: [...body.turns, { id: "T2" }],
        notes: [{ n: 1 }],
      }),
    ),
    '{\n  "turns": [\n    {\n      "id": "T1"\n    },\n    {\n      "id": "T2"\n    }\n  ],\n  "notes": [\n    {\n      "n": 1\n    }\n  ]\n}',
  );
});

const json = fc.jsonValue({ maxDepth: 4 });
const spaces = fc.constantFrom(0, 1, 2, "\t");

Deno.test("spliceJson() gives the value that was written, whatever goes, is added or is copied", () => {
  fc.assert(fc.property(
    fc.array(json, { minLength: 1, maxLength: 6 }),
    fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
    fc.array(json, { maxLength: 2 }),
    spaces,
    (items, fates, added, space) => {
      const change = (values: Json[]) => [
        ...values.flatMap((value, index) =>
          fates[index] === 0
            ? []
            : fates[index] === 1
            ? [value]
            : [copied(value)]
        ),
        ...added,
      ];
      for (const isBody of [false, true]) {
        const given = isBody ? { a: 1, messages: items } : items;
        const text = JSON.stringify(given, null, space);
        const changed = (value: Json) =>
          isBody
            ? { ...value, messages: change(value.messages), more: added }
            : change(value);
        assertEquals(
          JSON.parse(spliced(text, changed)),
          JSON.parse(JSON.stringify(changed(JSON.parse(text)))),
        );
      }
    },
  ));
});

/** A copy with a field more, or without its first item. */
function copied(value: Json): unknown {
  if (Array.isArray(value)) return value.slice(1);
  return typeof value === "object" && value !== null
    ? { ...value, more: [value] }
    : value;
}
