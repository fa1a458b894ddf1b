import { assert, assertEquals } from "@std/assert";
import { claudeCode } from "../../lib/adapters/claude_code.ts";
import type { JsonLine } from "../../lib/adapters/json_line.ts";
import { jsonLines } from "../../lib/edge/json_lines.ts";
import { call, Session, text } from "./claude_code_lines.ts";

const ROUNDS = 2000;
const LOG = "x".repeat(100 * 1024);

/** A session of 200 MiB, made while it is read: as in real ones, most of it is not sent to the model. */
function* sessionLines(): Generator<string> {
  const { lines } = new Session().user("Look.");
  yield JSON.stringify(lines[0]);
  let parentUuid: unknown = lines[0].uuid;
  for (let round = 0; round < ROUNDS; round++) {
    const id = `c${round}`;
    const made = new Session().part(`m${round}`, call(id))
      .result(id, "done", { toolUseResult: { stdout: LOG } })
      .assistant(text("Fine.")).lines;
    for (const [index, line] of made.slice(0, 2).entries()) {
      const uuid = `${round}.${index}`;
      yield JSON.stringify({ ...line, uuid, parentUuid });
      parentUuid = uuid;
    }
  }
}

function readerOf(texts: Iterator<string>) {
  const encoder = new TextEncoder();
  let waiting = new Uint8Array();
  return {
    readSync(buffer: Uint8Array): number | null {
      if (waiting.length === 0) {
        const next = texts.next();
        if (next.done) return null;
        waiting = encoder.encode(next.value + "\n");
      }
      const piece = waiting.subarray(0, buffer.length);
      buffer.set(piece);
      waiting = waiting.subarray(piece.length);
      return piece.length;
    },
  };
}

Deno.test("a session of 200 MiB is read and written without holding what is not sent", () => {
  const before = Deno.memoryUsage().rss;
  let most = before;
  function* watched(): Generator<JsonLine> {
    for (const line of jsonLines(readerOf(sessionLines()))) {
      if (line.line % 100 === 0) {
        most = Math.max(most, Deno.memoryUsage().rss);
      }
      yield line;
    }
  }
  const parsed = claudeCode.parseLines(watched());
  const { inFlight = [] } = parsed.conversation;
  assertEquals(inFlight.length, 2 * ROUNDS);
  const removedTurns = Array.from(
    { length: ROUNDS / 2 },
    (_, index) => ({ id: `T1.${index + 1}` }),
  );
  let bytes = 0;
  const window = { removedTurns, notes: [] };
  for (const line of claudeCode.formatLines(parsed, window, watched())) {
    bytes += line.length;
  }
  const left = (ROUNDS - removedTurns.length) * LOG.length;
  assert(bytes > left && bytes < 1.1 * left);
  assert(most - before < 150 << 20, `grew by ${(most - before) >> 20} MiB`);
});
