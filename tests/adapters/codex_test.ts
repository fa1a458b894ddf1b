import { codex } from "../../lib/adapters/codex.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { codexRollouts, toRollout } from "./codex_histories.ts";
import type { Line } from "./codex_lines.ts";
import { codexProblems } from "./codex_problems.ts";
import { codexRefused } from "./codex_refused.ts";
import { codexSamples } from "./codex_samples.ts";

formatAdapterSuite({
  adapter: codex,
  samples: [...codexSamples, ...codexRefused],
  arbitrary: codexRollouts,
  write: toRollout,
  split: (value) => ({
    pieces: (value as readonly Line[]).map(withoutBareNotes),
    frame: "a list",
  }),
  problems: codexProblems,
});

/** A message of a compaction's history that holds only notes is lifted out of it. */
function withoutBareNotes(line: Line): unknown {
  const payload = line.payload as
    | { readonly replacement_history?: readonly unknown[] }
    | undefined;
  const { replacement_history: history } = payload ?? {};
  if (!Array.isArray(history)) return line;
  const isBare = (item: unknown) =>
    /"text":"<notes>\\n(?:(?!"\}).)*<\/notes>\\n\\n"\}\]/.test(
      JSON.stringify(item),
    );
  return {
    ...line,
    payload: {
      ...payload,
      replacement_history: history.filter((item) => !isBare(item)),
    },
  };
}
