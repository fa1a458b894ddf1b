/** Reads a file of 200 MiB line by line, for `json_lines_test.ts`, which runs it with a heap of 32 MiB. */
import { jsonLines } from "../lib/edge/json_lines.ts";
import { rowsReader } from "./rows_reader.ts";

let count = 0;
for (const { line } of jsonLines(rowsReader(800))) count = line;
console.log(count);
