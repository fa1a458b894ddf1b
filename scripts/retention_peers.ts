import {
  MEASURED_EXTRACTORS,
  type MeasuredExtractor,
} from "../lib/measure/retention/measured_extractors.ts";
import { mmrScores } from "../lib/measure/retention/peers/mmr_scores.ts";
import {
  peerNotes,
  type ScoreSentences,
} from "../lib/measure/retention/peers/peer_notes.ts";
import { COUNTER_HELP } from "./choose_counter.ts";
import { namesOf } from "./list_options.ts";
import { oneFolder } from "./option_values.ts";
import { checkOutputs } from "./retention/check_outputs.ts";
import { WANTED_SETS } from "./retention/load_sets.ts";
import { measureSets } from "./retention/measure_sets.ts";
import { MEASURING, OUTPUTS } from "./retention/measuring.ts";
import {
  missingPeers,
  MOST_SENTENCES,
} from "./retention/peers/missing_peers.ts";
import {
  PEER_INSTALL,
  PEER_KEYS,
  type PeerKey,
  PEERS,
  SUMY_PEERS,
} from "./retention/peers/peer_list.ts";
import { type PeerProcess, startPeers } from "./retention/peers/start_peers.ts";
import {
  EXTRACTOR_NAMES,
  retentionOptions,
} from "./retention/retention_options.ts";
import { writeOutputs } from "./retention/write_outputs.ts";
import { runScript, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task retention:peers DATA [options]

Measures published summarizers as deno task retention measures our extractors, in one table with them: LexRank, TextRank,
LSA and SumBasic of the Python library sumy, and maximal marginal relevance. A peer says in which order it would keep
sentences, the same ones that our ranking chooses from; they are packed into notes as ours are, at the same budget. All
but mmr take Python 3.11 or newer and, once:
  ${PEER_INSTALL}

Options:
  --peers LIST       ${
  PEER_KEYS.join(",")
} (default: all; lexrank and textrank are left out of a
                     set, and named there, where a conversation has over ${MOST_SENTENCES} sentences)
  --sets LIST        ${WANTED_SETS.join(",")}
                     (default: those that are there; constraints are put into locomo and beam, at 5 %)
  --ratios LIST      budgets, in percent of a conversation's tokens (default: 20)
  --shares LIST      parts of the budget held back for notes, in percent (default: 25,75)
  --extractors LIST  ${EXTRACTOR_NAMES.join(",")}
                     (default: drop-oldest,cue,ranked,random)
  --dates            a line per day among the notes
  --constraints FILE a JSON list of standing instructions (default: the project's own 15)
  --any-version      measure files that are not the pinned ones
  --shard K/N        only every N-th conversation from the K-th on; deno task retention merge puts parts together
  --out FILE         sums by conversation and figures, as JSON
  --figures FILE     figures alone, dated, as JSON
  --picture FILE     the measure of each set against the budget, as SVG
  --html FILE        pictures and tables as one page
  --marked FILE      notes that are marked as replaced, as a JSON list of ids
  ${COUNTER_HELP}
  -h, --help         this text

Example:
  deno task retention:peers ../data --sets locomo --peers lexrank,mmr

Strictest permissions; outputs need --allow-read and --allow-write for their folder too, and Python has what you may do:
  deno run --no-prompt --allow-read=.cache,DATA --allow-run=python3 scripts/retention_peers.ts DATA
`;

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: [...OUTPUTS, ...MEASURING, "peers"],
    boolean: ["dates", "any-version"],
    default: {
      peers: PEER_KEYS.join(","),
      ratios: "20",
      shares: "25,75",
      extractors: "drop-oldest,cue,ranked,random",
      shard: "1/1",
      counter: "gemma4",
    },
    main: async (args) => {
      if (args._[0] === "merge") {
        throw new UsageError("parts are merged by: deno task retention merge");
      }
      const data = oneFolder(args._, "the folder with the sets");
      const keys = namesOf("peers", args.peers, PEER_KEYS);
      const options = retentionOptions(args);
      await checkOutputs(args, { data });
      const sumy = keys.some((key) => key in SUMY_PEERS)
        ? await startPeers()
        : undefined;
      await Deno.permissions.revoke({ name: "run" });
      try {
        const run = await measureSets({
          data,
          args,
          options: {
            ...options,
            extractors: [
              ...options.extractors,
              ...keys.map((key) => PEERS[key].name),
            ],
          },
          extractors: { ...MEASURED_EXTRACTORS, ...peerExtractors(sumy) },
          missingFrom: (set, counter) => missingPeers(keys, set, counter),
        });
        await writeOutputs(run, args);
      } finally {
        await sumy?.close();
      }
      return 0;
    },
  });
}

/** What makes the notes, by name: mmr, and sumy's where its process is there. */
function peerExtractors(
  sumy: PeerProcess | undefined,
): Readonly<Record<string, () => MeasuredExtractor>> {
  const scores = (key: PeerKey): ScoreSentences => (texts) =>
    key === "mmr"
      ? Promise.resolve(mmrScores(texts))
      : sumy!.scores(key, texts);
  return Object.fromEntries(
    PEER_KEYS.map((key) => [
      PEERS[key].name,
      () => ({ runs: [peerNotes(scores(key))] }),
    ]),
  );
}
