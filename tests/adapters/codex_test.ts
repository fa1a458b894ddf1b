import { codex } from "../../lib/adapters/codex.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { codexRollouts, toRollout } from "./codex_histories.ts";
import { codexProblems } from "./codex_problems.ts";
import { codexRefused } from "./codex_refused.ts";
import { codexSamples } from "./codex_samples.ts";

formatAdapterSuite({
  adapter: codex,
  samples: [...codexSamples, ...codexRefused],
  arbitrary: codexRollouts,
  write: toRollout,
  split: (value) => ({ pieces: value as readonly unknown[], frame: "a list" }),
  problems: codexProblems,
});
