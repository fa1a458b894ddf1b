import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { FORMAT_FILES } from "./format_files.ts";
import { runScriptFile } from "./run_script_file.ts";
import { canRun } from "./script_scene.ts";
import { inFolder, namesIn } from "./temp_folder.ts";

const ignore = !canRun;

const SESSION = FORMAT_FILES["claude-code"];
const CHAT = FORMAT_FILES["openai-chat"];
const lines = SESSION.trimEnd().split("\n");
const ask = { role: "user", content: "And?" };
const call = (id: string) => ({
  role: "assistant",
  content: null,
  tool_calls: [{
    id,
    type: "function",
    function: { name: "ls", arguments: "{}" },
  }],
});
const result = (id: string) => ({
  role: "tool",
  tool_call_id: id,
  content: "a.txt",
});

/** What is broken, the file, the code and the line that is said; `FILE` is the file's name. */
const BROKEN: readonly (readonly [string, string, 2, string])[] = [
  ["an empty file", "", 2, "Cannot read FILE: the file is empty"],
  [
    "half a document",
    CHAT.slice(0, CHAT.length / 2),
    2,
    "Cannot read FILE: line ",
  ],
  [
    "half a line in the middle",
    [lines[0], lines[1].slice(0, 40), ...lines.slice(2)].join("\n"),
    2,
    "FILE: Cannot read the claude-code: line 2: expected JSON, found a line that does not parse",
  ],
  [
    "half a first line",
    [lines[0].slice(0, 40), ...lines.slice(1)].join("\n"),
    2,
    "FILE: Cannot read the claude-code: line 1: expected JSON, found a line that does not parse",
  ],
  [
    "lines of two formats",
    SESSION + FORMAT_FILES.codex,
    2,
    `FILE: Cannot read the conversation: line ${
      lines.length + 1
    }: this line is of another format than the lines beside it`,
  ],
  [
    "lines of two formats, far apart",
    `${lines[1]}\n`.repeat(600) + FORMAT_FILES.codex,
    2,
    "FILE: Cannot read the conversation: line 601: this line is of another format than the lines beside it",
  ],
  [
    "a message of a chat behind a session's lines",
    `${SESSION}${JSON.stringify(ask)}\n`,
    2,
    `FILE: Cannot read the conversation: line ${
      lines.length + 1
    }: this line is of another format than the lines beside it`,
  ],
  ...[
    { id: "m1", ...ask },
    { createdAt: 1, ...ask },
    { type: "message", ...ask },
    { content: "x".repeat(1000), role: "user" },
  ].map((message): readonly [string, string, 2, string] => [
    `a chat's message with ${Object.keys(message)} behind a session's lines`,
    `${SESSION}${JSON.stringify(message)}\n`,
    2,
    `FILE: Cannot read the conversation: line ${
      lines.length + 1
    }: this line is of another format than the lines beside it`,
  ]),
  [
    "a message of a chat before a session's lines",
    `${JSON.stringify(ask)}\n${SESSION}`,
    2,
    "FILE: Cannot read the conversation: line 1: ",
  ],
  [
    "lines of no known format",
    '{"role":"user","content":"Hi"}\n{"role":"user","content":"Hi"}\n',
    2,
    "FILE: Cannot read the conversation: line 1: these lines are no session of Claude Code and no rollout of Codex",
  ],
  [
    "messages of two formats",
    JSON.stringify([call("c1"), { role: "user", parts: [{ text: "Hi" }] }]),
    2,
    "FILE: Cannot read the ",
  ],
  [
    "a wrong role",
    JSON.stringify([ask, { role: "robot", content: "Hi" }]),
    2,
    "FILE: Cannot read the openai-chat: [1].role: ",
  ],
  [
    "doubled ids",
    JSON.stringify([ask, call("c1"), call("c1"), ask]),
    2,
    "FILE: Cannot read the openai-chat: ",
  ],
  [
    "null content",
    JSON.stringify([{ role: "user", content: null }]),
    2,
    "FILE: Cannot read the openai-chat: [0].content: ",
  ],
  [
    "an image",
    JSON.stringify([{
      role: "user",
      content: [{ type: "image_url", image_url: { url: "x" } }],
    }]),
    2,
    "FILE: Cannot read the openai-chat: [0].content[0]",
  ],
  [
    "no message",
    "[]",
    2,
    "FILE: Cannot read the conversation: there is no message",
  ],
  [
    "another structure",
    '{"history":[]}',
    2,
    "FILE: Cannot read the conversation: the structure is none of ",
  ],
  [
    "a message of 10 MB as the question",
    JSON.stringify([{ ...ask, content: "x ".repeat(5_000_000) }]),
    2,
    "Cannot compact FILE: [0]: this message of 10,000,000 characters must stay, and alone is over the budget of 100 tokens; shorten it, or give a larger --budget",
  ],
  [
    "a message of 10 MB in a session",
    SESSION + JSON.stringify({
      type: "user",
      uuid: "big",
      parentUuid: JSON.parse(lines.at(-1)!).uuid ?? null,
      message: { role: "user", content: "x".repeat(10_000_000) },
    }),
    2,
    `Cannot compact FILE: message: line ${
      lines.length + 1
    }: this message of 10,000,000 characters must stay, and alone is over the budget of 100 tokens`,
  ],
  [
    "what must stay and is over the budget together",
    JSON.stringify([{ ...ask, content: "x ".repeat(190) }, {
      ...ask,
      content: "y ".repeat(180),
    }]),
    2,
    "Cannot compact FILE: [0]: this message of 380 characters is the largest of what must stay, which needs 190 tokens; the budget is 100; shorten it, or give a larger --budget",
  ],
  [
    "a call that is answered twice",
    JSON.stringify([ask, call("c1"), result("c1"), result("c1"), ask]),
    2,
    'FILE: Cannot read the openai-chat: [3]: the call "c1" is answered at [2], and a second time here',
  ],
  [
    "a uuid of two lines that say two things",
    SESSION + lines[1].replace("content", "contents"),
    2,
    "FILE: Cannot read the claude-code: uuid: line ",
  ],
  [
    "opening brackets and nothing else",
    "[".repeat(1_000_000),
    2,
    "FILE: Cannot read the JSON: line 1: lists and objects are nested more than 1,000 deep at column 1001",
  ],
  [
    "objects that are nested without an end, over many lines",
    '{\n"a":\n'.repeat(500_000),
    2,
    "Cannot read FILE: line 2001: lists and objects are nested more than 1,000 deep at column 1",
  ],
  [
    "a field of a message that is nested too deep",
    JSON.stringify([{ ...ask, x: 0 }]).replace(
      "0",
      `${"[".repeat(5000)}${"]".repeat(5000)}`,
    ),
    2,
    "FILE: Cannot read the JSON: line 1: lists and objects are nested more than 1,000 deep at column ",
  ],
  [
    "a line of a session that is nested too deep",
    `${lines[0]}\n${'{"a":'.repeat(200_000)}\n${lines[1]}\n`,
    2,
    "FILE: Cannot read the JSON: line 2: lists and objects are nested more than 1,000 deep at column 5001",
  ],
  [
    "an object of too many fields",
    `[{"role":"user"${',"a":0'.repeat(1_000_000)}}]`,
    2,
    "FILE: Cannot read the JSON: line 1: an object has more than 1,000,000 fields at column ",
  ],
  [
    "line ends and nothing else",
    "\r\n\n".repeat(1_000_000),
    2,
    "Cannot read FILE: the file is empty",
  ],
  [
    "bytes that are no UTF-8",
    "\xff",
    2,
    "FILE: Cannot read the JSON: line 1: byte 1 is not UTF-8, or half a character; save the whole file as UTF-8\n",
  ],
  [
    "a document with a byte that is no UTF-8 on its second line",
    `[\n{"role":"user","content":"caf\xff"}]`,
    2,
    "FILE: Cannot read the JSON: line 2: byte 30 is not UTF-8, or half a character; save the whole file as UTF-8\n",
  ],
  [
    "a document that stops in the middle of a character",
    `[{"role":"user","content":"冷`,
    2,
    "Cannot read FILE: line 1: byte 28 is not UTF-8, or half a character",
  ],
  [
    "a document with a byte that is no UTF-8 on its third line",
    `[\n{\n"role":"user","content":"caf\xff"}]`,
    2,
    "Cannot read FILE: line 3: byte 29 is not UTF-8",
  ],
  [
    "a session with a byte that is no UTF-8",
    SESSION.replace("a", "\xff"),
    2,
    "FILE: Cannot read the JSON: line 1: byte ",
  ],
  [
    "a session of one line with a byte that is no UTF-8",
    lines[1].replace(/content":"./, `content":"\xff`),
    2,
    "FILE: Cannot read the JSON: line 1: byte ",
  ],
  [
    "a session whose half-written last line has a byte that is no UTF-8",
    `${SESSION}{"type":"\xff`,
    2,
    `FILE: Cannot read the JSON: line ${
      lines.length + 1
    }: byte 10 is not UTF-8, or half a character; save the whole file as UTF-8\n`,
  ],
];

/** UTF-8, but `ÿ` is the one byte 0xff, and of a last `冷` only the first byte is there. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const whole = text.split("\xff").flatMap((part, index) => [
    ...(index === 0 ? [] : [0xff]),
    ...new TextEncoder().encode(part),
  ]);
  return Uint8Array.from(text.endsWith("冷") ? whole.slice(0, -2) : whole);
}

for (const [what, text, exit, message] of BROKEN) {
  Deno.test({
    name:
      `compact of ${what} says one line with its place, exits ${exit}, and writes nothing`,
    ignore,
    fn: () =>
      inFolder({ in: "" }, async (folder) => {
        const path = `${folder}/in`;
        const isPlain = !text.includes("\xff") && !text.endsWith("冷");
        const bytes = isPlain ? new TextEncoder().encode(text) : bytesOf(text);
        await Deno.writeFile(path, bytes);
        const args = [path, "--budget=100", "--counter=characters"];
        for (const more of [[], ["--out", `${folder}/out`]]) {
          const flags = ["--allow-read", "--allow-write"];
          const { code, out, err } = await runScriptFile("scripts/compact.ts", [
            ...args,
            ...more,
          ], { flags });
          assertEquals([code, out], [exit, ""], err);
          assertStringIncludes(err.replaceAll(path, "FILE"), message);
          assertEquals(err.trimEnd().split("\n").length, 1, err);
          assert(err.length < 600, `${err.length}`);
        }
        assertEquals(namesIn(folder), ["in"]);
      }),
  });
}

Deno.test({
  name:
    "compact reads a message of 10 MB that may go, and a last line that is half written",
  ignore,
  fn: async () => {
    const messages = [
      { role: "user", content: "x ".repeat(5_000_000) },
      { role: "assistant", content: "Noted." },
      ask,
    ];
    const args = ["-", "--budget=100", "--counter=characters"];
    const big = await runScriptFile("scripts/compact.ts", args, {
      input: JSON.stringify(messages),
    });
    const [{ content }, ...rest] = JSON.parse(big.out);
    assertEquals([big.code, rest], [0, []], big.err);
    assert(content.endsWith(`</notes>\n\n${ask.content}`), content);
    const input = SESSION + lines[1].slice(0, 50);
    const half = await runScriptFile("scripts/compact.ts", args, { input });
    assertEquals(half.code, 0, half.err);
    assertStringIncludes(
      half.err,
      `warning: line ${lines.length + 1}: the last line is only half written`,
    );
    assert(!half.out.includes(`\n${lines[1].slice(0, 50)}\n`));
    half.out.trimEnd().split("\n").forEach((line) => JSON.parse(line));
  },
});

Deno.test({
  name:
    "a session that stops in the middle of a character is written without that half of it, and says so",
  ignore,
  fn: () =>
    inFolder({ in: "" }, async (folder) => {
      const path = `${folder}/in`;
      const whole = SESSION + '{"type":"user","text":"';
      await Deno.writeFile(path, bytesOf(`${whole}冷`));
      const args = [path, "--budget=100000", "--counter=characters"];
      const { code, out, err } = await runScriptFile(
        "scripts/compact.ts",
        args,
      );
      assertEquals([code, out], [0, whole], err);
      assertStringIncludes(
        err,
        `warning: line ${
          lines.length + 1
        }: the last line is only half written and ends in the middle of a character; it is not read, and that half of a character is not written`,
      );
    }),
});
