import { assert } from "@std/assert";
import { HARD_READERS, hardText } from "../scripts/bench/hard_texts.ts";

// How long each takes is `deno task bench --only READERS`; what grew with the square would not end here.
for (const { name, most, read, pieces } of HARD_READERS) {
  const chars = most / 2;
  Deno.test(`${name} reads ${chars} characters of whatever is hard`, () => {
    for (const piece of pieces) {
      assert(read(hardText(piece, chars)) !== undefined, piece);
    }
  });
}
