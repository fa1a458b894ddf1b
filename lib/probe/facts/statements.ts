import { readReplacement } from "../../text/read_replacement.ts";
import { splitSentences } from "../../text/split_sentences.ts";
import { isConstraint } from "./constraints.ts";
import { isDecision } from "./decisions.ts";
import type { FactSpan } from "./fact_span.ts";
import type { FactText } from "./fact_text.ts";
import { isOpenQuestion, isUndone, todoSpans } from "./open_items.ts";
import { isStatement } from "./sentence_shape.ts";

const MARKER = /^\s*(?:(?:[-*+•>]|#{1,6}|\d{1,3}[.)])\s+)*/;
const DONE = /^(?:completed|done|cancell?ed)$/i;

/**
 * Where sentences stand that are facts as a whole: constraints, decisions and replacements of user and system, open
 * questions and to-do items of anybody but tools.
 *
 * A sentence is one kind only. Fenced code is not read, and neither are sentences of over 400 characters.
 *
 * @param place The text and whose it is.
 */
export function* statementSpans(place: FactText): Generator<FactSpan> {
  const { text, source: { role }, call } = place;
  if (call !== undefined) {
    if (
      /todo/i.test(call.tool) && call.status !== undefined &&
      call.key === "content" && !DONE.test(call.status)
    ) {
      yield { kind: "todo", start: 0, end: text.length };
    }
    return;
  }
  if (role === "tool") return;
  yield* todoSpans(text, role !== "assistant");
  for (const unit of splitSentences(text)) {
    if (unit.code) continue;
    const marker = MARKER.exec(unit.text)?.[0].length ?? 0;
    const sentence = unit.text.slice(marker);
    if (!isStatement(sentence)) continue;
    const found = statementOf(sentence, place);
    if (found) yield { ...found, start: unit.start + marker, end: unit.end };
  }
}

function statementOf(
  sentence: string,
  { source: { role }, last }: FactText,
): Omit<FactSpan, "start" | "end"> | undefined {
  if (isOpenQuestion(sentence, last === true)) return { kind: "question" };
  if (role === "user" || role === "system") {
    const replacement = readReplacement(sentence);
    if (replacement) return { kind: "replacement", ...replacement };
    if (isConstraint(sentence)) return { kind: "constraint" };
    if (isDecision(sentence)) return { kind: "decision" };
  }
  return isUndone(sentence) ? { kind: "todo" } : undefined;
}
