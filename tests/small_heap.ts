import { assertEquals } from "@std/assert";
import { scriptCommand } from "./run_script_file.ts";

const ignore = Deno.permissions.querySync({ name: "run" }).state !== "granted";

/**
 * Registers a test that runs a file in a process whose heap has so few MiB: what holds more ends it. Resident memory
 * says less: it depends on when garbage is collected.
 *
 * @param out What the file prints.
 */
export function smallHeapTest(
  name: string,
  file: string,
  mebibytes: number,
  out: string,
): void {
  Deno.test({
    name,
    ignore,
    fn: async () => {
      const child = scriptCommand(file, [], {
        flags: [`--v8-flags=--max-old-space-size=${mebibytes}`],
      }).spawn();
      await child.stdin.close();
      const { code, stdout } = await child.output();
      assertEquals([code, new TextDecoder().decode(stdout).trim()], [0, out]);
    },
  });
}
