import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fc from "fast-check";
import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import { callText } from "../lib/conversation/call_text.ts";
import { byteSource } from "../lib/edge/byte_source.ts";
import { readConversation } from "../lib/edge/read_conversation.ts";
import { readWholeSession } from "../lib/edge/read_whole_session.ts";
import { openaiChat } from "../lib/adapters/openai_chat.ts";
import { gemini } from "../lib/adapters/gemini.ts";
import { findFacts } from "../lib/probe/find_facts.ts";
import { parseExact } from "../lib/text/parse_exact.ts";
import { stringifyExact } from "../lib/text/stringify_exact.ts";
import { FORMAT_FILES } from "./format_files.ts";
import { canRun } from "./script_scene.ts";
import { inFolder } from "./temp_folder.ts";

const digits = (maxLength: number) =>
  fc.stringMatching(/^\d+$/, { maxLength }).map((text) => text.slice(0, 25));
const number = fc.record({
  sign: fc.constantFrom("", "-"),
  whole: fc.oneof(fc.constant("0"), digits(25).map((text) => `1${text}`)),
  part: fc.oneof(fc.constant(""), digits(25).map((text) => `.${text}`)),
  power: fc.constantFrom("", "e5", "E+400", "e-7"),
}).map(({ sign, whole, part, power }) => sign + whole + part + power);

Deno.test("stringifyExact() writes every number as parseExact() has read it", () => {
  for (
    const text of ["-0", "1.0", "0.0000001", "1e400", "123456.789012345678"]
  ) {
    const json = `{"a":[${text},{"b":${text}}]}`;
    assertEquals(stringifyExact(parseExact(json)), json);
  }
  fc.assert(fc.property(fc.array(number), (numbers) => {
    const json = `{"a":[${numbers.join(",")}],"b":{${
      numbers.map((each, index) => `"k${index}":${each}`).join(",")
    }}}`;
    assertEquals(stringifyExact(parseExact(json)), json);
  }));
});

Deno.test("parseExact() gives what JSON.parse() gives", () => {
  fc.assert(fc.property(fc.json(), (json) => {
    assertEquals(
      JSON.stringify(parseExact(json)),
      JSON.stringify(JSON.parse(json)),
    );
  }));
});

const ID = "1234567890123456789";

/** Numbers that are others to JavaScript, the last one no number at all. */
const NUMBERS = [ID, "1.50", "-1e400"];
const cases = FORMAT_NAMES.flatMap((format) =>
  NUMBERS.map((number) => [format, number] as const)
);

for (const [format, number] of cases) {
  Deno.test({
    name: `a call's ${number} is the number of the file, in ${format}`,
    ignore: !canRun,
    fn: () => {
      const text = FORMAT_FILES[format].replace(
        /(pallet\\*": ?)88/g,
        `$1${number}`,
      );
      assertStringIncludes(text, number);
      return inFolder({ in: text }, async (folder) => {
        const source = await byteSource(`${folder}/in`);
        for (
          const { turns } of [
            readConversation(source, { format }).parsed.conversation,
            readWholeSession(source, { format }).conversation,
          ]
        ) {
          const calls = turns.flatMap(({ messages }) =>
            messages.flatMap(({ toolCalls = [] }) => toolCalls)
          );
          assert(calls.length > 0);
          assertStringIncludes(callText(calls[0]), `{"pallet":${number}}`);
        }
      });
    },
  });
}

Deno.test("a number that another value has taken the place of is written as that", () => {
  const parsed = parseExact('{"a":1e400,"b":1.50}') as { b: number };
  assertEquals(stringifyExact({ ...parsed, a: 2, b: 3 }), '{"a":2,"b":3}');
});

Deno.test("a number beside half an emoji is still the number of the file", () => {
  const call = parseExact(
    '{"id":"c1","type":"function","function":{"name":"pay","arguments":{"x":1e400,"y":"\\ud83d"}}}',
  );
  const { conversation } = openaiChat.parse([
    { role: "user", content: "Pay." },
    { role: "assistant", content: null, tool_calls: [call] },
    { role: "tool", tool_call_id: "c1", content: "Paid." },
    { role: "assistant", content: "Done." },
  ]);
  const [{ messages }] = conversation.turns;
  assertEquals(
    callText(messages[1].toolCalls![0]),
    'pay {"x":1e400,"y":"\ufffd"}',
  );
});

Deno.test("facts among a call's arguments, and a result that is an object, have the file's numbers", () => {
  const { conversation } = gemini.parse(parseExact(
    `[{"role":"user","parts":[{"text":"Pay."}]},{"role":"model","parts":[{"functionCall":{"name":"pay","args":{"id":${ID},"limit":9}}}]},{"role":"user","parts":[{"functionResponse":{"name":"pay","response":{"order":${ID}0,"total":2.50}}}]},{"role":"model","parts":[{"text":"Done."}]}]`,
  ));
  const [{ messages }] = conversation.turns;
  assertEquals(messages[2].content, `{"order":${ID}0,"total":2.50}`);
  const texts = findFacts(conversation).map(({ value }) => value);
  assert(texts.some((text) => text.includes(ID)), texts.join("\n"));
  assert(!texts.some((text) => text.includes("1234567890123456800")));
});
