import { assertEquals, assertThrows } from "@std/assert";
import { claudeCode } from "../lib/adapters/claude_code.ts";
import type { Conversation } from "../lib/adapters/parsed_conversation.ts";
import { isParsedSession } from "../lib/adapters/parsed_session.ts";
import {
  wholeParsedSession,
  wholeSession,
} from "../lib/adapters/whole_session.ts";
import { call, Session, text } from "./adapters/claude_code_lines.ts";
import { messageTexts } from "../lib/conversation/message_text.ts";
import { FormatError } from "../lib/errors.ts";
import {
  CLAUDE_SESSION,
  CODEX_SESSION,
  PARSED_SESSION,
  SUMMARY,
} from "./audited_sessions.ts";

const linesOf = (session: string) =>
  session.trimEnd().split("\n").map((text, index) => ({
    text,
    line: index + 1,
    ending: "\n" as const,
  }));

/** All that stands in a conversation, with the turn that it is in. */
function said({ turns, question, questionId, inFlight = [] }: Conversation) {
  return [
    ...turns.flatMap(({ id, messages }) =>
      messages.map((message) => `${id}: ${messageTexts(message).join("")}`)
    ),
    `${questionId}? ${question}`,
    ...inFlight.map((message) => messageTexts(message).join("")),
  ];
}

Deno.test("wholeSession() has what Claude Code has compacted since, and not its summary", () => {
  const { conversation } = wholeSession("claude-code", linesOf(CLAUDE_SESSION));
  const texts = said(conversation);
  assertEquals(texts.slice(0, 2), [
    "T1: Exports must stay in eu-west-1. Never page anybody between 22:00 and 06:00.",
    "T1: Noted.",
  ]);
  assertEquals(texts.slice(-2), [
    "T3? Go on.",
    "The table holds 41,250 rows.",
  ]);
  assertEquals(texts.filter((text) => text.includes(SUMMARY)), []);
  const now = claudeCode.parseLines(linesOf(CLAUDE_SESSION));
  assertEquals(said(now.conversation).includes(texts[0]), false);
});

Deno.test("wholeSession() has what Codex has compacted since, and not its summary", () => {
  const { conversation } = wholeSession("codex", linesOf(CODEX_SESSION));
  const texts = said(conversation);
  assertEquals(
    texts[0],
    "T1: Exports must stay in eu-west-1. We have 41,250 rows.",
  );
  assertEquals(texts.at(-1), "T2? Go on.");
  assertEquals(texts.filter((text) => text.includes("Summary")), []);
});

Deno.test("wholeSession() of a session without a compaction is what its client sends now", () => {
  const lines = linesOf(CLAUDE_SESSION)
    .slice(
      0,
      CLAUDE_SESSION.split("\n").findIndex((text) =>
        text.includes("compact_boundary")
      ),
    );
  const { conversation, warnings } = wholeSession("claude-code", lines);
  const parsed = claudeCode.parseLines(lines);
  assertEquals(conversation, parsed.conversation);
  assertEquals(warnings, parsed.warnings);
});

Deno.test("wholeSession() leaves a half-written last line out, with a warning", () => {
  const lines = linesOf(CODEX_SESSION + '{"type":"resp');
  assertEquals(wholeSession("codex", lines).warnings.at(-1), {
    path: "",
    line: lines.length,
    problem: "the last line is only half written; it is not read",
  });
  const broken = [...lines, ...linesOf(CODEX_SESSION)];
  assertThrows(() => wholeSession("codex", broken), FormatError);
});

Deno.test("wholeParsedSession() has the call with its result, and the last turn in flight", () => {
  const session = JSON.parse(PARSED_SESSION);
  if (!isParsedSession(session)) throw new Error("it is one");
  const { conversation: { turns, question } } = wholeParsedSession(session);
  assertEquals(question, "Go on.");
  const [, call, result] = turns[0].messages;
  assertEquals(call.toolCalls?.[0].id, result.toolCallId);
});

Deno.test("wholeSession() reads a call that Claude Code answered twice, as the adapter does", () => {
  const { lines } = new Session().user("Look.").assistant(call("c1"))
    .result("c1", "a").result("c1", "b").assistant(text("Fine."));
  const given = lines.map((line) => JSON.stringify(line)).join("\n");
  const whole = wholeSession("claude-code", linesOf(given));
  const now = claudeCode.parse(lines);
  assertEquals(whole.conversation, now.conversation);
  assertEquals(whole.warnings, now.warnings);
});
