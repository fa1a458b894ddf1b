import { assert } from "@std/assert";
import readme from "../README.md" with { type: "text" };
import config from "../deno.json" with { type: "json" };

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
