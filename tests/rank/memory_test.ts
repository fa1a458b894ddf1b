import { smallHeapTest } from "../small_heap.ts";

smallHeapTest(
  "rankNotes() holds no text that is said again",
  "tests/rank/repeats_memory_sample.ts",
  64,
  "T100",
);

smallHeapTest(
  "rankNotes() holds little of a sentence beside the sentence",
  "tests/rank/distinct_memory_sample.ts",
  80,
  "true",
);
