import { extractiveBackend } from "../lib/compress/extractive.ts";
import type { CompressionBackend } from "../lib/compress/compression_backend.ts";
import { truncateBackend } from "../lib/compress/truncate.ts";
import { readPackInputs } from "../lib/edge/read_pack_inputs.ts";
import type { RootedFiles } from "../lib/edge/rooted_files.ts";
import { secretlintFor } from "../lib/edge/secretlint_for.ts";
import { type ContextPack, contextPack } from "../lib/pack/context_pack.ts";
import { planPack } from "../lib/pack/plan/plan_pack.ts";
import type {
  BackendName,
  CompressionSettings,
} from "../lib/pack/settings/compression_settings.ts";
import { chooseCounter } from "./choose_counter.ts";
import type { PackArguments, PackOptions } from "./pack_options.ts";

/**
 * The pack that the command line asks for.
 *
 * Once everything is read, read permission is given back, unless a file will be written.
 *
 * @param files The root.
 * @param args What the command line says.
 * @param options The same, looked at.
 * @param settings How supporting context is compressed.
 */
export async function makePack(
  files: RootedFiles,
  args: PackArguments,
  options: PackOptions,
  settings: CompressionSettings,
): Promise<ContextPack> {
  const { log: logs, junit: reports, file: sources, exact } = args;
  const names = { logs, reports, sources, ...(exact && { exact }) };
  const inputs = {
    ...await readPackInputs(files, names),
    ...options.inputs,
    preserve: settings.preserve,
  };
  const counter = await chooseCounter(args.counter, args.template);
  const backend = settings.enabled
    ? await backendOf(settings.backend, settings.headroomUrl)
    : undefined;
  const finder = await secretlintFor((find) =>
    planPack(inputs, { finders: [find] })
  );
  if (args.out === undefined) await Deno.permissions.revoke({ name: "read" });
  const { targetRatio: ratio, require: required } = settings;
  return await contextPack(inputs, {
    budgetTokens: options.budgetTokens,
    counter,
    format: options.format,
    finders: [finder],
    ...(backend === undefined
      ? {}
      : { compression: { backend, ratio, required } }),
  });
}

async function backendOf(
  name: BackendName,
  url: string,
): Promise<CompressionBackend | undefined> {
  switch (name) {
    case "none":
      return undefined;
    case "truncate":
      return truncateBackend;
    case "extractive":
      return extractiveBackend;
    case "headroom": {
      const { headroomBackend } = await import("../lib/edge/headroom.ts");
      return headroomBackend({ url });
    }
  }
}
