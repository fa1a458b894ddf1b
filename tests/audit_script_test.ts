import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import {
  CLAUDE_SESSION,
  CODEX_SESSION,
  PARSED_SESSION,
  SEALED_SESSION,
  TWICE_SESSION,
} from "./audited_sessions.ts";
import {
  auditUses,
  type Ended,
  type RunOptions,
  runScriptFile,
} from "./run_script_file.ts";
import {
  canRun,
  type Refusal,
  REPORT_PERMISSIONS,
  scriptTest,
  testRefusals,
} from "./script_scene.ts";
import { inFolder } from "./temp_folder.ts";

const ESTIMATE = "--counter=characters";

function run(
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return runScriptFile("scripts/audit.ts", args, options);
}

scriptTest(
  "audit warns on stderr of lines that it does not read",
  async () => {
    const unnamed = '{"type":"user","message":{"content":"It must ship."}}\n';
    const { code, err } = await run(["-", ESTIMATE], {
      input: CLAUDE_SESSION + unnamed + unnamed,
    });
    assertEquals(code, 0, err);
    const at = CLAUDE_SESSION.trimEnd().split("\n").length + 1;
    assertEquals(
      err,
      `warning: line ${at}, uuid: lines without a uuid that is text: 2, from here on; they are not read, and stay in the file\n`,
    );
  },
);

scriptTest(
  "audit says by kind what the summary kept, what was attached again, what is lost and where it was said",
  async () => {
    const { code, out, err } = await run(["-", ESTIMATE, "--report=json"], {
      input: CLAUDE_SESSION,
    });
    assertEquals([code, err], [0, ""]);
    const [audit, ...more] = JSON.parse(out);
    assertEquals(more, []);
    assertEquals([audit.at, audit.turns, audit.messages], [11, 2, 10]);
    const fates = audit.kinds.map((
      row: Record<string, unknown>,
    ) => [
      row.kind,
      row.facts,
      row.summary,
      row.resent,
      row.lost,
      row.replaced,
    ]);
    assertEquals(
      fates,
      [
        ["constraint", 2, 1, 0, 1, 0],
        ["command", 2, 0, 0, 2, 0],
        ["path", 1, 0, 1, 0, 0],
        ["url", 1, 0, 0, 1, 0],
        ["time", 2, 0, 0, 2, 0],
        ["quantity", 1, 0, 0, 1, 0],
        ["error", 1, 0, 0, 1, 0],
      ],
    );
    const where = audit.lost.map((
      fact: { text: string; turn: string; role: string },
    ) => `${fact.turn} ${fact.role} ${fact.text}`);
    for (
      const each of [
        "T1 user Never page anybody between 22:00 and 06:00.",
        "T2.2 assistant deno test --filter nightly",
        "T2.4 assistant https://pump.test/manual/7",
      ]
    ) assert(where.includes(each), `${each} in ${where.join("; ")}`);
    assertEquals(audit.resent.map(({ text }: { text: string }) => text), [
      "/srv/app/nightly.ts",
    ]);
    assertEquals(audit.invented.map(({ value }: { value: string }) => value), [
      "77 minutes",
    ]);
    const { summary, resent, control } = audit.tokens;
    assert(
      control <= summary + resent && control > 0.8 * (summary + resent),
      `${control}`,
    );
  },
);

scriptTest(
  "audit marks what an earlier compaction had lost as out of reach",
  async () => {
    const { out } = await run(["-", ESTIMATE], { input: TWICE_SESSION });
    assertStringIncludes(out, "Compaction 1 of 2, at line 3");
    assertStringIncludes(out, "Compaction 2 of 2, at line 7");
    const second = out.slice(out.indexOf("Compaction 2"));
    assert(
      /url +T1 user, out of reach +– +https:\/\/pump\.test\/manual\/7 +See https:\/\/pump\.test\/manual\/7\./
        .test(second),
      second,
    );
    assert(
      /constraint +T2 user +(?:–|has it) +Never page/.test(second),
      second,
    );
    assert(
      !out.slice(0, out.indexOf("Compaction 2")).includes(", out of reach"),
    );
  },
);

scriptTest(
  "audit reads rollouts of Codex and parsed sessions, told by their structure",
  async () => {
    const codex = await run(["-", ESTIMATE], { input: CODEX_SESSION });
    assertEquals(codex.code, 0, codex.err);
    assert(
      /constraint +T1 user +– +Exports must stay/.test(codex.out),
      codex.out,
    );
    const parsed = await run(["-", ESTIMATE], { input: PARSED_SESSION });
    assertStringIncludes(parsed.out, "Compaction 1 of 1, at message 5");
    assert(
      /command +T1\.1 assistant .*deno test --filter nightly/.test(parsed.out),
      parsed.out,
    );
    assert(!/constraint +T1 user/.test(parsed.out));
  },
);

scriptTest(
  "audit prints every format of report, and says where no compaction has happened",
  async () => {
    const marks = {
      text: "By kind",
      markdown: "| kind |",
      json: '"retention":',
      html: "<!DOCTYPE html>",
    };
    for (const [name, mark] of Object.entries(marks)) {
      const { code, out } = await run(["-", ESTIMATE, `--report=${name}`], {
        input: CLAUDE_SESSION,
      });
      assertEquals(code, 0);
      assertStringIncludes(out, mark);
    }
    const input = CLAUDE_SESSION.split("\n").slice(0, 4).join("\n");
    const said = "No compaction has happened in stdin";
    for (const name of Object.keys(marks)) {
      const none = await run(["-", ESTIMATE, `--report=${name}`], { input });
      const [spoken, silent] = name === "json"
        ? [none.err, none.out]
        : [none.out, none.err];
      assertEquals(none.code, 0);
      assertEquals(spoken.split(said).length, 2);
      assertEquals(silent, name === "json" ? "[]\n" : "");
    }
    const block = await run(["-", ESTIMATE, "--give-back=9"], { input });
    assertEquals([block.out, block.err], ["", `${said}\n`]);
  },
);

scriptTest(
  "audit warns of a last line that is half written, on stderr",
  async () => {
    const input = CLAUDE_SESSION.trimEnd() + '\n{"type":';
    for (const option of ["--report=html", "--report=json", "--give-back=9"]) {
      const { code, err } = await run(["-", ESTIMATE, option], { input });
      assertEquals(code, 0);
      assertStringIncludes(err, ": the last line is only half written");
    }
  },
);

/** The texts of a session before its compaction, as they were said. */
function saidBefore(session: string): string {
  return session.slice(0, session.indexOf("compact_boundary"))
    .replaceAll('\\"', '"');
}

scriptTest(
  "audit --give-back stays within any budget by a recount, gives only what was lost, each line true to its source",
  async () => {
    const counter = await loadGemma4Counter();
    const all = await run(["-", "--report=json"], { input: CLAUDE_SESSION });
    const lost: { sentence: string; turn: string; role: string }[] =
      JSON.parse(all.out)[0].lost;
    for (const budget of [800, 60, 30, 0]) {
      const { code, out, err } = await run(["-", `--give-back=${budget}`], {
        input: CLAUDE_SESSION,
      });
      assertEquals(code, 0);
      assert(counter.countText(out.trimEnd()) <= budget || out === "");
      assert(
        /^\d+ of \d+ lost facts in \d+ of \d+ tokens \(gemma-4-E2B, exact\)\n$/
          .test(err),
        err,
      );
      for (const line of out.split("\n").slice(1, -2)) {
        const [, turn, role, sentence] = /^\[(\S+) (\w+)\] (.*)$/.exec(line)!;
        assert(
          lost.some((fact) =>
            fact.sentence === sentence && fact.turn === turn &&
            fact.role === role
          ),
          line,
        );
        assertStringIncludes(saidBefore(CLAUDE_SESSION), sentence);
      }
      if (budget === 800) {
        assertStringIncludes(
          out,
          "[T1 user] Never page anybody between 22:00 and 06:00.",
        );
        assert(!out.includes("eu-west-1") && !out.includes("nightly.ts"));
        assert(!out.includes("41,250"), "it was said again since");
      }
    }
  },
);

/** A hook's input about a session in a file. */
async function hook(
  fields: Readonly<Record<string, unknown>>,
  session = CLAUDE_SESSION,
  more: readonly string[] = [ESTIMATE],
): Promise<Ended> {
  return await inFolder({ "s.jsonl": session }, (folder) => {
    const input = JSON.stringify({
      session_id: "s1",
      transcript_path: `${folder}/s.jsonl`,
      hook_event_name: "SessionStart",
      source: "compact",
      ...fields,
    });
    return run(["--hook", "claude-code", ...more], { input });
  });
}

scriptTest(
  "the hook prints the block after a compaction, also where the last line is half written",
  async () => {
    const { code, out, err } = await hook({});
    assertEquals([code, err], [0, ""]);
    assert(out.startsWith("<notes>\n") && out.endsWith("\n</notes>\n"));
    assertStringIncludes(out, "[T1 user] Never page anybody");
    const half = await hook({}, CLAUDE_SESSION + CLAUDE_SESSION.slice(0, 90));
    assertEquals([half.code, half.out, half.err], [0, out, ""]);
  },
);

scriptTest(
  "audit says that a summary cannot be read, in place of calling all facts lost, and gives none back",
  async () => {
    const boundary = CLAUDE_SESSION.indexOf('"isCompactSummary"');
    const halfWritten = CLAUDE_SESSION.slice(0, boundary);
    for (const input of [SEALED_SESSION, halfWritten]) {
      for (const report of ["text", "markdown", "html"]) {
        const { code, out } = await run(
          ["-", ESTIMATE, `--report=${report}`],
          { input },
        );
        assertEquals(code, 0);
        assertStringIncludes(
          out,
          "not known: it is not in the file, or only the server reads it",
        );
        assert(!/Lost|No fact|0 %/.test(out), out);
      }
      const json = await run(["-", ESTIMATE, "--report=json"], { input });
      const [audit] = JSON.parse(json.out);
      assertEquals(
        [audit.summaryIsKnown, audit.retention, audit.kinds, audit.lost],
        [false, null, [], []],
      );
      const given = await run(["-", ESTIMATE, "--give-back=800"], { input });
      assertEquals([given.code, given.out], [0, ""]);
      assertStringIncludes(given.err, "is not there, or only the server reads");
    }
    const { code, out, err } = await hook({}, halfWritten);
    assertEquals([code, out], [0, ""]);
    assert(err.startsWith("Nothing is given back: the summary of"), err);
  },
);

scriptTest("the hook is silent for every other event", async () => {
  for (
    const fields of [
      { source: "startup" },
      { source: "resume" },
      { hook_event_name: "PreCompact" },
      { hook_event_name: "UserPromptSubmit", transcript_path: "missing" },
    ]
  ) {
    assertEquals(await hook(fields), { code: 0, out: "", err: "" });
  }
});

scriptTest(
  "the hook never fails the session: one line on stderr, nothing on stdout, exit code 0",
  async () => {
    const troubles: readonly (readonly [Promise<Ended>, string])[] = [
      [hook({ transcript_path: "missing.jsonl" }), "Cannot open missing.jsonl"],
      [hook({ transcript_path: 7 }), "expected a transcript_path"],
      [hook({ transcript_path: "lib" }), "it is a folder"],
      [hook({ transcript_path: "-" }), "Cannot open -"],
      [hook({}, "no JSON\nat all\n"), "line 1"],
      [
        hook({}, CLAUDE_SESSION.split("\n").slice(0, 4).join("\n")),
        "no compaction has happened",
      ],
      [hook({}, CODEX_SESSION), "another format"],
      [hook({}, CLAUDE_SESSION, ["--counter=gpt"]), "--counter is gemma4"],
      [
        hook({}, CLAUDE_SESSION, ["--give-back=many"]),
        "--give-back is a whole number",
      ],
      [run(["--hook", "other"], { input: "{}" }), "--hook is claude-code"],
      [
        run(["--hook", "claude-code"], { input: "{broken" }),
        "Cannot read stdin: ",
      ],
      [run(["--hook", "claude-code"], { input: "" }), "the file is empty"],
      ...["null", "[1]"].map((input) =>
        [
          run(["--hook", "claude-code"], { input }),
          "expected a hook's JSON object",
        ] as const
      ),
    ];
    for (const [ending, message] of troubles) {
      const { code, out, err } = await ending;
      assertEquals([code, out], [0, ""], err);
      assert(err.startsWith("Nothing is given back: "), err);
      assertStringIncludes(err, message);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
    }
  },
);

scriptTest(
  "the hook ends with 0 whatever stands in its settings",
  async () => {
    for (
      const more of [
        ["--wat"],
        ["--give-back"],
        ["--give-back", "-5"],
        ["--redact=maybe"],
      ]
    ) {
      const { code, out, err } = await hook({}, CLAUDE_SESSION, more);
      assertEquals([code, out], [0, ""]);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
    }
    const { code, out } = await run(["--hook"]);
    assertEquals([code, out], [0, ""]);
    assertEquals((await run(["--wat"])).code, 2);
  },
);

Deno.test({
  name: "the hook does not wait for a pipe",
  ignore: !canRun || Deno.build.os === "windows",
  fn: () =>
    inFolder({}, async (folder) => {
      const pipe = `${folder}/pipe`;
      await new Deno.Command("mkfifo", { args: [pipe] }).output();
      const args = ["-c", 'echo > "$0"', pipe];
      await using _ = new Deno.Command("sh", { args }).spawn();
      const { code, out, err } = await hook({ transcript_path: pipe });
      assertEquals([code, out], [0, ""]);
      assertStringIncludes(err, `Cannot open ${pipe}: it is no file`);
    }),
});

scriptTest(
  "the hook says that it has not looked at all of a long session",
  async () => {
    const padding = "The pump is fine. ".repeat(140_000);
    const session = CLAUDE_SESSION.replace("Noted.", padding);
    const { code, out, err } = await hook({}, session);
    assertEquals(code, 0);
    assertStringIncludes(out, "[T1 user] Never page anybody");
    assertEquals(
      err,
      "The session is long: before T2 only the user's words were looked at\n",
    );
  },
);

scriptTest(
  "audit asks for no network, reads only the named file, and gives its permission back",
  () =>
    inFolder({ "s.jsonl": CLAUDE_SESSION }, async (folder) => {
      const log = `${folder}/log.jsonl`;
      const path = `${folder}/s.jsonl`;
      const { code, err } = await run([path, ESTIMATE], {
        flags: [
          `--allow-read=${path}`,
          REPORT_PERMISSIONS,
        ],
        env: { DENO_AUDIT_PERMISSIONS: log },
      });
      assertEquals([code, err], [0, "prompt prompt prompt\n"]);
      for (const { value } of await auditUses(log)) {
        assert(value.includes("s.jsonl"), value);
      }
    }),
);

const REFUSED: readonly Refusal[] = [
  [
    "what is nested without an end",
    ["-"],
    "stdin: Cannot read the JSON: line 1: lists and objects are nested more than 1,000 deep",
    "[".repeat(9000),
  ],
  ["no file", [], "name the session to audit"],
  ["two files", ["a", "b"], "expected one file, found b too"],
  [
    "a report beside a block",
    ["-", "--give-back=9", "--report=json"],
    "--give-back prints one block",
  ],
  [
    "an unknown format",
    ["-", "--format=gemini"],
    "--format is claude-code or codex or parsed-session",
  ],
  [
    "a conversation without compactions of a client's",
    ["fixtures/request.json"],
    "expected JSON Lines of Claude Code or Codex",
  ],
  [
    "a compaction at no place",
    ["-"],
    "compactions[0]: expected { at, summary }",
    '{"messages":[],"compactions":[{"at":4,"summary":""}]}',
  ],
  [
    "a parsed message without parts",
    ["-"],
    "messages[0]: expected { role: user or assistant, parts }",
    '{"messages":[{"role":"user"}],"compactions":[]}',
  ],
  [
    "a broken line",
    ["-"],
    "line 2: expected JSON",
    CLAUDE_SESSION.replace('{"parentUuid":"u1"', '{"parentUuid:'),
  ],
];

testRefusals("audit", REFUSED);
