import { smallHeapTest } from "../small_heap.ts";

smallHeapTest(
  "a session of 200 MiB is read and written without holding what is not sent",
  "tests/adapters/lines_memory_sample.ts",
  64,
  "4000 true",
);
