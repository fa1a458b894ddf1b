import {
  assertEquals,
  assertRejects,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { loadTokenizerCounter } from "../lib/edge/tokenizer.ts";
import { sha256 } from "../lib/edge/sha256.ts";
import { FormatError } from "../lib/errors.ts";
import type { Message } from "../lib/conversation/message.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const ignore = (["read", "write"] as const).some((name) =>
  Deno.permissions.querySync({ name }).state !== "granted"
);
const TEMPLATE =
  "{{ bos_token }}{% for m in messages %}{% if m.role == 'system' %}{{ raise_exception('no system role') }}" +
  "{% endif %}<|turn>{{ m.content }}{% for c in m.tool_calls or [] %}[{{ c.function.name }} {{ c.function.arguments.x }}]" +
  "{% endfor %}{% endfor %}{% if tools %}{{ tools[0].function.name }}{% endif %}" +
  "{% if enable_thinking %}!{% endif %}{% if add_generation_prompt %}<|turn>{% endif %}";
const USER: Message = { role: "user", content: "the aaa" };

/** A test with a folder that holds the given files beside the miniature tokenizer. */
function test(
  name: string,
  files: Record<string, string>,
  fn: (path: (file: string) => string) => Promise<void>,
): void {
  Deno.test({
    name,
    ignore,
    fn: async () => {
      const folder = await Deno.makeTempDir();
      const path = (file: string) => `${folder}/${file}`;
      try {
        const all = {
          "tokenizer.json": JSON.stringify(MINI_TOKENIZER),
          ...files,
        };
        for (const [file, text] of Object.entries(all)) {
          await Deno.writeTextFile(path(file), text);
        }
        await fn(path);
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    },
  });
}

const load = (path: (file: string) => string, template = "chat.jinja") =>
  loadTokenizerCounter({
    tokenizer: path("tokenizer.json"),
    template: path(template),
  });

test(
  "a counter from files counts the whole render, generation prompt included",
  { "chat.jinja": TEMPLATE },
  async (path) => {
    const counter = await load(path);
    assertEquals(counter.render!([USER]), "<|turn>the aaa<|turn>");
    // <|turn>, t, he, ▁, aaa, <|turn>
    assertEquals(counter.count([USER]), 6);
    assertEquals([counter.exact, counter.price], [true, undefined]);
  },
);

test("a counter from files is named after the tokenizer's file and hash", {
  "chat.jinja": TEMPLATE,
}, async (path) => {
  const hash = await sha256(await Deno.readFile(path("tokenizer.json")));
  assertEquals((await load(path)).name, `tokenizer.json ${hash.slice(0, 12)}`);
  const files = {
    tokenizer: path("tokenizer.json"),
    template: path("chat.jinja"),
  };
  assertEquals(
    (await loadTokenizerCounter({ ...files, name: "mine" })).name,
    "mine",
  );
});

test(
  "a template may stand in tokenizer_config.json, whose begin token it writes",
  {
    "tokenizer_config.json": JSON.stringify({
      chat_template: TEMPLATE,
      bos_token: { content: "the" },
    }),
  },
  async (path) => {
    const { render } = await load(path, "tokenizer_config.json");
    assertEquals(render!([USER]), "the<|turn>the aaa<|turn>");
  },
);

test("of several templates the one named default is taken", {
  "tokenizer_config.json": JSON.stringify({
    chat_template: [{ name: "tool_use", template: "x" }, {
      name: "default",
      template: "y",
    }],
  }),
}, async (path) => {
  const { render } = await load(path, "tokenizer_config.json");
  assertEquals(render!([USER]), "y");
});

test(
  "without a configuration the begin token is the usual one among the added tokens",
  {
    "chat.jinja": TEMPLATE,
    "tokenizer.json": JSON.stringify({
      ...MINI_TOKENIZER,
      added_tokens: [...MINI_TOKENIZER.added_tokens, {
        id: 900,
        content: "<s>",
      }],
    }),
  },
  async (path) => {
    assertEquals(
      (await load(path)).render!([USER]),
      "<s><|turn>the aaa<|turn>",
    );
  },
);

test("tools, calls and thinking reach the template in OpenAI's shape", {
  "chat.jinja": TEMPLATE,
}, async (path) => {
  const call = { id: "1", name: "add", arguments: { x: 7 } };
  const { render } = await load(path);
  assertEquals(
    render!([{ role: "assistant", content: "", toolCalls: [call] }], {
      tools: [{ name: "add" }],
      thinking: true,
    }),
    "<|turn>[add 7]add!<|turn>",
  );
});

test("a template that refuses the messages is an error with its words", {
  "chat.jinja": TEMPLATE,
}, async (path) => {
  const counter = await load(path);
  assertThrows(
    () => counter.count([{ role: "system", content: "" }]),
    Error,
    "chat.jinja refuses them: no system role",
  );
});

test(
  "a tokenizer without hard boundaries is counted as the library counts it",
  {
    "chat.jinja": TEMPLATE,
    "tokenizer.json": JSON.stringify({
      ...MINI_TOKENIZER,
      normalizer: { type: "Lowercase" },
      pre_tokenizer: { type: "Whitespace" },
    }),
  },
  async (path) => {
    const { countText, servedBy, reason } = await load(path);
    assertEquals(countText("AAA the"), 3);
    assertEquals(servedBy, "words");
    assertStringIncludes(reason!, "normalizer: expected spaces made ▁");
  },
);

test(
  "a model with a setting that is not provided for is counted by the library, and its counter says so",
  {
    "chat.jinja": TEMPLATE,
    "tokenizer.json": JSON.stringify({
      ...MINI_TOKENIZER,
      model: { ...MINI_TOKENIZER.model, continuing_subword_suffix: "@@" },
    }),
  },
  async (path) => {
    const { name, servedBy, reason } = await load(path);
    assertEquals(servedBy, "library");
    assertStringIncludes(name, " (by the library)");
    assertStringIncludes(reason!, "model.continuing_subword_suffix");
  },
);

test("files that are something else are refused by path", {
  "chat.jinja": "{% for %}",
  "list.json": "[]",
  "none.json": "{}",
  "other.json": '{"model":{}}',
}, async (path) => {
  const wrong: [string, string, string][] = [
    ["tokenizer.json", "chat.jinja", "expected a Jinja template"],
    [
      "tokenizer.json",
      "none.json",
      "expected a chat_template, found none; give",
    ],
    ["chat.jinja", "chat.jinja", "expected a JSON object"],
    ["list.json", "chat.jinja", "expected a JSON object"],
    ["other.json", "chat.jinja", "expected a tokenizer.json"],
  ];
  for (const [tokenizer, template, problem] of wrong) {
    const files = { tokenizer: path(tokenizer), template: path(template) };
    await assertRejects(
      () => loadTokenizerCounter(files),
      FormatError,
      problem,
    );
  }
});

test(
  "a tokenizer or a template that is not UTF-8 is refused with its place",
  { "chat.jinja": TEMPLATE },
  async (path) => {
    for (const file of ["chat.jinja", "tokenizer.json"]) {
      const whole = await Deno.readFile(path(file));
      await Deno.writeFile(path(file), Uint8Array.of(...whole, 10, 0xff));
      await assertRejects(
        () => load(path),
        SyntaxError,
        `Cannot read ${path(file)}: line 2: byte 1 is not UTF-8`,
      );
    }
  },
);
