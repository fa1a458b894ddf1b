import { assertEquals, assertThrows } from "@std/assert";
import { adapters } from "../../lib/adapters/adapters.ts";
import type { FormatName } from "../../lib/adapters/format_name.ts";
import { compact } from "../../lib/compact/compact.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { FormatError } from "../../lib/errors.ts";
import { call, Session, text } from "./claude_code_lines.ts";

/** A conversation of calls `c1`, each entry a call or its result. */
type Steps = readonly ("call" | "result" | "words")[];

const user = (content: unknown) => ({ role: "user", content });
const chat = {
  call: {
    role: "assistant",
    content: null,
    tool_calls: [{
      id: "c1",
      type: "function",
      function: { name: "ls", arguments: "{}" },
    }],
  },
  result: { role: "tool", tool_call_id: "c1", content: "a.txt" },
  words: { role: "assistant", content: "Wait." },
};
const item = (payload: object) => ({ type: "response_item", payload });
const said = { role: "user", content: [{ type: "input_text", text: "Look." }] };
const responses = {
  call: { type: "function_call", call_id: "c1", name: "ls", arguments: "{}" },
  result: { type: "function_call_output", call_id: "c1", output: "a.txt" },
  words: {
    type: "message",
    role: "assistant",
    content: [{ type: "output_text", text: "Wait." }],
  },
};

/** How each format has it. */
const WRITE: Readonly<Record<FormatName, (steps: Steps) => unknown>> = {
  "openai-chat": (steps) => [user("Look."), ...steps.map((each) => chat[each])],
  "openai-responses": (steps) => [
    said,
    ...steps.map((each) => responses[each]),
  ],
  "anthropic": (steps) => [
    user("Look."),
    ...steps.map((each) => ({
      call: {
        role: "assistant",
        content: [{ type: "tool_use", id: "c1", name: "ls", input: {} }],
      },
      result: user([{ type: "tool_result", tool_use_id: "c1", content: "a" }]),
      words: chat.words,
    }[each])),
  ],
  "ai-sdk": (steps) => [
    user("Look."),
    ...steps.map((each) => ({
      call: {
        role: "assistant",
        content: [
          { type: "tool-call", toolCallId: "c1", toolName: "ls", input: {} },
        ],
      },
      result: {
        role: "tool",
        content: [{
          type: "tool-result",
          toolCallId: "c1",
          toolName: "ls",
          output: { type: "text", value: "a" },
        }],
      },
      words: chat.words,
    }[each])),
  ],
  "gemini": (steps) => [
    { role: "user", parts: [{ text: "Look." }] },
    ...steps.map((each) => ({
      call: {
        role: "model",
        parts: [{ functionCall: { id: "c1", name: "ls", args: {} } }],
      },
      result: {
        role: "user",
        parts: [{ functionResponse: { id: "c1", name: "ls", response: {} } }],
      },
      words: { role: "model", parts: [{ text: "Wait." }] },
    }[each])),
  ],
  "langchain": (steps) => [
    { type: "human", data: { content: "Look." } },
    ...steps.map((each) => ({
      call: {
        type: "ai",
        data: { content: "", tool_calls: [{ id: "c1", name: "ls", args: {} }] },
      },
      result: { type: "tool", data: { content: "a", tool_call_id: "c1" } },
      words: { type: "ai", data: { content: "Wait." } },
    }[each])),
  ],
  "claude-code": (steps) => {
    const session = new Session().user("Look.");
    for (const each of steps) {
      if (each === "call") session.assistant(call("c1"));
      else if (each === "result") session.result("c1", "a");
      else session.assistant(text("Wait."));
    }
    return session.lines;
  },
  "codex": (steps) => [
    item({ type: "message", ...said }),
    ...steps.map((each) => item(responses[each])),
  ],
  "holdfast": (steps) => ({
    turns: [{
      id: "T1",
      messages: [user("Look."), ...steps.map((each) => chat[each])],
    }],
    question: "And?",
  }),
};

/** Where the second of two stands, and the first. */
const PLACES: Partial<Record<FormatName, readonly [string, string]>> = {
  "claude-code": ["message: line 4", "line 2"],
  "codex": ["payload: line 4", "line 2"],
  "holdfast": ["turns[0].messages[3]", "turns[0].messages[1]"],
};

for (const adapter of adapters) {
  const { name } = adapter;
  const [second, first] = PLACES[name] ?? ["[3]", "[1]"];
  Deno.test(`${name}: an id that is called twice is refused with both places`, () => {
    const value = WRITE[name](["call", "words", "call", "result"]);
    const error = assertThrows(() => adapter.parse(value), FormatError);
    assertEquals(
      error.message,
      `Cannot read the ${name}: ${second}: the call's id "c1" is still open from ${first}`,
    );
  });

  const again = WRITE[name](["call", "result", "words", "result", "words"]);
  if (name === "gemini" || name === "claude-code") {
    Deno.test(`${name}: a call that is answered twice is one unit with both results, and a warning`, () => {
      const parsed = adapter.parse(again);
      assertEquals(
        parsed.warnings.map(({ problem }) => problem),
        [
          'a further result of the call, id "c1"; it stays with the call',
        ],
      );
      const { inFlight = [], turns } = parsed.conversation;
      const ids = [...inFlight, ...turns.flatMap(({ messages }) => messages)]
        .flatMap(({ toolCallId }) => toolCallId ?? []);
      assertEquals(ids, ["c1", "c1"]);
      assertEquals(new Set(parsed.owners.slice(1, 5)).size, 1);
    });
  } else {
    Deno.test(`${name}: a call that is answered twice is refused with both places`, () => {
      const [there, before] = name === "holdfast"
        ? ["turns[0].messages[4]", "turns[0].messages[2]"]
        : name === "codex"
        ? ["payload: line 5", "line 3"]
        : ["[4]", "[2]"];
      const error = assertThrows(() => adapter.parse(again), FormatError);
      assertEquals(
        error.message,
        `Cannot read the ${name}: ${there}: the call "c1" is answered at ${before}, and a second time here`,
      );
    });
  }
}

/** A session that was resumed: lines written again, with other settings beside the same words. */
function resumed(fields: object) {
  const session = new Session().user(
    "Exports must stay. " + "Long. ".repeat(40),
  )
    .assistant(text("Noted. " + "Long. ".repeat(40)))
    .user("And the queue?").assistant(text("SQLite. " + "Long. ".repeat(40)));
  const again = session.lines.map((line) => ({ ...line, ...fields }));
  session.lines.push(...again);
  return session.user("Go on.").assistant(text("Done.")).lines;
}

const claudeCode = adapters.find(({ name }) => name === "claude-code")!;

for (const fields of [{}, { gitBranch: "b", version: "9", parentUuid: null }]) {
  Deno.test(`claude-code: lines that are written again are read once and do not come back with ${JSON.stringify(fields)}`, () => {
    const lines = resumed(fields);
    const parsed = claudeCode.parse(lines);
    assertEquals(parsed.warnings.map(({ line, problem }) => [line, problem]), [
      [
        5,
        "lines with the uuid of a line before them: 4, from here on; they are not read",
      ],
    ]);
    const counter = charactersCounter();
    const request = { ...parsed.conversation, notesReserve: 0 };
    const result = compact({ ...request, inputBudget: 100 }, counter);
    assertEquals(result.removedTurns.map(({ id }) => id), ["T1"]);
    const written = claudeCode.format(parsed, result);
    const again = claudeCode.parse(written).conversation;
    const window = compact({ ...request, ...again, inputBudget: 100 }, counter);
    assertEquals(window.messages, result.messages);
    assertEquals(window.removedTurns, []);
  });
}

Deno.test("claude-code: a uuid that stands twice for other words is refused with both lines", () => {
  const { lines } = new Session().user("Use bay D.").assistant(text("Yes."))
    .user("Go on.");
  const twice = [...lines, { ...lines[1], message: lines[0].message }];
  const error = assertThrows(() => claudeCode.parse(twice), FormatError);
  assertEquals([error.path, error.line], ["uuid", 4]);
  assertEquals(
    error.message,
    'Cannot read the claude-code: uuid: line 4: "u2" is also the uuid of line 2, which says something else',
  );
});

Deno.test("claude-code: hooks that share one uuid are no words, and no error", () => {
  const session = new Session().user("Use bay D.").assistant(text("Yes."));
  const hook = (content: string) => ({
    type: "attachment",
    uuid: "h1",
    parentUuid: "u2",
    attachment: { type: "hook_additional_context", content },
  });
  session.lines.push(hook("a"), hook("b"));
  assertEquals(
    claudeCode.parse(session.user("Go on.").lines).warnings.length,
    1,
  );
});

Deno.test("claude-code: a history that is written again under new uuids is read once, from its newest copy", () => {
  const first = new Session().user("Look.").assistant(call("c1"))
    .result("c1", "a").assistant(text("Fine."));
  const copy = first.lines.map((line) => ({
    ...line,
    uuid: `v${line.uuid}`,
    parentUuid: line.parentUuid === null ? null : `v${line.parentUuid}`,
  }));
  first.lines.push(...copy);
  first.last = "vu4";
  const lines = first.user("Go on.").assistant(text("Done.")).lines;
  const { conversation, owners } = claudeCode.parse(lines);
  assertEquals(conversation.turns.map(({ messages }) => messages.length), [4]);
  assertEquals(owners.slice(0, 4), Array(4).fill("(gone)"));
});

Deno.test("claude-code: one message on very many lines is read", () => {
  const session = new Session().user("Go.");
  for (let index = 0; index < 30_000; index++) session.part("m", text("x"));
  assertEquals(
    claudeCode.parse(session.lines).conversation.inFlight?.length,
    1,
  );
});
