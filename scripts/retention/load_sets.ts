import type {
  MeasuredConversation,
  SetName,
} from "../../lib/measure/retention/measured_conversation.ts";
import { isParsedSession } from "../../lib/adapters/parsed_session.ts";
import { readAgentTrace } from "../../lib/measure/retention/sets/agent_trace.ts";
import { readBeam } from "../../lib/measure/retention/sets/beam.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { locomoCorrections } from "../../lib/measure/retention/sets/locomo_corrections.ts";
import type { MeasuredSet } from "../../lib/measure/retention/sets/measured_set.ts";
import { UsageError } from "../usage_error.ts";
import { checkPin } from "./check_pin.ts";
import { type SetFiles, setFiles } from "./set_files.ts";

type Loader = (files: SetFiles) => Promise<readonly MeasuredConversation[]>;

/** Where each set may lie in the data's folder, and what reads it. */
const LOADERS: Readonly<
  Partial<Record<SetName, { folders: readonly string[]; load: Loader }>>
> = {
  locomo: { folders: ["locomo"], load: loadLocomo },
  beam: { folders: ["beam-128k", "beam"], load: loadBeam },
  traces: { folders: ["claude-code"], load: loadTraces },
};

/**
 * The sets that the data's folder holds, or those of them that are asked for.
 *
 * @param data The folder.
 * @param wanted Names of sets; undefined for all that are there.
 * @param anyVersion Whether files that are not the pinned ones will do.
 * @throws {UsageError} If a set that is asked for, or any set, is not there.
 * @throws {PinMismatch} If the files are not the pinned ones.
 */
export async function loadSets(
  data: string,
  wanted: readonly SetName[] | undefined,
  anyVersion: boolean,
): Promise<readonly MeasuredSet[]> {
  const sets: MeasuredSet[] = [];
  for (const [name, loader] of Object.entries(LOADERS)) {
    const set = name as SetName;
    if (wanted !== undefined && !wanted.includes(set)) continue;
    const { folders, load } = loader;
    const folder = await firstFolder(data, folders);
    if (folder === undefined) {
      if (wanted === undefined) continue;
      throw new UsageError(
        `${data} has no folder ${
          folders.join(" or ")
        }, where the set ${set} is looked for`,
      );
    }
    const files = setFiles(folder);
    const conversations = await load(files);
    const hash = await files.hash();
    if (!anyVersion) checkPin(set, hash);
    sets.push({ set, hash, conversations });
  }
  if (sets.length > 0) return sets;
  throw new UsageError(`${data} has none of the folders of a set`);
}

async function firstFolder(
  data: string,
  folders: readonly string[],
): Promise<string | undefined> {
  const root = setFiles(data);
  for (const folder of folders) {
    if (await root.has(folder)) return `${data}/${folder}`;
  }
}

async function loadLocomo(
  files: SetFiles,
): Promise<readonly MeasuredConversation[]> {
  const names = (await files.list("")).filter((name) => name.endsWith(".json"));
  const main = names.find((name) => name.startsWith("locomo"));
  if (main === undefined) {
    throw new UsageError("the folder of locomo has no file locomo….json");
  }
  const audit = names.find((name) => name.startsWith("audit-errors"));
  return readLocomo(
    await files.json(main),
    audit === undefined
      ? undefined
      : locomoCorrections(await files.json(audit)),
  );
}

async function loadBeam(
  files: SetFiles,
): Promise<readonly MeasuredConversation[]> {
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

async function loadTraces(
  files: SetFiles,
): Promise<readonly MeasuredConversation[]> {
  const traces: MeasuredConversation[] = [];
  for (const name of await files.list("")) {
    if (!name.endsWith(".json")) continue;
    const session = await files.json(name);
    if (!isParsedSession(session)) continue;
    traces.push(...readAgentTrace(name.replace(/\.json$/, ""), session));
  }
  return traces;
}
