import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { TABLES_NAME } from "../../lib/edge/prepared_folder.ts";

const isGranted = (name: "read" | "write") =>
  Deno.permissions.querySync({ name }).state === "granted";

Deno.test({
  name:
    "case 14: missing or damaged tokenizer files are an error that names the prepare step, never an estimate",
  ignore: !isGranted("read") || !isGranted("write"),
  fn: async () => {
    const folder = await Deno.makeTempDir();
    try {
      for (const bytes of [undefined, new Uint8Array(0), new Uint8Array(999)]) {
        if (bytes) await Deno.writeFile(`${folder}/${TABLES_NAME}`, bytes);
        const error = await loadGemma4Counter({ folder }).then(
          () => undefined,
          (error) => error,
        );
        assert(error instanceof Error);
        assertEquals((error as Error & { code?: string }).code, "pin-mismatch");
        assertStringIncludes(error.message, folder);
        assertStringIncludes(error.message, "deno task prepare --folder");
      }
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});
