import { smallHeapTest } from "../small_heap.ts";

smallHeapTest(
  "rankNotes() holds no text that is said again",
  "tests/rank/repeats_memory_sample.ts",
  64,
  "T100",
);
