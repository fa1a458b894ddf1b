import { isObject, type JsonObject } from "../place.ts";

/** How texts start that Codex puts in the user's place. */
const CLIENT_TEXT = new RegExp(
  `^\\s*(?:# AGENTS\\.md instructions for |<(?:${
    [
      "user_instructions",
      "environment_context",
      "permissions instructions",
      "collaboration_mode",
      "turn_aborted",
      "user_shell_command",
      "skill",
      "skills_instructions",
      "apps_instructions",
      "plugins_instructions",
      "personality_spec",
      "model_switch",
      "goal_context",
      "codex_internal_context",
      "subagent_notification",
      "INSTRUCTIONS",
    ].join("|")
  })[ >])`,
);

/** How the summary of a compaction starts where Codex writes it as a user's message. */
const SUMMARY_TEXT =
  /^\s*Another language model started to solve this problem and produced a summary/;

/** Texts of a message item; none for other items. */
export function codexTexts(item: JsonObject): readonly string[] {
  const { content } = item;
  const parts = typeof content === "string" ? [content] : content;
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) =>
    typeof part === "string"
      ? [part]
      : isObject(part) && typeof part.text === "string"
      ? [part.text]
      : []
  );
}

/** Whether the message is Codex's own: settings, the project's instructions, what the user ran in a shell. */
export function isCodexClient(item: JsonObject): boolean {
  if (item.role === "developer" || item.role === "system") return true;
  const texts = codexTexts(item);
  return item.role === "user" && texts.length > 0 &&
    texts.every((text) => CLIENT_TEXT.test(text));
}

/** Whether the user's message is the summary that stands for what was compacted. */
export function isCodexSummary(item: JsonObject, summary: string): boolean {
  const text = codexTexts(item).join("");
  return item.role === "user" &&
    (SUMMARY_TEXT.test(text) || (summary !== "" && text === summary));
}
