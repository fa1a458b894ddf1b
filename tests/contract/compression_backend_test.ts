import type { CompressionBackend } from "../../lib/compress/compression_backend.ts";
import { extractiveBackend } from "../../lib/compress/extractive.ts";
import { noneBackend } from "../../lib/compress/none.ts";
import { checkSupportingContext } from "../../lib/compress/supporting_context.ts";
import { truncateBackend } from "../../lib/compress/truncate.ts";
import { testCompressionBackend } from "./compression_backend.ts";

/** A backend as others write them: it keeps every second line and knows nothing of terms. */
const halvingBackend: CompressionBackend = {
  name: "halving",
  // deno-lint-ignore require-await
  compress: async (context) => {
    checkSupportingContext(context);
    return context.text.split("\n").filter((_, i) => i % 2 === 0).join("\n");
  },
};

await testCompressionBackend("none", () => noneBackend);
await testCompressionBackend("truncate", () => truncateBackend);
await testCompressionBackend("extractive", () => extractiveBackend);
await testCompressionBackend(
  "a backend of somebody else",
  () => Promise.resolve(halvingBackend),
);
