import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { Tokenizer } from "@huggingface/tokenizers";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../lib/count/tables_encoder.ts";
import { jsonEncoder } from "../lib/edge/json_encoder.ts";
import { libraryEncoder } from "../lib/edge/library_encoder.ts";
import { texts, tokenizers } from "./random_tokenizers.ts";

Deno.test("encoding piece by piece gives the library's ids of the whole text, for any merges", () => {
  fc.assert(
    fc.property(tokenizers, fc.array(texts, { maxLength: 8 }), (json, all) => {
      const whole = new Tokenizer(json, {});
      const tables = makeTables(tokenizerSource(json));
      const byTables = libraryEncoder(tables);
      const byUnits = tablesEncoder(tables);
      const byLibrary = jsonEncoder(json, "random.json");
      for (const text of all) {
        const { ids } = whole.encode(text.toWellFormed(), {
          add_special_tokens: false,
        });
        assertEquals(byTables.encode(text), ids);
        assertEquals(byLibrary.encode(text), ids);
        assertEquals(byTables.countText(text), ids.length);
        assertEquals(byUnits.encode(text), ids);
        assertEquals(byUnits.countText(text), ids.length);
      }
    }),
    { numRuns: 300, seed: 20_260_401 },
  );
});
