import { assert, assertEquals } from "@std/assert";
import { claudeCode } from "../../lib/adapters/claude_code.ts";
import { claudeCodeBoundaries } from "../../lib/adapters/claude_code_boundaries.ts";
import { detectFormat } from "../../lib/adapters/detect_format.ts";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { gemini } from "../../lib/adapters/gemini.ts";
import type { JsonLine } from "../../lib/adapters/json_line.ts";
import { lineValues } from "../../lib/adapters/line_values.ts";
import { compact } from "../../lib/compact/compact.ts";
import type { CompactionResult } from "../../lib/compact/compaction_result.ts";
import type { TokenCounter } from "../../lib/count/token_counter.ts";
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { jsonLines } from "../../lib/edge/json_lines.ts";
import { RequiredContextTooLarge } from "../../lib/errors.ts";
import { claudeCodeProblems } from "./claude_code_problems.ts";
import { geminiProblems } from "./gemini_problems.ts";

/** Real sessions beside the project, never part of it. */
const DATA = new URL("../../../shared/data/", import.meta.url);

function filesOf(folder: string, ending: string): URL[] {
  const path = new URL(`${folder}/`, DATA);
  const query = { name: "read", path } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return [];
  try {
    return [...Deno.readDirSync(path)]
      .filter(({ name }) => name.endsWith(ending))
      .map(({ name }) => new URL(name, path))
      .sort((a, b) => a.href < b.href ? -1 : 1);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    return [];
  }
}

function linesOf(path: URL): JsonLine[] {
  using file = Deno.openSync(path);
  return [...jsonLines(file)];
}

const say = (text: string) => {
  if (Deno.args.includes("--show")) console.log(text);
};

/** The result at this share of the whole; undefined where what must stay needs more. */
function atShare(
  adapter: FormatAdapter,
  value: unknown,
  share: number,
  counter: TokenCounter,
): CompactionResult | undefined {
  const { conversation } = adapter.parse(value);
  const whole = { ...conversation, inputBudget: 1e9, notesReserve: 0 };
  const { before } = compact(whole, counter).tokens;
  const inputBudget = Math.floor(before * share);
  const notesReserve = Math.floor(inputBudget / 4);
  try {
    const result = compact({ ...whole, inputBudget, notesReserve }, counter);
    const { tokens, keptTurns, removedTurns, notes } = result;
    say(
      `  ${share}: ${tokens.total} of ${inputBudget} (before ${before}), ${keptTurns.length} kept, ${removedTurns.length} removed, ${notes.length} notes`,
    );
    return result;
  } catch (error) {
    if (!(error instanceof RequiredContextTooLarge)) throw error;
    say(`  ${share}: ${error.message}`);
  }
}

function assertWritten(
  adapter: FormatAdapter,
  value: unknown,
  result: CompactionResult,
  counter: TokenCounter,
  problems: (value: unknown) => readonly string[],
): void {
  const written = adapter.format(adapter.parse(value), result);
  const known = new Set(problems(value));
  assertEquals(problems(written).filter((one) => !known.has(one)), []);
  const { inputBudget, notesReserve } = result.request;
  const { conversation } = adapter.parse(written);
  const again = compact(
    { ...conversation, inputBudget, notesReserve },
    counter,
  );
  assertEquals(again.removedTurns, []);
  assert(again.tokens.total <= inputBudget);
}

const sessions = filesOf("claude-code", ".jsonl");
const agents = filesOf("adk-sessions", ".json");

Deno.test({
  name: sessions.length > 0
    ? "real sessions of Claude Code fit 25 % and 5 %, kept lines as they were"
    : "real sessions of Claude Code: skipped, shared/data is not here",
  ignore: sessions.length === 0,
  fn: async () => {
    const counter = await loadGemma4Counter();
    for (const path of sessions) {
      say(path.pathname.split("/").at(-1)!);
      const lines = linesOf(path);
      const values = [...lineValues(lines, "claude-code", [])]
        .map(({ value }) => value);
      assertEquals(detectFormat(values, "lines").name, "claude-code");
      const given = new Set(lines.map(({ text, ending }) => text + ending));
      for (const share of [0.25, 0.05]) {
        const result = atShare(claudeCode, values, share, counter);
        if (result === undefined) continue;
        assertWritten(claudeCode, values, result, counter, claudeCodeProblems);
        const parsed = claudeCode.parseLines(lines);
        const written = [...claudeCode.formatLines(parsed, result, lines)];
        const changed = written.filter((line) => !given.has(line));
        say(`  ${written.length} lines, ${changed.length} of them changed`);
        assert(changed.length <= 2);
      }
    }
  },
});

Deno.test({
  name: agents.length > 0
    ? "real sessions of the Agent Development Kit fit 25 % and 5 %"
    : "real sessions of the Agent Development Kit: skipped, shared/data is not here",
  ignore: agents.length === 0,
  fn: async () => {
    const counter = await loadGemma4Counter();
    for (const path of agents) {
      say(path.pathname.split("/").at(-1)!);
      const value = JSON.parse(Deno.readTextFileSync(path));
      assertEquals(detectFormat(value).name, "gemini");
      for (const share of [0.25, 0.05]) {
        const result = atShare(gemini, value, share, counter);
        if (result === undefined) continue;
        assertWritten(gemini, value, result, counter, geminiProblems);
      }
    }
  },
});

Deno.test({
  name: "a real compaction of Claude Code is found with the turns before it",
  ignore: sessions.length === 0,
  fn: () => {
    for (const path of sessions) {
      const values = lineValues(linesOf(path), "claude-code", []);
      const found = claudeCodeBoundaries(values);
      const expected = path.pathname.includes("raw_8463") ? 1 : 0;
      assertEquals(found.length, expected);
      for (const { at, before, summary, resent, after } of found) {
        const count = before.flatMap(({ messages }) => messages).length;
        say(
          `line ${at}: ${before.length} turns of ${count} messages, summary of ${summary.length} characters, ${resent.length} sent again, ${after.length} turns since`,
        );
        assert(count > 100 && summary.length > 1000);
      }
    }
  },
});
