import probesFixture from "../fixtures/probes.json" with { type: "json" };
import lessonFixture from "../fixtures/region.replay.json" with {
  type: "json",
};
import requestFixture from "../fixtures/request.json" with { type: "json" };
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import {
  compareWithBaseline,
  comparisonJson,
  exportReplay,
  gradeRecord,
  gradesJson,
  readLesson,
  readProbes,
  readRequest,
  replayJson,
  replayLesson,
} from "../mod.ts";
import { buildPage } from "./build_page.ts";
import { oracleSubset, printOracle } from "./oracle_subset.ts";
import { readAnswerRecord } from "./read_answer_record.ts";
import { runScript, UsageError } from "./run_script.ts";
import { writeTextFile } from "./write_output.ts";

const HELP = `
Usage: deno task record [--check]

Remakes every file that programs write: recorded/ and fixtures/oracle/.

Options:
  --check       write nothing; end with 1 if a file is not what would be written
  -h, --help    this text

Example:
  deno task record --check

Strictest permissions:
  deno run --allow-read --allow-write=recorded,fixtures/oracle --allow-run=deno scripts/record.ts
`;

/** A file that a program writes, and how; undefined where what it is made of is not here. */
interface RecordedFile {
  readonly path: string;
  readonly make: () => Promise<string | undefined>;
}

const RECORDED: readonly RecordedFile[] = [
  { path: "recorded/compaction-result.json", make: makeCompactionResult },
  { path: "recorded/answer-grades.json", make: makeAnswerGrades },
  { path: "recorded/region.replay.json", make: makeRegionReplay },
  { path: "recorded/replay_page.ts", make: buildPage },
  {
    path: "fixtures/oracle/gemma4-ids.json",
    make: () => makeOracle("ids", 300),
  },
  {
    path: "fixtures/oracle/gemma4-renders.json",
    make: () => makeOracle("renders", 60),
  },
];

async function makeCompactionResult(): Promise<string> {
  return comparisonJson(compareWithBaseline(
    readRequest(requestFixture),
    readProbes(probesFixture),
    await loadGemma4Counter(),
  ));
}

/** The answers themselves are a model's: only their grades are remade. */
async function makeAnswerGrades(): Promise<string> {
  const record = await readAnswerRecord("recorded/answer-result.json");
  return gradesJson(record, gradeRecord(record, readProbes(probesFixture)));
}

/** The lesson as it starts, looked at where a mention is first unsupported. */
function makeRegionReplay(): Promise<string> {
  const lesson = readLesson(lessonFixture);
  const replay = replayLesson(lesson, { budget: 24, policy: "evict" });
  return Promise.resolve(replayJson(exportReplay(replay, 30)));
}

async function makeOracle(
  kind: string,
  size: number,
): Promise<string | undefined> {
  const text = await readIfThere(`../shared/oracle/gemma4-${kind}.json`);
  return text && printOracle(oracleSubset(JSON.parse(text), size));
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function record(file: RecordedFile, check: boolean): Promise<string> {
  const text = await file.make();
  if (text === undefined) return "skipped: what it is made of is not here";
  if (text === await readIfThere(file.path)) return "unchanged";
  if (check) return "differs; remake it with deno task record";
  await writeTextFile(file.path, text);
  return "written";
}

if (import.meta.main) {
  await runScript({
    writes: true,
    help: HELP,
    boolean: ["check"],
    main: async ({ _: [extra], check }) => {
      if (extra !== undefined) {
        throw new UsageError(`record takes no argument, found ${extra}`);
      }
      let differs = false;
      for (const file of RECORDED) {
        const outcome = await record(file, check);
        differs ||= outcome.startsWith("differs");
        console.log(`${file.path}: ${outcome}`);
      }
      return differs ? 1 : 0;
    },
  });
}
