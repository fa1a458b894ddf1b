import { byteSource } from "../lib/edge/byte_source.ts";
import { readBoundaries } from "../lib/edge/read_boundaries.ts";
import { lostFacts } from "../lib/guard/lost_facts.ts";
import { newestTurns } from "../lib/guard/newest_turns.ts";
import { turnsByRound } from "../lib/guard/turns_by_round.ts";
import { chooseCounter } from "./choose_counter.ts";
import { giveLost, unreadSummary } from "./give_lost.ts";
import { printOut } from "./print.ts";
import { readJsonFile } from "./read_json_file.ts";
import { redactor } from "./redaction.ts";

/** What can be searched in a second: a session waits for its hook. */
const SEARCHED_CHARS = 2_000_000;

/** What the command line says. */
export interface HookOptions {
  readonly counter: string;
  readonly template: string | undefined;
  readonly redact: boolean;
}

/**
 * Nothing; after a compaction of Claude Code the block of notes is on stdout, for the session to take in.
 *
 * @param tokens Tokens that the block may take.
 * @param options The counter, and whether secrets are taken out.
 * @throws {Error} If anything is not as it should be; nothing is on stdout then.
 */
export async function runHook(
  tokens: number,
  options: HookOptions,
): Promise<void> {
  const input = await readJsonFile("-");
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new SyntaxError("Cannot read stdin: expected a hook's JSON object");
  }
  const { hook_event_name, source, transcript_path } = input as Record<
    string,
    unknown
  >;
  if (hook_event_name !== "SessionStart" || source !== "compact") return;
  if (typeof transcript_path !== "string") {
    throw new SyntaxError("Cannot read stdin: expected a transcript_path");
  }
  const counter = await chooseCounter(options.counter, options.template);
  await checkFile(transcript_path);
  const session = await byteSource(transcript_path);
  const { boundaries } = readBoundaries(session, "claude-code");
  await Deno.permissions.revoke({ name: "read" });
  const last = boundaries.at(-1);
  if (last === undefined) {
    throw new RangeError(`no compaction has happened in ${transcript_path}`);
  }
  const unread = unreadSummary(last);
  if (unread !== undefined) throw new RangeError(unread);
  const { turns, wholeFrom } = newestTurns(
    turnsByRound(last.before),
    SEARCHED_CHARS,
  );
  const lost = lostFacts(last, turns);
  const redaction = redactor(options.redact);
  const { text } = giveLost(lost, tokens, counter, redaction);
  if (text !== "") await printOut(`${text}\n`);
  if (wholeFrom !== null) {
    console.error(
      `The session is long: before ${wholeFrom} only the user's words were looked at`,
    );
  }
}

/** A pipe, or stdin again, would keep the session waiting. */
async function checkFile(path: string): Promise<void> {
  const { isFile, isDirectory } = await Deno.stat(path);
  if (isFile || isDirectory) return;
  throw new TypeError(`Cannot open ${path}: it is no file`);
}
