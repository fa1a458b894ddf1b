/** Compacts a session of 200 MiB by lines, for `lines_memory_test.ts`, which runs it with a heap of 64 MiB. */
import { claudeCode } from "../../lib/adapters/claude_code.ts";
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

const parsed = claudeCode.parseLines(jsonLines(readerOf(sessionLines())));
const { inFlight = [] } = parsed.conversation;
const removedTurns = Array.from(
  { length: ROUNDS / 2 },
  (_, index) => ({ id: `T1.${index + 1}` }),
);
const lines = claudeCode.formatLines(
  parsed,
  { removedTurns, notes: [] },
  jsonLines(readerOf(sessionLines())),
);
let bytes = 0;
for (const line of lines) bytes += line.length;
const left = (ROUNDS - removedTurns.length) * LOG.length;
console.log(inFlight.length, bytes > left && bytes < 1.1 * left);
