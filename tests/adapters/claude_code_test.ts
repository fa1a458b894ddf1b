import { claudeCode } from "../../lib/adapters/claude_code.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { claudeCodeSessions, toSession } from "./claude_code_histories.ts";
import { claudeCodeProblems } from "./claude_code_problems.ts";
import { claudeCodeSamples } from "./claude_code_samples.ts";

interface Line {
  readonly parentUuid?: unknown;
}

formatAdapterSuite({
  adapter: claudeCode,
  samples: claudeCodeSamples,
  arbitrary: claudeCodeSessions,
  write: toSession,
  split: (value) => ({
    // A line whose parent went is joined to the line before it: that is all that may change.
    pieces: (value as readonly Line[]).map(({ parentUuid: _, ...line }) =>
      line
    ),
    frame: "a list",
  }),
  problems: claudeCodeProblems,
});
