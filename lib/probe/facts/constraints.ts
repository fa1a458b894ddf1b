import { isQuestion } from "../../text/is_question.ts";
import { LEAD } from "./sentence_shape.ts";

const HARD =
  /\b(?:must(?: not|n['’]t)?|shall not|may not (?!be (?:the|a|as)\b)|(?:is|are) (?:not (?:allowed|permitted|to be)|forbidden|prohibited|off[- ]limits|mandatory|strictly)|not allowed|no more than|at most|at least \d|under no circumstances|from now on|until further notice|at all times|without exception|no matter what|non-negotiable|(?:hard|strict) (?:constraint|rule|requirement|limit|deadline)s?|(?:needs?|has|have) to (?:be|stay|remain|include|match|pass|support)\b|should (?:always|never|only|not)|can only|shouldn['’]t|cannot|constraint:|rule:|requirement:)(?!\w)/i;
const OWN =
  /^["'“‘*_(]*(?:I|we|he|she|they|it|that|this|there|who|what|why|how|which)\b/i;
const OWN_CANNOT =
  /\b(?:I|we|he|she|they|it) (?:cannot|can ?not|may not|should not|shouldn['’]t)\b/i;
const GUESS =
  /\bmust(?:['’]ve| have| feel| love| admit| say| confess| add| seem|(?: still| also| all)? be (?:so|such|really|very|quite|pretty|hard|nice|great|tough|tiring|exciting|fun|amazing|proud|difficult|good|cool|something|feeling|incredibl[ey]|awesome|challenging|rewarding|raw|wonderful|fantastic|beautiful|lovely|delicious|interesting|scary|a (?:joy|great|good|nice|big|lot)))\b|\ba must\b|\bmust (?:\w+ )?(?:be|make|bring|look|mean|get|give)\b.*!["'”’)\s]*$/i;
const COMMAND = new RegExp(
  `${LEAD}(?:always (?!an?\\b|the\\b|so\\b|been\\b|\\w+ing\\b)|never (?!saw|knew|thought|had|was|were|been|in my|\\w+ed\\b)|(?:do not|don['’]t) (?!know|feel|think|have|want|like|need|care|mean|forget|ever\\b|get me|you\\b|we\\b)|avoid|ensure|make sure|only (?!\\w+ed\\b)|limit (?:the|your|it|this|all)|exclude|stick to|refrain from|no \\w+ (?:without|unless|before)\\b)`,
  "i",
);
const CONDITION = new RegExp(
  `${LEAD}(?:when(?:ever)?|before|after|if|each time|every time|until|unless|once)\\s(?!(?:I|we|it|they|he|she|there)\\b).{2,120}?,\\s*(?:then\\s+|please\\s+)?(?:you (?:must|should|need|can|may|have)|always|never|do not|don['’]t|make sure|ensure|add|address|answer|ask|assume|avoid|begin|call|check|cite|close|commit|confirm|convert|deny|escalate|format|give|ignore|include|inform|keep|list|log|mark|mention|offer|output|prefer|provide|read|refuse|remove|reply|report|respond|return|round|run|save|send|set|skip|start|state|stop|tell|test|transfer|treat|try|update|use|verify|wait|write)\\b`,
  "i",
);
const SCOPE =
  /\b(?:going forward|unless (?:I|we) (?:say|ask|tell)|(?:when|whenever|every time) I (?:ask|mention|say|request)|(?:every|each|all) (?:of your )?(?:repl(?:y|ies)|answers?|responses?|messages?|outputs?|commits?) (?:must|should|has|have|needs?)|for the rest of (?:this|the) (?:session|conversation|chat))\b/i;

/**
 * Whether a sentence lays down a duty, a ban, a limit or a condition: must, never, only, `before …, run …`.
 *
 * A question is none, nor is a guess (`that must be hard`), nor what somebody says of themselves (`I never saw it`).
 *
 * @param sentence A sentence of prose.
 */
export function isConstraint(sentence: string): boolean {
  if (isQuestion(sentence)) return false;
  if (COMMAND.test(sentence) || CONDITION.test(sentence)) return true;
  if (SCOPE.test(sentence)) return true;
  if (!HARD.test(sentence) || GUESS.test(sentence)) return false;
  if (OWN_CANNOT.test(sentence)) return false;
  return !OWN.test(sentence) ||
    /\b(?:must|mandatory|forbidden|from now on|at most|no more than)\b/i
      .test(sentence);
}
