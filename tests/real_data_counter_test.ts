import { assertEquals } from "@std/assert";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import { loadGemma4Reference } from "../lib/edge/gemma4_reference.ts";

/** Real conversations beside the project, never part of it. */
const DATA = new URL("../../shared/data/", import.meta.url).pathname;

function filesIn(folder: string): readonly string[] {
  const query = { name: "read", path: folder } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return [];
  try {
    return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
      isDirectory ? filesIn(`${folder}${name}/`) : [folder + name]
    ).sort();
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    return [];
  }
}

const files = filesIn(DATA);

Deno.test({
  name: files.length === 0
    ? "counts of real data: skipped, shared/data is not here"
    : "each real file has the ids and the count that the tokenizer library gives it",
  ignore: files.length === 0,
  fn: async () => {
    const { encode, countText } = await loadGemma4Counter();
    const judge = await loadGemma4Reference();
    for (const path of files) {
      const text = await Deno.readTextFile(path);
      const ids = judge.encode(text);
      const found = encode(text);
      const first = ids.findIndex((id, i) => id !== found[i]);
      assertEquals([path, first], [path, -1]);
      assertEquals([found.length, countText(text)], [ids.length, ids.length]);
    }
  },
});
