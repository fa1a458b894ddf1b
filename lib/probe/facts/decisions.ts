import { isQuestion } from "../../text/is_question.ts";
import { LEAD } from "./sentence_shape.ts";

const SAID = [
  /\b(?:I|we|team|client|customer)(?:['’]ve| have|['’]d| had| has)? (?:finally |already |just |also |now |all |jointly )?(?:decided|chosen|chose|agreed|settled|opted|finalized|finalised|approved)\b(?! (?:them|it|this|that)\b)/i,
  /\b(?:I|we)(?:['’]ll| will| shall|['’]re going to| are going to|['’]m going to| am going to) (?:only |just |now )?(?:use|go with|stick with|switch|pick|choose|adopt|proceed with|stay with)\b(?! (?:you|it|this|that|these|those)\b)/i,
  /\blet['’]?s (?:just |all )?(?:use|go with|stick (?:with|to)|switch|pick|choose|adopt|proceed with|make it(?! happen)|call it)\b(?! (?:in touch|going|it|in mind|this|that|these|those)\b)/i,
  /\b(?:settled on|opted for|going with (?!(?:my|him|her|them|you|us|a friend|friends|family|the (?:kids|family|flow))\b))/i,
  /\b(?:I|we)(?:['’]d| would)? (?:strongly |really |usually |generally |much )?prefer\b/i,
  /\b(?:the|our|my) (?:final )?(?:decision|deadline|budget|due date|final choice|hard limit|target date) (?:is|was|will be|has been)\b/i,
  /^(?:in \w+ )?(?:we|our (?:team|company)) (?:only )?uses? (?!the \w+ (?:method|rule|formula))/i,
  /(?:^|\s)(?:decision|agreed|approved|decided):\s/i,
  /\b(?:is|are) (?:due (?:on|by)|decided|agreed upon)\b/i,
];
const ORDER = new RegExp(
  `${LEAD}(?:use|go with|choose|pick|stick with) (?!me\\b|it\\b|you\\b|case|cases|of\\b|your|this\\b|that\\b)\\S+ \\S+`,
  "i",
);

/**
 * Whether a sentence settles something: decided, will use, let's go with, we prefer, `the deadline is`, `Use …`.
 *
 * A question is none. It says what the words say, not that it still holds; for that see the replacements.
 *
 * @param sentence A sentence of prose.
 */
export function isDecision(sentence: string): boolean {
  if (isQuestion(sentence)) return false;
  return SAID.some((shape) => shape.test(sentence)) || ORDER.test(sentence);
}
