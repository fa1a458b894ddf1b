import { assert, assertEquals } from "@std/assert";
import judgements from "./found_facts_judged.json" with {
  type: "json",
};
import {
  findFacts,
  guard,
  type Message,
  probeReport,
  sourceTurns,
  toProbes,
} from "../mod.ts";
import {
  hasSharedData,
  realCompaction,
  sharedConversations,
} from "./shared_conversations.ts";

const ignore = !hasSharedData();
const word = ignore ? " (skipped: ../shared/data is not there)" : "";

/** Right ÷ judged, by kind and by sample: `fresh` was drawn after the rules stood, and is the number to quote. */
const PRECISION: Readonly<Record<string, string>> = {
  "all": "317 of 347",
  "sample fresh": "61 of 70",
  "sample known": "137 of 146",
  "sample revised": "119 of 131",
  "command": "9 of 9",
  "constraint": "24 of 24",
  "date": "24 of 24",
  "decision": "19 of 24",
  "error": "17 of 18",
  "hash": "8 of 8",
  "key-number": "17 of 23",
  "money": "24 of 24",
  "path": "18 of 23",
  "percentage": "24 of 24",
  "quantity": "22 of 24",
  "question": "3 of 3",
  "replacement": "6 of 7",
  "ticket": "8 of 8",
  "time": "24 of 24",
  "todo": "17 of 24",
  "url": "21 of 24",
  "uuid": "8 of 8",
  "version": "24 of 24",
};
const JUDGED = judgements.judged.map((line) => {
  const [file, message, kind, sha256, judgement, sample] = line.split(" ");
  return { file, message, kind, sha256, right: judgement === "right", sample };
});

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(text),
  );
  return new Uint8Array(bytes).toHex().slice(0, 16);
}

/** Each message is a turn of its own, so that a fact's source is a message. */
function factsOf(messages: readonly Message[]) {
  return findFacts(
    messages.map((message, index) => ({
      id: `M${index}`,
      messages: [message],
    })),
  );
}

Deno.test({
  name:
    `the facts that people judged are still found, with the precision that is written down${word}`,
  ignore,
  fn: async () => {
    const found = new Set<string>();
    const names = new Set(JUDGED.map(({ file }) => file));
    for (const { name, messages } of sharedConversations()) {
      if (!names.has(name)) continue;
      for (const { kind, value, source } of factsOf(messages)) {
        found.add([name, source.turn, kind, await digest(value)].join(" "));
      }
    }
    const counts = new Map<string, [right: number, all: number]>();
    let missing = 0;
    for (const { file, message, kind, sha256, right, sample } of JUDGED) {
      if (!found.has([file, `M${message}`, kind, sha256].join(" "))) {
        if (right) missing++;
        continue;
      }
      for (
        const key of [kind, "all", `sample ${sample}`]
      ) {
        const count = counts.get(key) ?? [0, 0];
        counts.set(key, [count[0] + Number(right), count[1] + 1]);
      }
    }
    const table = [...counts].map((
      [key, [right, all]],
    ) => [key, `${right} of ${all}`]);
    assertEquals(Object.fromEntries(table), PRECISION);
    assertEquals(missing, 0);
    assert(JUDGED.length >= 200);
  },
});

Deno.test({
  name:
    `of the facts of one conversation next to none occur in an unrelated one${word}`,
  ignore,
  fn: () => {
    const all = new Map(
      sharedConversations().map(({ name, messages }) => [name, messages]),
    );
    const claude = "claude-code/258c7280-ae70-4798-800f-63464d01a85d.json";
    const pairs = [
      [claude, "beam-128k/10/chat.json"],
      [claude, "beam-128k/1/chat.json"],
      ["beam-128k/1/chat.json", claude],
      ["beam-128k/6/chat.json", "beam-128k/4/chat.json"],
      ["tau-bench/airline-14.json#0", "beam-128k/6/chat.json"],
      ["swe-agent/pydicom__pydicom-1458.traj", claude],
    ];
    let facts = 0;
    let elsewhere = 0;
    for (const [own, other] of pairs) {
      const probes = toProbes(factsOf(all.get(own)!)).map((
        { id, text, kind },
      ) => ({ id, text, kind }));
      const { findings } = probeReport(all.get(other)!, probes, {
        match: "shortened",
      });
      facts += findings.length;
      elsewhere += findings.filter(({ mentioned }) => mentioned).length;
    }
    assert(facts > 500 && elsewhere / facts < 0.02, `${elsewhere} of ${facts}`);
  },
});

Deno.test({
  name:
    `the values that real summaries are said to invent are few and stand in no message${word}`,
  ignore,
  fn: () => {
    for (const { name, messages } of sharedConversations().slice(0, 3)) {
      const { summary } = realCompaction(name);
      const after: Message[] = [{ role: "user", content: summary }];
      const { report, accepted } = guard(messages, after, {
        minRetention: 0.9,
      });
      assertEquals(accepted, false);
      assert(report!.invented.length <= 2, JSON.stringify(report!.invented));
      const said = JSON.stringify(messages);
      for (const { value } of report!.invented) assert(!said.includes(value));
      assertEquals(sourceTurns(messages).instructions, "");
    }
  },
});
