import type { FactSpan } from "./fact_span.ts";
import type { FactText } from "./fact_text.ts";

const SHELL_TOOL =
  /bash|shell|exec|terminal|command|console|cmd|(?:^|[_.-])run/i;
const COMMAND_KEY = /^(?:command|cmd|script|commands|shell|bash_command)$/i;
const GENERIC =
  /^(?:(?:cd|ls|cat|pwd|echo|mkdir|rm|cp|mv|which|touch|head|tail|wc|clear|find \.|sleep|view|create|str_replace|undo_edit)\b.{0,24}|git (?:status|diff|log|add|commit|push|pull|show|fetch|branch|stash|init)\b.{0,14}|(?:npm|yarn|pnpm|bun) (?:i|ci|install|test|start|build|run \w{1,7})|pip install(?: -r requirements\.txt)?|(?:cargo|go|make|mix|deno|mvn) (?:build|test|run|clean|fmt|format|compile|check|install)(?: \.\/\.\.\.)?|pytest(?: -[vqx]+)?|python3? -m venv \w+)$/;
/** What only trims the output. */
const TAIL =
  /\s*(?:2>&1)?(?:\s*\|\s*(?:tail|head)(?:\s+-\w{1,3}|\s+\d{1,4}){0,2})?\s*$/;
const PROMPT = /(?:^|\n)[^\S\n]*\$ ([a-z.~/][^\n]{6,300})/g;
const INLINE =
  /\b(?:[Rr]un|[Rr]unning|[Ee]xecute|[Rr]an|command(?: is)?:?)\s`([a-z.~/][\w.~/-]* [^`\n]{4,200})`/g;

/**
 * Where commands stand: the first line of what a shell tool is called with, lines behind a `$` prompt, and code behind
 * `run`.
 *
 * Commands of every session (`git status`, `npm test`, `cd …`) and the start of a text written in place (`<<EOF`) are
 * none.
 *
 * @param place The text and whose it is.
 */
export function* commandSpans(place: FactText): Generator<FactSpan> {
  const { text, call } = place;
  if (call !== undefined) {
    if (COMMAND_KEY.test(call.key) && SHELL_TOOL.test(call.tool)) {
      yield* callSpan(text, call.failed);
    }
    return;
  }
  for (const shape of place.source.role === "tool" ? [] : [PROMPT, INLINE]) {
    for (const { 0: found, 1: command, index } of text.matchAll(shape)) {
      const start = index + found.indexOf(command, found.search(/[$`]/));
      const end = start + command.trimEnd().length;
      if (
        isSpecific(command) &&
        /[-/.=]|^(?:git|npm|bd|gh|docker|kubectl) /.test(command)
      ) yield { kind: "command", start, end };
    }
  }
}

function* callSpan(
  text: string,
  failed: boolean | undefined,
): Generator<FactSpan> {
  const start = text.search(/\S/);
  if (start < 0) return;
  const line = text.slice(start, start + 400).split(/[\r\n]/, 1)[0]
    .replace(TAIL, "");
  if (line.length > 300 || !isSpecific(line)) return;
  const use = failed === undefined
    ? {}
    : { use: failed ? "failed" : "succeeded" } as const;
  yield { kind: "command", start, end: start + line.length, ...use };
}

function isSpecific(command: string): boolean {
  const bare = command.trim();
  return bare.length >= 10 && /\S\s+\S/.test(bare) && !bare.startsWith("#") &&
    !/<<|"\$\($|[<{]\w+[>}]|\.\.\.|\\$/.test(bare) && !GENERIC.test(bare);
}
