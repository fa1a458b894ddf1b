import { assertEquals } from "@std/assert";
import { exactJson } from "../lib/adapters/exact_json.ts";
import { openaiChat } from "../lib/adapters/openai_chat.ts";

Deno.test("exactJson() keeps the numbers of objects that an adapter has copied: the body, and the message with the notes", () => {
  const text = '{"seed":12345678901234567890,"temperature":1.0,"messages":[' +
    '{"role":"user","content":"It must ship."},{"role":"assistant","content":"Yes."},' +
    '{"role":"user","content":"And?","at":1760000000000000001}]}';
  const { value, write } = exactJson(text);
  const parsed = openaiChat.parse(value);
  const notes = [{
    text: "It must ship.",
    source: { turn: "T1", role: "user" as const },
  }];
  const window = { removedTurns: [{ id: "T1" }], notes };
  assertEquals(
    write(openaiChat.format(parsed, window)),
    '{"seed":12345678901234567890,"temperature":1.0,"messages":[' +
      '{"role":"user","content":"<notes>\\n[T1 user] It must ship.\\n</notes>\\n\\nAnd?","at":1760000000000000001}]}',
  );
});

Deno.test("exactJson() writes a number that was changed in a copy as it is now", () => {
  const { value, write } = exactJson('{"share":1.0,"rest":2.50}');
  assertEquals(
    write({ ...value as object, share: 3 }),
    '{"share":3,"rest":2.50}',
  );
});
