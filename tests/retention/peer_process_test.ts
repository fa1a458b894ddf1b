import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import {
  PEER_FOLDER,
  SUMY_PEERS,
} from "../../scripts/retention/peers/peer_list.ts";
import { readScores } from "../../scripts/retention/peers/read_scores.ts";
import { startPeers } from "../../scripts/retention/peers/start_peers.ts";
import { UsageError } from "../../scripts/usage_error.ts";
import { BY_LENGTH, fakeProgram, READY } from "./fake_peers.ts";

const ignore = Deno.permissions.querySync({ name: "run" }).state !== "granted";

/** A process that says a line and answers by an expression. */
const start = (first: string, answer: string) =>
  startPeers([Deno.execPath(), "eval", fakeProgram(first, answer)]);

for (
  const [what, line, message] of [
    ["too few scores", '{"scores":[1]}', "gave 1 scores for 2 sentences"],
    [
      "a score that is null",
      '{"scores":[1,null]}',
      "gave no finite number as score 2 of 2: null",
    ],
    [
      "a score that is text",
      '{"scores":["1",2]}',
      'gave no finite number as score 1 of 2: "1"',
    ],
    ["NaN", '{"scores":[NaN,1]}', 'gave no JSON object: {"scores":[NaN,1]}'],
    ["a bare number", "7", "gave no JSON object: 7"],
    ["another object", "{}", "gave no scores"],
    ["an error", '{"error":"MemoryError: "}', "failed: MemoryError: "],
  ] as const
) {
  Deno.test(`readScores() refuses ${what} and names the peer`, () => {
    assertThrows(
      () => readScores("sumy LexRank", line, 2),
      Error,
      `sumy LexRank ${message}`,
    );
  });
}

Deno.test("readScores() gives one finite number for each sentence", () => {
  assertEquals(readScores("x", '{"scores":[1,-0.5]}', 2), [1, -0.5]);
});

Deno.test({
  name: "startPeers() asks one process again and again, in any language",
  ignore,
  fn: async () => {
    const peers = await start(READY, BY_LENGTH);
    assertEquals(await peers.scores("lsa", ["a", "bcd"]), [1, 3]);
    const long = ["ä".repeat(200_000), "\ud800 line\nbreak"];
    assertEquals(await peers.scores("lexrank", long), [200_000, 12]);
    await peers.close();
  },
});

for (
  const [what, first, message] of [
    [
      "a package is missing",
      '{"missing":"ModuleNotFoundError: No module named \'sumy\'"}',
      "No module named 'sumy'; get them by: python3 -m pip install",
    ],
    [
      "a package is of another version",
      READY.replace("0.13.0", "0.12.0"),
      "sumy is 0.12.0, not 0.13.0; get them by",
    ],
    ["something else answers", "Hello", "Python says Hello; get them by"],
    ["its answer is no object", "null", "Python says null; get them by"],
  ] as const
) {
  Deno.test({
    name: `startPeers() says how to get the peers where ${what}`,
    ignore,
    fn: async () => {
      await assertRejects(() => start(first, "0"), UsageError, message);
    },
  });
}

Deno.test({
  name: "startPeers() says how to get the peers where Python is not there",
  ignore,
  fn: async () => {
    await assertRejects(
      () => startPeers(["no-such-python"]),
      UsageError,
      "no-such-python is not there; get them by: python3 -m pip install",
    );
    await assertRejects(
      () => startPeers([Deno.execPath(), "eval", "0"]),
      UsageError,
      "Python ended at once; get them by",
    );
  },
});

Deno.test({
  name: "startPeers() names the peer at which its process ended",
  ignore,
  fn: async () => {
    const peers = await start(READY, "Deno.exit(7)");
    await assertRejects(
      () => peers.scores("textrank", ["a", "b"]),
      Error,
      "sumy 0.13.0 TextRank ended with exit code 7 before it had scored 2 sentences",
    );
    await peers.close();
  },
});

const canAsk = !ignore &&
  Deno.permissions.querySync({ name: "read" }).state === "granted";

Deno.test({
  name:
    "the peers of sumy, where they are installed, score the same sentences the same way twice, empty ones too",
  ignore: !canAsk || !isInstalled(),
  fn: async () => {
    const texts = ["Ships dock in bay D.", "14:30", "Ships pay.", "Bay D."];
    const scored = async () => {
      const peers = await startPeers();
      const all = Object.keys(SUMY_PEERS) as (keyof typeof SUMY_PEERS)[];
      const scores: (readonly number[])[] = [];
      for (const peer of all) {
        scores.push(await peers.scores(peer, texts));
        await peers.scores(peer, ["14:30"]);
      }
      await peers.close();
      return scores;
    };
    const first = await scored();
    assertEquals(await scored(), first);
    assertEquals(first.map((scores) => Math.min(...scores) === scores[1]), [
      true,
      true,
      true,
      true,
    ]);
  },
});

function isInstalled(): boolean {
  try {
    return Deno.statSync(`${PEER_FOLDER}/sumy`).isDirectory;
  } catch {
    return false;
  }
}
