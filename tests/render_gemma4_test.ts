import {
  assert,
  assertEquals,
  assertNotEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import kept from "../fixtures/oracle/gemma4-renders.json" with { type: "json" };
import { chatTemplate } from "../lib/edge/chat_template.ts";
import { readMessage } from "../lib/conversation/read_message.ts";
import {
  fromOpenAI,
  type Message,
  renderGemma4,
  type ToolDeclaration,
} from "../mod.ts";

interface Case {
  readonly name: string;
  readonly addGenerationPrompt: boolean;
  readonly thinking: boolean;
  readonly tools: readonly { readonly function: ToolDeclaration }[];
  readonly messages: readonly unknown[];
  readonly rendered?: string;
  readonly error?: boolean;
}

/**
 * The oracle was printed by a Jinja in JavaScript, whose trim takes U+FEFF and leaves U+0085; the template's own Jinja,
 * in Python, does the opposite. Only these cases may differ.
 */
const TRIMMED_OTHERWISE = /[\ufeff\x85]/;

const FULL = new URL(
  "../../shared/oracle/gemma4-renders.json",
  import.meta.url,
);

function fullOracle(): readonly Case[] | undefined {
  const query = { name: "read", path: FULL } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return;
  try {
    return JSON.parse(Deno.readTextFileSync(FULL)).cases;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

function render(one: Case, messages: readonly unknown[]): string {
  return renderGemma4(
    messages.map((message) => readMessage(message, "message") as Message),
    {
      tools: one.tools.map((tool) => tool.function),
      thinking: one.thinking,
      addGenerationPrompt: one.addGenerationPrompt,
    },
  );
}

/** As `render`, with arguments that are text left as text: the template refuses them. */
function renderRaw({ messages }: Case): string {
  return renderGemma4(messages.map((value) => {
    const message = value as { tool_calls?: { function: object }[] };
    const calls = message.tool_calls?.map((call) => call.function);
    return { ...message, toolCalls: calls } as unknown as Message;
  }));
}

/** The messages with the white space at the ends of their texts taken away as JavaScript's trim does. */
function trimmed(messages: readonly unknown[]): readonly unknown[] {
  return messages.map((value) => {
    const message = value as { role: string; content: unknown };
    if (message.role === "tool") return message;
    return {
      ...message,
      content: typeof message.content === "string"
        ? message.content.trim()
        : (message.content as { text: string }[]).map((part) => ({
          ...part,
          text: part.text.trim(),
        })),
    };
  });
}

function assertRenders(cases: readonly Case[]): void {
  let different = 0;
  for (const one of cases) {
    if (one.error) {
      assertThrows(() => renderRaw(one), TypeError);
      continue;
    }
    const ours = render(one, one.messages);
    if (ours === one.rendered) continue;
    different++;
    assert(TRIMMED_OTHERWISE.test(JSON.stringify(one.messages)), one.name);
    assertNotEquals(ours, one.rendered);
    assertEquals(
      withoutOuter(render(one, trimmed(one.messages))),
      withoutOuter(one.rendered!),
    );
  }
  assert(different > 0, "the known difference is gone: take it out");
}

/** Without the characters that the two trims treat differently. */
function withoutOuter(rendered: string): string {
  return rendered.replaceAll(/[\ufeff\x85]/g, "");
}

Deno.test("renderGemma4() prints what the template prints, for the oracle's cases kept here", () => {
  assertRenders(kept.cases as unknown as readonly Case[]);
});

const full = fullOracle();
Deno.test({
  name:
    "renderGemma4() prints what the template prints, for all of ../shared/oracle/gemma4-renders.json",
  ignore: full === undefined,
  fn: () => assertRenders(full!),
});

Deno.test("renderGemma4() leaves a byte order mark and takes U+0085, as the template's own Jinja does", () => {
  assertEquals(
    renderGemma4([{ role: "user", content: "\ufeffa\x85" }], {
      addGenerationPrompt: false,
    }),
    "<bos><|turn>user\n\ufeffa<turn|>\n",
  );
});

Deno.test("renderGemma4() closes a tool round that a user's message follows", () => {
  const rendered = renderGemma4([
    { role: "user", content: "Where?" },
    {
      role: "assistant",
      content: "",
      toolCalls: [{ id: "1", name: "find", arguments: { pallet: 88 } }],
    },
    { role: "tool", content: "bay D", toolCallId: "1" },
    { role: "user", content: "And now?" },
  ]);
  assertEquals(
    rendered,
    "<bos><|turn>user\nWhere?<turn|>\n<|turn>model\n" +
      "<|tool_call>call:find{pallet:88}<tool_call|>" +
      '<|tool_response>response:find{value:<|"|>bay D<|"|>}<tool_response|>' +
      "<turn|>\n<|turn>user\nAnd now?<turn|>\n<|turn>model\n",
  );
});

Deno.test("renderGemma4() sorts arguments without regard to case, and nests them", () => {
  const rendered = renderGemma4([{
    role: "assistant",
    content: "",
    toolCalls: [{
      id: "1",
      name: "set",
      arguments: { b: [1, true, null], A: { z: "x", y: 2 } },
    }],
  }], { addGenerationPrompt: false });
  assertEquals(
    rendered,
    '<bos><|turn>model\n<|tool_call>call:set{A:{y:2,z:<|"|>x<|"|>},b:[1,true,None]}<tool_call|><|tool_response>',
  );
});

Deno.test("renderGemma4() prints numbers as Python does, in which the template is run", () => {
  const written = '{"a":[1.0,1e2,-0],"b":12345678901234567890,"c":1e400}';
  const { inFlight } = fromOpenAI([
    { role: "user", content: "Go." },
    {
      role: "assistant",
      content: null,
      tool_calls: [{
        id: "1",
        type: "function",
        function: { name: "set", arguments: written },
      }],
    },
    { role: "tool", tool_call_id: "1", content: "done" },
  ], { inputBudget: 1000 });
  assertStringIncludes(
    renderGemma4(inFlight ?? []),
    "call:set{a:[1.0,100.0,0],b:12345678901234567890,c:inf}",
  );
  const toolCalls = [{ id: "1", name: "set", arguments: { x: 1e-7, y: 3 } }];
  assertStringIncludes(
    renderGemma4([{ role: "assistant", content: "", toolCalls }]),
    "call:set{x:1e-07,y:3}",
  );
});

Deno.test("renderGemma4() refuses arguments that are text, as the template does", () => {
  const toolCalls = [{ id: "1", name: "set", arguments: "{}" as never }];
  assertThrows(
    () => renderGemma4([{ role: "assistant", content: "", toolCalls }]),
    TypeError,
    "Cannot render the call of set: its arguments must be an object, they are a string",
  );
});

const TEMPLATE = new URL(
  "../.cache/gemma4/chat_template.jinja",
  import.meta.url,
);

function templateText(): string | undefined {
  const query = { name: "read", path: TEMPLATE } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return;
  try {
    return Deno.readTextFileSync(TEMPLATE);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

const template = templateText();
Deno.test({
  name:
    "the pinned chat template itself prints the recorded renders (only where prepare got it from the hub)",
  ignore: template === undefined,
  fn: () => {
    const tokens = { bos_token: "<bos>", eos_token: "<eos>" };
    const print = chatTemplate(template!, "chat_template.jinja", tokens);
    for (const one of kept.cases as unknown as readonly Case[]) {
      if (one.error || !one.addGenerationPrompt) continue;
      const messages = one.messages.map((value) =>
        readMessage(value, "message") as Message
      );
      const tools = one.tools.map((tool) => tool.function);
      const printed = print(messages, { tools, thinking: one.thinking });
      assertEquals([one.name, printed], [one.name, one.rendered]);
    }
  },
});
