import { assert, assertEquals } from "@std/assert";
import { compact } from "../lib/compact/compact.ts";
import type { CompactionRequest } from "../lib/conversation/request.ts";
import { messageTexts } from "../lib/conversation/message_text.ts";
import { callText } from "../lib/conversation/call_text.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";
import { byteSource } from "../lib/edge/byte_source.ts";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import { readBoundaries } from "../lib/edge/read_boundaries.ts";
import { readConversation } from "../lib/edge/read_conversation.ts";
import { FormatError, RequiredContextTooLarge } from "../lib/errors.ts";
import { auditCompaction } from "../lib/guard/audit_compaction.ts";
import { giveBack } from "../lib/guard/give_back.ts";
import { lostFacts } from "../lib/guard/lost_facts.ts";
import { turnsByRound } from "../lib/guard/turns_by_round.ts";
import { joinLines } from "../lib/text/join_lines.ts";

/** Real conversations beside the project, never part of it. */
const DATA = new URL("../../shared/data/", import.meta.url).pathname;

function filesIn(folder: string): readonly string[] {
  const query = { name: "read", path: folder } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return [];
  try {
    return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
      isDirectory
        ? filesIn(`${folder}${name}/`)
        : /\.(json|jsonl|traj)$/.test(name)
        ? [folder + name]
        : []
    ).sort();
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    return [];
  }
}

const files = filesIn(DATA);
const ignore = files.length === 0;
const say = (text: string) => {
  if (Deno.args.includes("--show")) console.log(text);
};

Deno.test({
  name: ignore
    ? "real data: skipped, shared/data is not here"
    : "each real file is compacted to 25 % and 5 % and written back, or refused with one line that names the reason",
  ignore,
  fn: async () => {
    const counter = await loadGemma4Counter();
    for (const path of files) {
      const name = path.slice(DATA.length);
      const source = await byteSource(path);
      try {
        const read = readConversation(source);
        const { conversation } = read.parsed;
        const whole = { ...conversation, inputBudget: 1e9, notesReserve: 0 };
        const { before } = compact(whole, counter).tokens;
        for (const share of [0.25, 0.05]) {
          say(
            `${name} | ${read.adapter.name} | ${before} | ${share} | ${
              outcome(read, whole, Math.floor(before * share), counter)
            }`,
          );
        }
      } catch (error) {
        assert(
          error instanceof FormatError || error instanceof SyntaxError,
          name,
        );
        assert(!error.message.includes("\n"), error.message);
        say(`${name} | refused: ${error.message.replace(DATA, "")}`);
      }
    }
  },
});

function outcome(
  read: ReturnType<typeof readConversation>,
  whole: CompactionRequest,
  inputBudget: number,
  counter: TokenCounter,
): string {
  const notesReserve = Math.floor(inputBudget / 4);
  try {
    const result = compact({ ...whole, inputBudget, notesReserve }, counter);
    const { tokens, keptTurns, removedTurns, notes } = result;
    assert(tokens.total <= inputBudget);
    assertEquals(
      counter.count(result.messages, { tools: whole.tools }),
      tokens.total,
    );
    const written = [...read.write(result)].join("");
    assert(written.length > 0);
    return `${tokens.total} of ${inputBudget}, ${keptTurns.length} kept, ${removedTurns.length} removed, ${notes.length} notes`;
  } catch (error) {
    if (!(error instanceof RequiredContextTooLarge)) throw error;
    return error.message.replace("Cannot compact the request: ", "refused: ");
  }
}

Deno.test({
  name:
    "real compactions: the control has the summary's size, and what is given back was lost, fits, and is true to its source",
  ignore,
  fn: async () => {
    const counter = await loadGemma4Counter();
    let audited = 0;
    for (const path of files.filter((each) => each.includes("/claude-code/"))) {
      const { boundaries } = readBoundaries(await byteSource(path));
      for (const [index, boundary] of boundaries.entries()) {
        audited++;
        const audit = auditCompaction(boundary, counter, boundaries[index - 1]);
        const { summary, resent, control } = audit.tokens;
        assert(control <= summary + resent && control > 0.98 * summary, path);
        const lost = lostFacts(boundary);
        const ids = new Set(audit.lost.map(({ id }) => id));
        assert(lost.length > 0 && lost.every(({ id }) => ids.has(id)));
        const { text, given } = giveBack(lost, 800, counter);
        assert(counter.countText(text) <= 800);
        const turns = new Map(
          turnsByRound(boundary.before).map((turn) => [turn.id, turn]),
        );
        for (const { sentence, source } of given) {
          const said = turns.get(source.turn)!.messages
            .filter(({ role }) => role === source.role)
            .flatMap((message) => [
              ...messageTexts(message),
              ...(message.toolCalls ?? []).flatMap((
                call,
              ) => [
                callText(call),
                ...Object.values(call.arguments).map(String),
              ]),
            ]);
          assert(
            said.some((each) => joinLines(each).includes(joinLines(sentence))),
            sentence,
          );
        }
        say(
          `${path.slice(DATA.length)}: summary ${
            Math.floor(100 * audit.retention!)
          } % in ${summary} tokens, control ${
            Math.floor(100 * audit.retentionOfControl!)
          } % in ${control}; ${given.length} of ${lost.length} given back in ${
            counter.countText(text)
          } tokens`,
        );
      }
    }
    assertEquals(audited, 4);
  },
});
