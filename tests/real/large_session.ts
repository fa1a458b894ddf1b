/**
 * Compacts a made-up session of 200 MB, a quarter of which is sent to the model, and says how long it took and how much
 * memory it needed; the bound is 500 MB. Run by `deno task test:large`, not by `deno task test`: it takes half a minute.
 */
import { assert } from "@std/assert";
import config from "../../deno.json" with { type: "json" };
import {
  call,
  type Line,
  Session,
  text,
} from "../adapters/claude_code_lines.ts";
import { inFolder } from "../temp_folder.ts";

const WORDS =
  "The pump in bay 7 holds 41,250 kg and must not run dry – see /srv/app/pump.ts:12 or https://pump.test/manual/7. ";

/** Writes sessions of the same turns, doubled until they are large enough. */
async function writeSession(path: string, megabytes: number): Promise<void> {
  using file = await Deno.open(path, { write: true, create: true });
  const encoder = new TextEncoder();
  let bytes = 0;
  let parentUuid: unknown = null;
  for (let turn = 0; bytes < megabytes * 1e6; turn++) {
    const id = `c${turn}`;
    const result = `${turn}: ${WORDS.repeat(200)}`;
    const toolUseResult = { stdout: WORDS.repeat(600), turn };
    const made = new Session().user(
      `Look at pump ${turn}. It must stay below ${turn % 90} degrees.`,
    )
      .part(`m${turn}`, call(id))
      .result(id, result, { toolUseResult })
      .part(`n${turn}`, text("It is fine.")).lines;
    const lines = made.map((line: Line, index) => {
      const uuid = `${turn}.${index}`;
      const linked = { ...line, uuid, parentUuid };
      parentUuid = uuid;
      return JSON.stringify(linked) + "\n";
    });
    const chunk = encoder.encode(lines.join(""));
    for (let at = 0; at < chunk.length;) {
      at += await file.write(chunk.subarray(at));
    }
    bytes += chunk.length;
  }
}

/** The most memory that a process has had so far, in MB; it is asked for until the process has ended. */
async function peakOf(pid: number, ended: Promise<unknown>): Promise<number> {
  let peak = 0;
  let isEnded = false;
  ended.then(() => isEnded = true);
  while (!isEnded) {
    try {
      const status = await Deno.readTextFile(`/proc/${pid}/status`);
      peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000 || peak;
    } catch {
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return peak;
}

const SESSIONS = [[20, "a file"], [200, "a file"], [200, "stdin"]] as const;

for (const [megabytes, from] of SESSIONS) {
  Deno.test({
    name:
      `a session of ${megabytes} MB from ${from} is compacted in less than 500 MB of memory`,
    ignore: Deno.build.os !== "linux",
    fn: () =>
      inFolder({}, async (folder) => {
        await writeSession(`${folder}/in.jsonl`, megabytes);
        const [program, ...args] = config.tasks.compact.command.split(" ");
        assert(program === "deno");
        const start = performance.now();
        const child = new Deno.Command(Deno.execPath(), {
          args: [
            ...args,
            from === "stdin" ? "-" : `${folder}/in.jsonl`,
            "--budget=20000",
            "--out",
            `${folder}/out.jsonl`,
          ],
          stdin: "piped",
          stderr: "inherit",
        }).spawn();
        if (from === "stdin") {
          const file = await Deno.open(`${folder}/in.jsonl`);
          file.readable.pipeTo(child.stdin);
        } else await child.stdin.close();
        const peak = await peakOf(child.pid, child.status);
        const { code } = await child.status;
        const seconds = (performance.now() - start) / 1000;
        console.log(
          `${megabytes} MB from ${from}: ${seconds.toFixed(1)} s, ${
            peak.toFixed(0)
          } MB of memory`,
        );
        assert(code === 0 && peak > 0 && peak < 500, `${peak} MB`);
      }),
  });
}
