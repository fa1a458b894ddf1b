import { assert, assertEquals } from "@std/assert";
import type { Message } from "../lib/conversation/message.ts";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";

const ignore = Deno.permissions.querySync({ name: "read" }).state !== "granted";

Deno.test({
  name:
    "a request of millions of characters is counted part by part as it is in one piece",
  ignore,
  fn: async () => {
    const counter = await loadGemma4Counter();
    const talk: Message[] = Array.from({ length: 40 }, (_, index) =>
      [
        {
          role: "user",
          content: `${index} The pump – must stay. `.repeat(6000),
        },
        {
          role: "assistant",
          content: "",
          toolCalls: [{ id: `c${index}`, name: "find", arguments: { index } }],
        },
        { role: "tool", toolCallId: `c${index}`, content: "  bay D\n" },
        { role: "assistant", content: "Noted.\n" },
      ] satisfies Message[]).flat();
    const messages = [
      { role: "system" as const, content: "Be brief." },
      ...talk,
    ];
    const text = counter.render!(messages);
    assert(text.length > 5_000_000);
    assertEquals(counter.count(messages), counter.countText(text));
  },
});
