import { assert, assertEquals } from "@std/assert";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { detectFormat } from "../../lib/adapters/detect_format.ts";
import { compact } from "../../lib/compact/compact.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { RequiredContextTooLarge } from "../../lib/errors.ts";
import { anthropicProblems } from "./anthropic_problems.ts";
import { openaiChatProblems } from "./openai_chat_problems.ts";

/** Real conversations beside the project, never part of it. */
const DATA = new URL("../../../shared/data/", import.meta.url);

function readJson(name: string): unknown {
  const path = new URL(name, DATA);
  const query = { name: "read", path } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return;
  try {
    return JSON.parse(Deno.readTextFileSync(path));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** One real conversation: it goes to 25 % and 5 % of the whole, and to 5 % of what may go. */
interface RealConversation {
  readonly name: string;
  readonly value: unknown;
  readonly format: string;
  readonly problems: (value: unknown) => readonly string[];
}

async function assertCompacts(real: RealConversation): Promise<string[]> {
  const counter = await loadGemma4Counter();
  const adapter = detectFormat(real.value);
  assertEquals(adapter.name, real.format);
  const { conversation } = adapter.parse(real.value);
  const whole = { ...conversation, inputBudget: 1e9, notesReserve: 0 };
  const { before, required } = planCompaction(whole, counter).tokens;
  const budgets = [
    before * 0.25,
    before * 0.05,
    required + (before - required) * 0.05,
  ];
  return budgets.map((budget) =>
    `${real.name} of ${before}: ${
      outcome(adapter, real, Math.floor(budget), counter)
    }`
  );
}

function outcome(
  adapter: FormatAdapter,
  real: RealConversation,
  inputBudget: number,
  counter: Parameters<typeof compact>[1],
): string {
  const parsed = adapter.parse(real.value);
  const notesReserve = Math.floor(inputBudget / 4);
  const request = { ...parsed.conversation, inputBudget, notesReserve };
  try {
    const result = compact(request, counter);
    const output = adapter.format(parsed, result);
    const known = real.problems(real.value);
    assertEquals(
      real.problems(output).filter((one) => !known.includes(one)),
      [],
    );
    const again = compact(
      { ...adapter.parse(output).conversation, inputBudget, notesReserve },
      counter,
    );
    assertEquals(again.messages.length, result.messages.length);
    assertEquals(again.removedTurns, []);
    assert(result.tokens.total <= inputBudget);
    return `${result.tokens.total} of ${inputBudget}, ${result.keptTurns.length} turns kept, ${result.removedTurns.length} removed, ${result.notes.length} notes`;
  } catch (error) {
    if (!(error instanceof RequiredContextTooLarge)) throw error;
    return error.message;
  }
}

interface TauBench {
  readonly messages: readonly unknown[];
}

interface ToolBench {
  readonly answer_generation: {
    readonly train_messages: readonly unknown[];
    readonly function: readonly object[];
  };
}

/** The messages as Anthropic has them: results in user messages, calls as blocks. */
function asAnthropic(messages: readonly unknown[]): unknown {
  const [system, ...rest] = messages as readonly {
    role: string;
    content: string | null;
    tool_calls?: {
      id: string;
      function: { name: string; arguments: string };
    }[];
    tool_call_id?: string;
  }[];
  return {
    system: system.content,
    messages: rest.map(({ role, content, tool_calls, tool_call_id }) =>
      role === "tool"
        ? {
          role: "user",
          content: [{
            type: "tool_result",
            tool_use_id: tool_call_id,
            content,
          }],
        }
        : {
          role,
          content: tool_calls === undefined ? content : [
            ...(content ? [{ type: "text", text: content }] : []),
            ...tool_calls.map(({ id, function: called }) => ({
              type: "tool_use",
              id,
              name: called.name,
              input: JSON.parse(called.arguments),
            })),
          ],
        }
    ),
  };
}

const tau = readJson("tau-bench/airline-14.json") as TauBench[] | undefined;
const tool = readJson(
  "toolbench/G2_answer_52_ChatGPT_DFS_woFilter_w2.json",
) as ToolBench | undefined;

const conversations: RealConversation[] = [
  ...(tau ?? []).flatMap(({ messages }, index): RealConversation[] => [
    {
      name: `tau-bench ${index}`,
      value: messages,
      format: "openai-chat",
      problems: openaiChatProblems,
    },
    {
      name: `tau-bench ${index} as Anthropic's`,
      value: asAnthropic(messages),
      format: "anthropic",
      problems: anthropicProblems,
    },
  ]),
  ...(tool?.answer_generation.train_messages ?? []).map((
    messages,
    index,
  ): RealConversation => ({
    name: `toolbench ${index}`,
    value: {
      messages,
      tools: tool?.answer_generation.function.map((declared) => ({
        type: "function",
        function: declared,
      })),
    },
    format: "openai-chat",
    problems: () => [],
  })),
];

Deno.test({
  name: conversations.length > 0
    ? "real conversations fit 25 % and 5 %, or are refused with the number that they need"
    : "real conversations: skipped, shared/data is not here",
  ignore: conversations.length === 0,
  fn: async () => {
    for (const real of conversations) {
      const lines = await assertCompacts(real);
      if (Deno.args.includes("--show")) console.log(lines.join("\n"));
    }
  },
});

Deno.test({
  name: "a real file of many conversations is refused with one line",
  ignore: tau === undefined,
  fn: () => {
    let message = "";
    try {
      detectFormat(tau);
    } catch (error) {
      message = (error as Error).message;
    }
    assertEquals(
      message,
      "Cannot read the conversation: expected one conversation, found a list of 14 with messages of their own; give one of them",
    );
  },
});
