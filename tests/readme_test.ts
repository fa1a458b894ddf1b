import { assert } from "@std/assert";
import readme from "../README.md" with { type: "text" };
import config from "../deno.json" with { type: "json" };
import { guard } from "../mod.ts";
import { runScriptFile } from "./run_script_file.ts";

const ignore = Deno.permissions.querySync({ name: "run" }).state !== "granted";

async function outputOf(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      "--no-check",
      "--allow-read",
      script,
      ...args,
    ],
    cwd: new URL("..", import.meta.url),
    env: { NO_COLOR: "1" },
  }).output();
  return new TextDecoder().decode(stdout);
}

Deno.test({
  name: "README shows what the demo prints",
  ignore,
  fn: async () => {
    assert(
      readme.includes(
        `$ deno task demo\n${await outputOf("scripts/demo.ts")}\`\`\``,
      ),
    );
  },
});

Deno.test({
  name: "README shows what the answer check prints",
  ignore,
  fn: async () => {
    const output = await outputOf("scripts/answer_check.ts");
    assert(readme.includes(`$ deno task answer_check\n${output}\`\`\``));
  },
});

Deno.test({
  name: "README shows what a pack prints",
  ignore,
  fn: async () => {
    const [, args] = /^\$ deno task pack (.+)$/m.exec(readme)!;
    const output = await outputOf("scripts/pack.ts", ...args.split(" "));
    assert(readme.includes(`$ deno task pack ${args}\n${output}\`\`\`\``));
  },
});

Deno.test({
  name: "README shows what an audit prints, and what it gives back",
  ignore,
  fn: async () => {
    const session = "fixtures/session.jsonl";
    const report = await outputOf("scripts/audit.ts", session);
    assert(readme.includes(`$ deno task audit ${session}\n${report}\`\`\``));
    const args = [session, "--give-back", "150"];
    const block = await outputOf("scripts/audit.ts", ...args);
    const command = `$ deno task audit ${args.join(" ")}`;
    assert(readme.includes(`${command}\n${block}\`\`\``));
  },
});

Deno.test({
  name: "README shows what compact says and what a failed gate prints",
  ignore,
  fn: async () => {
    const { err } = await runScriptFile("scripts/compact.ts", [
      "fixtures/session.jsonl",
      "--budget=200",
    ]);
    assert(readme.includes(`--out smaller.jsonl\n${err}\`\`\``));
    const compacted = await runScriptFile("scripts/compact.ts", [
      "fixtures/request.json",
      "--budget=465",
    ]);
    const probed = await runScriptFile("scripts/probe.ts", [
      "-",
      "--before=fixtures/request.json",
      "--probes=fixtures/probes.json",
      "--min-retention=0.95",
    ], { input: compacted.out });
    assert(
      readme.includes(`--junit out.xml\n${probed.out}${probed.err}\`\`\``),
    );
  },
});

Deno.test({
  name: "README shows what a guard says of the example around it",
  fn: () => {
    const before = [
      { role: "user" as const, content: "Exports must stay in eu-west-1." },
      { role: "assistant" as const, content: "Noted." },
      { role: "user" as const, content: "Go on." },
    ];
    const { messages, accepted, reasons, report } = guard(
      before,
      before.slice(2),
      { minRetention: 0.9 },
    );
    const says = [
      `console.log(accepted, messages === before); // ${accepted} ${
        messages === before
      }`,
      `console.log(reasons[0].message); // ${reasons[0].message}`,
      `console.log(report?.lost[0].sentence); // ${report?.lost[0].sentence}`,
    ];
    for (const line of says) assert(readme.includes(line), line);
  },
});

Deno.test({
  name:
    "README has the strictest line of each script for users, as its help prints it",
  ignore,
  fn: async () => {
    const scripts = Object.entries(config.exports).filter(([name]) =>
      name.startsWith("./cli/")
    );
    assert(scripts.length > 0);
    for (const [name, path] of scripts) {
      const help = await outputOf(path, "--help");
      const line = /^ +(deno run .*jsr:.*)$/m.exec(help)?.[1] ??
        `no line in ${path}`;
      const general = line
        .replaceAll("my-request.json", "REQUEST")
        .replaceAll("my-probes.json", "PROBES");
      assert(readme.includes(`\`${general}\``), `${name}: ${general}`);
    }
  },
});

Deno.test("README names every door of the exports map that is no script", () => {
  for (const name of Object.keys(config.exports)) {
    if (name.startsWith("./cli/")) continue;
    assert(readme.includes(`\`@holdfast/holdfast${name.slice(1)}\``), name);
  }
});

Deno.test({
  name: "README shows the limits that the demo shows",
  ignore,
  fn: async () => {
    const limits = (await outputOf("scripts/demo.ts")).split("\nLimits\n")[1];
    const words = readme.replaceAll(/\s+/g, " ");
    for (
      const limit of [
        "without a cue",
        "beside its replacement",
        "paraphrase counts as lost",
      ]
    ) {
      assert(limits.includes(limit), `demo: ${limit}`);
      assert(words.includes(limit), `README: ${limit}`);
    }
  },
});

Deno.test("README holds no placeholder", () => {
  assert(!/\b(?:BENCH|ANSWERS|TODO|TBD|FIXME)\b/.test(readme));
});
