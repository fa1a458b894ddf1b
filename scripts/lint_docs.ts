import config from "../deno.json" with { type: "json" };
import { runScript } from "./run_script.ts";

const HELP = `
Usage: deno task doc

Checks that each symbol of each entry in the exports map has documentation. It takes no options.

Example: deno task doc
Needs:   deno run --allow-read --allow-run scripts/lint_docs.ts
`;

if (import.meta.main) {
  await runScript({
    help: HELP,
    main: async () => {
      const entries = Object.values(config.exports);
      const { code } = await new Deno.Command(Deno.execPath(), {
        args: ["doc", "--lint", ...entries],
        stdout: "null",
        stderr: "inherit",
      }).output();
      return code === 0 ? 0 : 1;
    },
  });
}
