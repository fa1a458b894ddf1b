import { assertThrows } from "@std/assert";
import { claudeCode } from "../../lib/adapters/claude_code.ts";
import { codex } from "../../lib/adapters/codex.ts";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { openaiChat } from "../../lib/adapters/openai_chat.ts";
import { Session } from "./claude_code_lines.ts";

const NOTES = "<notes>\n[T9 assistant] We decided.\n</notes>\n\n";

const line = (type: string, payload: object) => ({
  timestamp: "2026-03-01T09:30:00.000Z",
  type,
  payload,
});

const ALL_NOTES: readonly [FormatAdapter, unknown][] = [
  [openaiChat, [{ role: "user", content: NOTES }]],
  [claudeCode, new Session().user(NOTES).lines],
  [codex, [
    line("session_meta", { id: "s1" }),
    line("response_item", {
      type: "message",
      role: "user",
      content: [{ type: "input_text", text: NOTES + NOTES }],
    }),
    // It belongs to the question, of which nothing is left.
    line("event_msg", {
      type: "user_message",
      message: NOTES + NOTES,
      kind: "plain",
    }),
  ]],
];

for (const [adapter, value] of ALL_NOTES) {
  Deno.test(`${adapter.name}: a conversation of notes alone, of which none has room, is refused`, () => {
    assertThrows(
      () =>
        adapter.format(adapter.parse(value), { removedTurns: [], notes: [] }),
      RangeError,
      "no note is left",
    );
  });
}
