import { checkApart, checkOutput } from "../check_output.ts";
import { counterFiles } from "../choose_counter.ts";
import { type MeasuringArguments, OUTPUTS } from "./measuring.ts";

/**
 * Nothing, if the outputs can be written, each in place of nothing that is read; where there is none, the permission to
 * write is given back.
 *
 * @throws {UsageError} If not.
 */
export async function checkOutputs(
  args: MeasuringArguments,
  reads: readonly string[],
): Promise<void> {
  const writes = OUTPUTS.flatMap((name) => {
    const path = args[name];
    return path === undefined ? [] : [{ name, path }];
  });
  const inputs = [
    ...reads,
    ...counterFiles(args.counter, args.template),
    ...(args.constraints === undefined ? [] : [args.constraints]),
  ];
  for (const { name, path } of writes) await checkOutput(path, inputs, name);
  await checkApart(writes);
  if (writes.length === 0) await Deno.permissions.revoke({ name: "write" });
}
