import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { detectFormat } from "../../lib/adapters/detect_format.ts";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { compact } from "../../lib/compact/compact.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { FormatError } from "../../lib/errors.ts";
import { deepFreeze } from "../properties/arbitraries.ts";
import { type Compacted, compactValue, isEmptied } from "./compact_value.ts";
import { testFormatReports } from "./format_reports.ts";
import type { History } from "./histories.ts";
import { assertPiecesKept, type ValueParts } from "./kept_pieces.ts";

/** A small made-up conversation that holds one of the format's traps. */
export interface FormatSample {
  /** The trap, as a claim: `results stand first in the next user message`. */
  readonly name: string;
  /** The parsed JSON; for a layout of lines the list of the lines' values. */
  readonly value: unknown;
  /** For a layout of lines: each value's line. */
  readonly lines?: readonly number[];
  /** The warnings that it gives, each `path: problem` or `path: line 3: problem`; none unless given. */
  readonly warnings?: readonly string[];
  /** The whole message of the error that it gives, if it cannot be read. */
  readonly error?: string;
  /** The format that its structure says; the adapter's own unless given. */
  readonly detected?: string;
}

/** What the suite has to know of a format. */
export interface FormatSuite {
  readonly adapter: FormatAdapter;
  readonly samples: readonly FormatSample[];
  /** Random valid conversations: `histories.map(…)`. */
  readonly arbitrary: fc.Arbitrary<unknown>;
  /** The pieces that stay as they are, in order, and the rest of the value around them. */
  readonly split: (value: unknown) => ValueParts;
  /** A history in this format, in its plainest way: for the public reports that are about formats. */
  readonly write?: (history: History) => unknown;
  /** What the format's server would refuse: orphans, split units, broken alternation; empty for a valid value. */
  readonly problems: (value: unknown) => readonly string[];
}

const counter = charactersCounter();
const shares = fc.record({
  budget: fc.double({ min: 0, max: 1, noNaN: true }),
  reserve: fc.constantFrom(0, 0.25, 1),
});

/** What every `FormatAdapter` must do, one test for each claim. */
export function formatAdapterSuite(suite: FormatSuite): void {
  testSamples(suite);
  testCompaction(suite);
  const { adapter, write, problems } = suite;
  if (write !== undefined) testFormatReports(adapter, write, problems);
}

function testSamples({ adapter, samples, problems }: FormatSuite): void {
  for (const sample of samples) {
    const { name, value, lines, error, warnings = [] } = sample;
    Deno.test(`${adapter.name}: ${name}`, () => {
      deepFreeze(value);
      if (error !== undefined) {
        const thrown = assertThrows(
          () => adapter.parse(value, lines),
          FormatError,
        );
        assertEquals([thrown.message, thrown.format], [error, adapter.name]);
        return;
      }
      const parsed = adapter.parse(value, lines);
      assertEquals(parsed.warnings.map(warningText), warnings);
      assertEquals(
        detectFormat(value, adapter.layout).name,
        sample.detected ?? adapter.name,
      );
      assertEquals(parsed.format, adapter.name);
      assertUnchanged(adapter, value);
      for (const share of [0, 0.3, 0.7, 1]) {
        const compacted = compactValue(adapter, value, share, 0.25, counter);
        if (isEmptied(compacted.result)) continue;
        const known = new Set(problems(value));
        assertEquals(
          problems(compacted.output).filter((one) => !known.has(one)),
          [],
        );
      }
    });
  }
}

function warningText(
  warning: { path: string; line?: number; problem: string },
): string {
  const line = warning.line === undefined ? "" : `line ${warning.line}: `;
  return `${warning.path}: ${line}${warning.problem}`;
}

/** Nothing removed and no new note gives the very same JSON. */
function assertUnchanged(adapter: FormatAdapter, value: unknown): void {
  const parsed = adapter.parse(value);
  const notes = parsed.conversation.notes ?? [];
  const written = adapter.format(parsed, { removedTurns: [], notes });
  assertEquals(JSON.stringify(written), JSON.stringify(value));
}

function testCompaction(suite: FormatSuite): void {
  const { adapter, arbitrary, split, problems } = suite;
  const claim = (
    name: string,
    check: (value: unknown, compacted: Compacted) => void,
  ) =>
    Deno.test(`${adapter.name}: ${name}`, () => {
      fc.assert(fc.property(arbitrary, shares, (value, { budget, reserve }) => {
        deepFreeze(value);
        const all = compactValue(adapter, value, budget, reserve, counter);
        if (!isEmptied(all.result)) check(value, all);
      }));
    });

  Deno.test(`${adapter.name}: what is read and written back is the same JSON`, () => {
    fc.assert(fc.property(arbitrary, (value) => {
      deepFreeze(value);
      assertEquals(problems(value), []);
      assertUnchanged(adapter, value);
    }));
  });

  claim("a compacted conversation is valid", (_, { output }) => {
    assertEquals(problems(output), []);
  });

  claim("it is within the budget, counted from what was written", (_, all) => {
    const { again, result } = all;
    assert(result.tokens.total <= result.tokens.budget);
    assert(again.tokens.before <= result.tokens.budget);
    assertEquals(again.removedTurns, []);
  });

  claim("what was written gives the same window again", (_, all) => {
    assertEquals(
      withPlainIds(all.again.messages),
      withPlainIds(all.result.messages),
    );
  });

  claim("kept pieces and all around them are the same JSON", (value, all) => {
    assertPiecesKept(split(value), split(all.output));
  });

  claim("two runs give the same bytes", (value, { output, result }) => {
    const parsed = adapter.parse(JSON.parse(JSON.stringify(value)));
    assertEquals(
      JSON.stringify(adapter.format(parsed, result)),
      JSON.stringify(output),
    );
  });

  claim(
    "a second, smaller compaction is valid and nests no notes",
    (_, all) => {
      const second = compactValue(adapter, all.output, 0.3, 0.25, counter);
      if (isEmptied(second.result)) return;
      const { output } = second;
      assertEquals(problems(output), []);
      const { conversation } = adapter.parse(output);
      const again = compact(
        { ...conversation, inputBudget: 1e6, notesReserve: 0 },
        counter,
      );
      const { question } = conversation;
      const carriers = again.messages.filter(({ role, content }) =>
        role === "user" && `${content}`.endsWith(question)
      );
      const leads = carriers.map(({ content }) =>
        `${content}`.slice(0, `${content}`.length - question.length)
      );
      assertEquals(leads.at(-1)?.match(/<notes>/g)?.length ?? 1, 1);
    },
  );
}

/** Ids that an adapter makes from places differ once pieces went: they are numbered by first use. */
function withPlainIds(messages: unknown): unknown {
  const ids = new Map<string, string>();
  const plain = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
    return ids.get(id);
  };
  return JSON.parse(JSON.stringify(messages, (key, value) => {
    if (key === "toolCallId") return plain(value);
    if (key !== "toolCalls") return value;
    return value.map((call: { id: string }) => ({
      ...call,
      id: plain(call.id),
    }));
  }));
}
