import probesFixture from "../fixtures/probes.json" with { type: "json" };
import requestFixture from "../fixtures/request.json" with { type: "json" };
import {
  checkProbeSources,
  compareWithBaseline,
  comparisonJson,
  comparisonText,
  readProbes,
  readRequest,
} from "../mod.ts";
import { chooseCounter, COUNTER_HELP } from "./choose_counter.ts";
import { readJsonFile } from "./read_json_file.ts";
import { runScript, UsageError } from "./run_script.ts";
import { terminalOf } from "./terminal.ts";

const HELP = `
Usage: deno task demo [REQUEST.json [PROBES.json]] [options]

Compacts a conversation to its token budget and shows what became of each fact, beside the drop-oldest baseline.
Without files it takes an example conversation and its facts. A file named - is read from stdin.

Options:
  ${COUNTER_HELP}
  --json             print the exact result as JSON
  -h, --help         this text

Example:
  deno task demo my-request.json my-probes.json

Strictest permissions:
  deno run --no-prompt --allow-read=.cache,my-request.json,my-probes.json jsr:@holdfast/holdfast/cli/demo my-request.json my-probes.json
`;

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: ["counter", "template"],
    boolean: ["json"],
    default: { counter: "gemma4" },
    main: async ({ _: files, counter: counterName, template, json }) => {
      if (files.length > 2) {
        throw new UsageError(`expected at most two files, found ${files[2]}`);
      }
      if (files.includes("")) {
        throw new UsageError("a file's name is empty; see --help");
      }
      const [requestFile, probesFile] = files;
      const request = readRequest(
        requestFile ? await readJsonFile(requestFile) : requestFixture,
      );
      const probes = requestFile && !probesFile ? [] : readProbes(
        probesFile ? await readJsonFile(probesFile) : probesFixture,
      );
      checkProbeSources(probes, request);
      const counter = await chooseCounter(counterName, template);
      await Deno.permissions.revoke({ name: "read" });
      const comparison = compareWithBaseline(request, probes, counter);
      const { colours } = terminalOf(Deno.stdout);
      const text = json
        ? comparisonJson(comparison)
        : comparisonText(comparison, colours);
      await new Blob([text]).stream().pipeTo(Deno.stdout.writable);
      return 0;
    },
  });
}
