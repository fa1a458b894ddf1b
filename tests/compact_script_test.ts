import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import { planCompaction } from "../lib/compact/plan_compaction.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { byteSource } from "../lib/edge/byte_source.ts";
import { readConversation } from "../lib/edge/read_conversation.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import { toAiSdk } from "./adapters/ai_sdk_histories.ts";
import { plainAnthropicRequest } from "./adapters/anthropic_histories.ts";
import { toGemini } from "./adapters/gemini_histories.ts";
import { toRequest } from "./adapters/holdfast_histories.ts";
import { toLangchain } from "./adapters/langchain_histories.ts";
import { plainOpenaiChat } from "./adapters/openai_chat_histories.ts";
import { plainOpenaiResponsesInput } from "./adapters/openai_responses_histories.ts";
import type { History } from "./contract/histories.ts";
import { DELIVERIES, FORMAT_FILES } from "./format_files.ts";
import {
  auditUses,
  type Ended,
  type RunOptions,
  runScriptFile,
  scriptCommand,
} from "./run_script_file.ts";
import {
  type Refusal,
  REPORT_PERMISSIONS,
  scriptTest,
  testRefusals,
  WRITING,
} from "./script_scene.ts";
import { inFolder, namesIn } from "./temp_folder.ts";

const ESTIMATE = ["--counter", "characters"];
const CHAT = FORMAT_FILES["openai-chat"];

function run(
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return runScriptFile("scripts/compact.ts", [...args, ...ESTIMATE], options);
}

for (const format of FORMAT_NAMES) {
  scriptTest(
    `compact reads ${format}, fits it into the budget and writes ${format}`,
    () =>
      inFolder({ in: FORMAT_FILES[format] }, async (folder) => {
        const path = `${folder}/in`;
        const { code, out, err } = await run([path, "--budget", "110"]);
        assertEquals(code, 0, err);
        assertStringIncludes(err, `${format}: `);
        assertStringIncludes(err, " of 110 tokens (characters/4, an estimate)");
        assertStringIncludes(out, "Crates must ship on Friday.");
        assert(!out.includes("We talk for long about it. We"));
        await Deno.writeTextFile(`${folder}/out`, out);
        const source = await byteSource(`${folder}/out`);
        const { parsed } = readConversation(source, { format });
        const { turns, notes = [], question } = parsed.conversation;
        assertEquals([notes[0].source.turn, question], [
          "T1",
          "What ships when?",
        ]);
        assert(turns.length < 2);
        const plan = planCompaction(
          { ...parsed.conversation, inputBudget: 110, notesReserve: 0 },
          charactersCounter(),
        );
        assertEquals(plan.removedTurns, []);
      }),
  );
}

scriptTest(
  "compact gives a conversation that fits back byte for byte, in each format",
  async () => {
    for (const format of FORMAT_NAMES) {
      const input = FORMAT_FILES[format];
      const { code, out, err } = await run(["-", "--budget", "9000"], {
        input,
      });
      assertEquals([code, out], [0, input], err);
      assertStringIncludes(err, `${format}: everything fits`);
    }
  },
);

scriptTest(
  "compact writes numbers that JavaScript cannot hold, and the file's indentation, as they were",
  async () => {
    const indented = await run(["-", "--budget", "110"], { input: CHAT });
    assert(/^\{?\[?\n {2}\S/.test(indented.out), indented.out.slice(0, 40));
    const plain = JSON.stringify([
      { role: "user", content: "Box 1 must ship. " + "Talk. ".repeat(99) },
      { role: "assistant", content: "Noted." },
      { role: "user", content: "And?" },
      { role: "assistant", content: "Friday." },
      { role: "user", content: "Why?" },
    ]).replace(
      '"content":"Friday."',
      '"content":"Friday.","x_id":9007199254740993.0',
    );
    const short = await run(["-", "--budget", "60"], { input: plain });
    assertStringIncludes(short.out, '"x_id":9007199254740993.0');
  },
);

scriptTest(
  "compact writes a session that fits as it came, blank lines too",
  async () => {
    const text = FORMAT_FILES["claude-code"].replaceAll("\n", " \r\n\n");
    await inFolder({ in: text }, async (folder) => {
      const { out, err } = await run([`${folder}/in`, "--budget", "9999"]);
      assertStringIncludes(err, "nothing was removed");
      assertEquals(out, text);
    });
  },
);

scriptTest("compact ranks notes, or keeps sentences with a cue", async () => {
  const said = async (...args: string[]) => {
    const all = ["-", "--budget=110", ...args];
    return (await run(all, { input: CHAT })).out;
  };
  const value = "pallet 88 stands in bay D, 41,250 kg";
  assertStringIncludes(await said(), value);
  assert(!(await said("--extractor=cue")).includes(value));
});

scriptTest(
  "compact marks a replaced statement unless told to keep it",
  async () => {
    const talk = "We talk. ".repeat(99);
    const input = JSON.stringify(
      [
        "The deadline is March 14.",
        "The deadline moved to March 28.",
        talk,
      ].flatMap((content) => [
        { role: "user", content },
        { role: "assistant", content: "Noted." },
      ]).concat([{ role: "user", content: "And?" }]),
    );
    const said = async (...args: string[]) => {
      const all = ["-", "--budget=90", ...args];
      return (await run(all, { input })).out;
    };
    assertStringIncludes(await said(), "[T1 user; newer: T2] The deadline is");
    assertStringIncludes(
      await said("--keep-replaced"),
      "[T1 user] The deadline is",
    );
  },
);

scriptTest(
  "compact refuses a budget that would leave no message, in each format that can end so, and writes nothing",
  async () => {
    const done: History = {
      ...DELIVERIES,
      turns: DELIVERIES.turns.slice(1, 2),
    };
    const files = {
      "openai-chat": plainOpenaiChat(done),
      "openai-responses": plainOpenaiResponsesInput(done),
      anthropic: plainAnthropicRequest(done),
      "ai-sdk": toAiSdk(done),
      gemini: toGemini(done),
      langchain: toLangchain(done),
      holdfast: toRequest(done, true),
    };
    for (const [format, value] of Object.entries(files)) {
      await inFolder({ in: JSON.stringify(value) }, async (folder) => {
        const path = `${folder}/in`;
        const { code, out, err } = await run([
          path,
          "--budget=14",
          `--format=${format}`,
          "--probes=auto",
          `--save-probes=${folder}/facts.json`,
          `--out=${folder}/out`,
        ], { flags: WRITING });
        assertEquals([code, out], [2, ""], err);
        const said = err.replaceAll(path, "FILE").replace(/needs \d+ /, "");
        assertEquals(
          said,
          "Cannot compact FILE: neither a turn nor a note fits into 14 tokens, so no message would be left; with its newest turn it beside the --reserve; give a larger --budget\n",
        );
        assertEquals(namesIn(folder), ["in"]);
        const [need] = /(?<=needs )\d+/.exec(err)!;
        const enough = [`--budget=${need}`, "--reserve=0"];
        const given = [path, `--format=${format}`, ...enough];
        assertEquals((await run(given)).code, 0, format);
      });
    }
  },
);

scriptTest(
  "compact gives back a conversation that says nothing as it is",
  async () => {
    for (
      const message of [
        { role: "user", content: "" },
        { role: "user", content: [] },
        { role: "system", content: "Be brief." },
      ]
    ) {
      const input = JSON.stringify([message]);
      const { code, out, err } = await run(["-", "--budget=60"], { input });
      assertEquals([code, out], [0, input], err);
      assertStringIncludes(err, "nothing was removed");
    }
  },
);

scriptTest(
  "compact refuses a budget in which the notes that are all a file holds do not fit",
  async () => {
    const notes =
      "<notes>\n[T1 user] Crates must ship on Friday.\n</notes>\n\n";
    const input = JSON.stringify([{ role: "user", content: notes }]);
    const { code, out, err } = await run(["-", "--budget=10"], { input });
    assertEquals([code, out, err], [
      2,
      "",
      "Cannot compact stdin: neither a turn nor a note fits into 10 tokens, so no message would be left; give a larger --budget\n",
    ]);
  },
);

scriptTest(
  "compact --out writes the file whole, with the report on stdout",
  () =>
    inFolder({ "in.json": CHAT, "out.json": "older" }, async (folder) => {
      const { code, out, err } = await run([
        `${folder}/in.json`,
        "--budget=110",
        "--out",
        `${folder}/out.json`,
        "--report=json",
        "--extractor=cue",
      ], { flags: WRITING });
      assertEquals(code, 0, err);
      const { tokens, lost, retentionBy } = JSON.parse(out);
      assert(tokens.after <= 110 && retentionBy === "evidence");
      assertEquals(
        lost.map((
          fact: { text: string; turn: string },
        ) => [fact.text, fact.turn]),
        [
          ["/srv/routes/north", "T1"],
          ["41,250 kg", "T1"],
          ['"pallet":88', "T1"],
        ],
      );
      assertEquals(err.split("\n").length, 2, err);
      assertEquals(namesIn(folder), ["in.json", "out.json"]);
      assertStringIncludes(
        await Deno.readTextFile(`${folder}/out.json`),
        "<notes>",
      );
    }),
);

scriptTest(
  "compact keeps stdout for the conversation: every report goes to stderr",
  async () => {
    const marks = {
      text: "\nBy kind\n",
      markdown: "## Retention",
      json: '"retention":',
      html: "<!DOCTYPE html>",
    };
    for (const [name, mark] of Object.entries(marks)) {
      const { out, err } = await run(
        ["-", "--budget=110", `--report=${name}`],
        { input: CHAT },
      );
      assert(JSON.parse(out) && !out.includes(mark));
      assertStringIncludes(err, mark);
    }
  },
);

scriptTest(
  "compact --save-probes writes facts that can be edited and used again",
  () =>
    inFolder({ "in.json": CHAT }, async (folder) => {
      const facts = `${folder}/facts.json`;
      const args = [`${folder}/in.json`, "--budget=110"];
      const first = await run([
        ...args,
        "--report=json",
        "--save-probes",
        facts,
      ], { flags: WRITING });
      assertEquals(first.code, 0, first.err);
      const probes = readProbes(JSON.parse(await Deno.readTextFile(facts)));
      assert(
        probes.some(({ text, kind }) =>
          text === "/srv/routes/north" && kind === "path"
        ),
      );
      const again = await run([...args, "--report=json", "--probes", facts]);
      assertEquals(again.err, first.err);
      const misspelt = [{ ...probes[0], source: "T9" }];
      await Deno.writeTextFile(facts, JSON.stringify(misspelt));
      const wrong = await run([...args, "--probes", facts]);
      assertEquals([wrong.code, wrong.out], [2, ""]);
      assertStringIncludes(wrong.err, 'source "T9" is no turn');
    }),
);

scriptTest(
  "compact gives its permissions back, and reads only the named file",
  () =>
    inFolder({ "in.json": CHAT }, async (folder) => {
      const log = `${folder}/log.jsonl`;
      const { code, err } = await run([`${folder}/in.json`, "--budget=110"], {
        flags: [...WRITING, REPORT_PERMISSIONS],
        env: { DENO_AUDIT_PERMISSIONS: log },
      });
      assertEquals([code, err.trimEnd().split("\n").at(-1)], [
        0,
        "prompt prompt prompt",
      ]);
      for (const { permission, value } of await auditUses(log)) {
        assert(permission === "read" || permission === "write", permission);
        assert(value.includes("in.json"), value);
      }
    }),
);

scriptTest(
  "compact runs with the permissions that its help names",
  () =>
    inFolder({ "in.json": CHAT }, async (folder) => {
      const { code, out } = await run(["--help"]);
      assertEquals(code, 0);
      assert(/^ +deno run .*jsr:@holdfast\/holdfast\/cli\/compact/m.test(out));
      for (
        const name of [
          ...FORMAT_NAMES,
          "--budget",
          "--reserve",
          "--probes",
          "--save-probes",
          "--report",
          "--out",
          "--counter",
        ]
      ) {
        assertStringIncludes(out, name);
      }
      const path = `${folder}/in.json`;
      const strict = await run([path, "--budget=110"], {
        flags: [`--allow-read=${path}`],
      });
      assertEquals(strict.code, 0, strict.err);
      const write = await run([
        path,
        "--budget=110",
        "--out",
        `${folder}/a.json`,
      ], {
        flags: [`--allow-read=${folder}`, `--allow-write=${folder}`],
      });
      assertEquals(write.code, 0, write.err);
    }),
);

scriptTest(
  "compact that is stopped while it writes leaves no file behind",
  () =>
    inFolder({ "in.json": CHAT }, async (folder) => {
      const hang =
        'Deno.rename=()=>{console.error("hanging");return new Promise((r)=>setTimeout(r,60000))}';
      const child = scriptCommand("scripts/compact.ts", [
        `${folder}/in.json`,
        "--budget=110",
        "--out",
        `${folder}/out.json`,
        ...ESTIMATE,
      ], {
        flags: [
          ...WRITING,
          `--preload=data:text/javascript,${encodeURIComponent(hang)}`,
        ],
      }).spawn();
      const reader = child.stderr.getReader();
      await reader.read();
      assertEquals(namesIn(folder).length, 2);
      child.kill("SIGINT");
      assertEquals((await child.status).code, 130);
      await reader.cancel();
      await child.stdout.cancel();
      await child.stdin.close();
      assertEquals(namesIn(folder), ["in.json"]);
    }),
);

const REFUSED: readonly Refusal[] = [
  ["no file", ["--budget=9"], "name the file to compact"],
  ["two files", ["a", "b", "--budget=9"], "expected one file, found b too"],
  ["no budget", ["-"], "--budget is needed"],
  [
    "a budget that is none",
    ["-", "--budget=1.5"],
    "--budget is a whole number of tokens, found 1.5",
  ],
  [
    "an extractor that is none",
    ["-", "--budget=9", "--extractor=a"],
    "--extractor is ranked or cue here, found a",
  ],
  [
    "replaced statements kept by the cue rule",
    ["-", "--budget=9", "--extractor=cue", "--keep-replaced"],
    "--keep-replaced goes with --extractor ranked",
  ],
  [
    "a reserve that is none",
    ["-", "--budget=9", "--reserve=a"],
    "--reserve is a whole number of tokens",
  ],
  [
    "an unknown format",
    ["-", "--budget=9", "--format=chatml"],
    "--format is openai-chat or",
  ],
  [
    "an unknown report",
    ["-", "--budget=9", "--report=pdf"],
    "--report is text or markdown or json or html here, found pdf",
  ],
  [
    "a missing file",
    ["missing.json", "--budget=9"],
    "Cannot open missing.json",
  ],
  ["a folder", ["lib", "--budget=9"], "Cannot open lib: it is a folder"],
  [
    "a name that is too long",
    ["x".repeat(300), "--budget=9"],
    `Cannot open ${"x".repeat(300)}: file name too long`,
  ],
  ...(Deno.build.os === "linux"
    ? [
      [
        "a file of the system's own",
        ["/dev/stdin", "--budget=9"],
        "Cannot open /dev/stdin: it is no file of yours; pipe it in, and give - as the file",
      ] as const,
    ]
    : []),
  [
    "stdin twice",
    ["-", "--budget=9", "--probes=-"],
    "stdin can be only one of the files",
  ],
  ["facts to save that are given", [
    "-",
    "--budget=9",
    "--probes=fixtures/probes.json",
    "--save-probes=a.json",
  ], "--save-probes goes with --probes auto"],
  [
    "its own input as output",
    ["deno.json", "--budget=9", "--out=./deno.json"],
    "--out ./deno.json is a file that is read",
  ],
];

testRefusals("compact", REFUSED);
