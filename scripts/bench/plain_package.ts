/** Package of the plain library, pinned; being computed, it stays out of the module graph. */
export const PLAIN_PACKAGE = ["npm:@huggingface", "tokenizers@0.2.0"].join("/");
