import oracle from "../../fixtures/oracle/gemma4-ids.json" with {
  type: "json",
};
import type { Bench } from "./bench.ts";
import type {
  DifferencesState,
  DifferencesTask,
} from "./differences_worker.ts";
import { isSame } from "./is_same.ts";
import { atMost, type Row } from "./row.ts";

/** Seeds of the adversarial texts, each with a thread of its own. */
const SEEDS = [20_261_005, 20_261_006];

/** P10: texts whose count or ids are not those of the plain library, or of the oracle. */
export async function differences(bench: Bench): Promise<readonly Row[]> {
  const count = bench.quick ? 2_000 : 200_000;
  const done = SEEDS.map(() => 0);
  const shares = await Promise.all(
    SEEDS.map((seed, index) =>
      inThread({ count: count / SEEDS.length, seed }, (texts) => {
        done[index] = texts;
        const all = done.reduce((sum, each) => sum + each);
        bench.say(`P10 ${all.toLocaleString("en")} texts`);
      })
    ),
  );
  const { encode } = bench.freshEncoder();
  const wrong = oracle.cases.filter(({ text, ids }) =>
    !isSame(encode(text), ids)
  );
  return [
    differencesRow(
      `${
        count.toLocaleString("en")
      } adversarial texts against the plain library`,
      shares.reduce((sum, each) => sum + each),
    ),
    differencesRow(
      `${oracle.cases.length} texts of the oracle against the Rust library`,
      wrong.length,
    ),
  ];
}

/** How many texts differ, compared in a thread. */
function inThread(
  task: DifferencesTask,
  say: (texts: number) => void,
): Promise<number> {
  const url = new URL("./differences_worker.ts", import.meta.url);
  const worker = new Worker(url, { type: "module" });
  return new Promise<number>((found, failed) => {
    worker.onerror = (event) => {
      event.preventDefault();
      failed(new Error(event.message));
    };
    worker.onmessage = ({ data }: MessageEvent<DifferencesState>) => {
      say(data.done);
      if (data.done === task.count) found(data.different);
    };
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

function differencesRow(what: string, different: number): Row {
  return {
    target: "P10",
    what: `texts with another count or other ids, ${what}`,
    ours: { value: different, unit: "" },
    bound: atMost(different, 0),
  };
}
