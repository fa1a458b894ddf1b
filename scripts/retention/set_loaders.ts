import { isParsedSession } from "../../lib/adapters/parsed_session.ts";
import { byteSource } from "../../lib/edge/byte_source.ts";
import { readConversation } from "../../lib/edge/read_conversation.ts";
import type { MeasuredConversation } from "../../lib/measure/retention/measured_conversation.ts";
import { readAgentTrace } from "../../lib/measure/retention/sets/agent_trace.ts";
import { readBeam } from "../../lib/measure/retention/sets/beam.ts";
import { readFacts } from "../../lib/measure/retention/sets/facts_set.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { locomoCorrections } from "../../lib/measure/retention/sets/locomo_corrections.ts";
import { readLongMemEval } from "../../lib/measure/retention/sets/longmemeval.ts";
import { readProbes } from "../../lib/probe/read_probes.ts";
import { UsageError } from "../usage_error.ts";
import type { SetFiles } from "./set_files.ts";

/** The conversations that a set's folder holds. */
export type SetLoader = (
  files: SetFiles,
) => Promise<readonly MeasuredConversation[]>;

const PROBES = ".probes.json";

/** The folders that a set may lie in, and what reads it. */
export const SET_LOADERS = {
  locomo: { folders: ["locomo"], load: loadLocomo },
  beam: { folders: ["beam-128k", "beam"], load: loadBeam },
  longmemeval: { folders: ["longmemeval"], load: loadLongMemEval },
  traces: { folders: ["claude-code", "traces"], load: loadTraces },
  facts: { folders: ["facts"], load: loadFacts },
} as const satisfies Readonly<
  Record<string, { folders: readonly string[]; load: SetLoader }>
>;

async function loadLocomo(files: SetFiles) {
  const names = (await files.list("")).filter((name) => name.endsWith(".json"));
  const main = names.find((name) => name.startsWith("locomo"));
  if (main === undefined) {
    throw new UsageError("the folder of locomo has no file locomo….json");
  }
  const audit = names.find((name) => /^(?:audit-)?errors.*\.json$/.test(name));
  return readLocomo(
    await files.json(main),
    audit === undefined
      ? undefined
      : locomoCorrections(await files.json(audit)),
  );
}

async function loadBeam(files: SetFiles) {
  const chats: MeasuredConversation[] = [];
  for (const id of await files.list("")) {
    if (!await files.has(`${id}/chat.json`)) continue;
    const own = `${id}/probes.json`;
    const original = `${id}/probing_questions/probing_questions.json`;
    const chat = await files.json(`${id}/chat.json`);
    const probes = await files.json(await files.has(own) ? own : original);
    chats.push(readBeam({ id, chat, probes }));
  }
  return chats;
}

async function loadLongMemEval(files: SetFiles) {
  const name = (await files.list("")).find((each) =>
    /^longmemeval_s.*\.json$/.test(each)
  );
  if (name === undefined) {
    throw new UsageError(
      "the folder of longmemeval has no file longmemeval_s….json",
    );
  }
  return readLongMemEval(await files.json(name));
}

async function loadTraces(files: SetFiles) {
  const traces: MeasuredConversation[] = [];
  for (const name of await files.list("")) {
    if (!name.endsWith(".json")) continue;
    const session = await files.json(name);
    if (!isParsedSession(session)) continue;
    traces.push(...readAgentTrace(name.replace(/\.json$/, ""), session));
  }
  return traces;
}

/** Each file is a conversation in any format; `NAME.probes.json` beside `NAME.json` holds its facts. */
async function loadFacts(files: SetFiles) {
  const names = await files.list("");
  const all: MeasuredConversation[] = [];
  for (const name of names) {
    if (!/\.jsonl?$/.test(name) || name.endsWith(PROBES)) continue;
    await files.bytes(name);
    const { parsed } = readConversation(await byteSource(files.pathOf(name)));
    const probes = name.replace(/\.jsonl?$/, PROBES);
    const given = names.includes(probes)
      ? readProbes(await files.json(probes))
      : undefined;
    all.push(readFacts(name, parsed.conversation, given));
  }
  return all;
}
