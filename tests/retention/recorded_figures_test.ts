import { assert, assertEquals } from "@std/assert";
import recordedFile from "../../recorded/retention.json" with { type: "json" };
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { MEASURED_EXTRACTORS } from "../../lib/measure/retention/measured_extractors.ts";
import { figuresOf } from "../../lib/measure/retention/run/figures.ts";
import { loadSets } from "../../scripts/retention/load_sets.ts";
import { runSets } from "../../scripts/retention/run_sets.ts";
import { hasSharedData } from "../shared_conversations.ts";

/** As `retentionFiguresJson` writes it. */
interface Recorded {
  readonly version: string;
  readonly sets: readonly {
    readonly set: string;
    readonly figures: readonly Readonly<Record<string, unknown>>[];
  }[];
}

const recorded = recordedFile as unknown as Recorded;
const DATA = new URL("../../../shared/data", import.meta.url).pathname;
const canRead = Deno.permissions.querySync({ name: "read" }).state ===
  "granted";

Deno.test("the recorded figures name set, hash, version and date, and hold no text of the sets", () => {
  assertEquals(
    Object.keys(recorded),
    ["date", "layout", "version", "counter", "options", "sets"],
  );
  for (const set of recorded.sets) {
    assertEquals(
      Object.keys(set),
      ["set", "hash", "conversations", "tokens", "answers", "figures"],
    );
    for (const row of set.figures) {
      const { extractor: _, ratio: _ratio, share: _share, ...figures } = row;
      for (const [measure, figure] of Object.entries(figures)) {
        const numbers = Object.values(figure as object);
        assert(numbers.every((each) => typeof each === "number"), measure);
      }
    }
  }
});

Deno.test({
  name:
    "the recorded figures of recent turns and of the cue rule are what a run gives",
  ignore: !canRead || !hasSharedData(),
  fn: async () => {
    const sets = await loadSets({
      data: DATA,
      wanted: ["locomo"],
      instructions: [],
      anyVersion: false,
    });
    const run = await runSets({
      sets,
      extractors: MEASURED_EXTRACTORS,
      options: {
        ratios: [20],
        shares: [75],
        extractors: ["drop-oldest", "cue"],
        dates: false,
      },
      shard: { number: 1, of: 1 },
      counter: await loadGemma4Counter(),
      version: recorded.version,
      onDone: () => {},
      onResult: () => () => {},
    });
    const { figures } = recorded.sets.find(({ set }) => set === "locomo")!;
    for (const figure of figuresOf(run.sets[0])) {
      const { extractor, ratio, share, measure } = figure;
      const row = figures.find((each) =>
        each.extractor === extractor && each.ratio === ratio &&
        each.share === share
      );
      const { percent, low, high, count } = figure;
      assertEquals(row?.[measure], { percent, low, high, count });
    }
  },
});
