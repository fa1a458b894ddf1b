import { isQuestion } from "./is_question.ts";

/** What a sentence replaces, as far as its words say. */
export interface ReplacedPart {
  /** The words that no longer hold. */
  readonly old?: string;
  /** What has a new value, where the old value is not said. */
  readonly subject?: string;
}

const WORDS = String
  .raw`[^\s.,;:!?()]+(?:[.,:]\d+|\.\w+)*(?:\s[^\s.,;:!?()]+(?:[.,:]\d+|\.\w+)*){0,5}?`;
const END = String
  .raw`(?=$|[.,;:!?()]|\s(?:and|but|because|since|as|so|for|in|on|to|when|if|from|with|anymore|any more|any longer|starting|going)\b|\s[-–—])`;
const OLD = [
  `\\b(?:use|using|used|take|pick|choose|chose|go(?:ing)? with|switch(?:ed|ing)? to|stick to|prefer)\\s.{1,80}?(?:\\s(?:instead of|rather than|in place of)|,\\snot)\\s(?:the |a |an |using )?(${WORDS})${END}`,
  `\\binstead of\\s(?:the |a |an |using )?(${WORDS}),\\s(?:use|we|let|please|I|go)\\b`,
  `\\breplac(?:e|ed|ing)\\s(?:the |a |an |our )?(${WORDS})\\s(?:with|by)\\s`,
  `\\b(?:chang|switch|mov|migrat|updat|renam|reschedul|postpon|extend)(?:e|es|ed|ing)\\s(?:(?!flight|train|trip|route|ticket).){0,60}?from\\s(?!\\d[\\d.,]*\\s?(?:ms|s|seconds|%))(?:the |a |an )?(${WORDS})\\sto\\s`,
  `\\bno longer\\s(?:use|need|want|support|require|is|are|be|on|in|at|using|do|have)?\\s?(?:the |a |an )?(${WORDS})${END}`,
  `\\b(?:don['’]t|do not|not) (?:use|need|want|support) (?:the |a |an )?(${WORDS}) (?:anymore|any more|any longer)\\b`,
].map((source) => new RegExp(source, "i"));
const SUBJECT =
  /\b(?:the|our|my)\s((?:[\p{L}\d_-]+\s){0,2}?[\p{L}\d_-]+)\s(?:(?:has|have|had|is|was|were|are|got|gets)\s)?(?:now\s|been\s|just\s){0,2}(?:changed|moved|updated|rescheduled|postponed|pushed(?: back)?|extended|raised|lowered|increased|reduced|brought forward|set)\sto\s/iu;
const VAGUE =
  /^(?:\w+ing|it|that|this|these|those|them|him|her|you|me|us|one|ones|something|anything|being|going|doing|having|just|only|sure|there|here|available|the|a|an|all|any|more|less|so|too|able|interested)\b/i;

/**
 * What a sentence says is replaced; undefined where it replaces nothing.
 *
 * It reads `use X instead of Y`, `replace Y with X`, `changed from Y to X`, `no longer Y` and `the Y has changed to X`. It
 * is a guess by words: whether the old still holds is for a person to say.
 *
 * @param sentence A sentence of prose.
 *
 * @example The old one
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(readReplacement("Use PEX instead of copper for the pipes."), { old: "copper" });
 * ```
 */
export function readReplacement(sentence: string): ReplacedPart | undefined {
  if (isQuestion(sentence)) return undefined;
  for (const shape of OLD) {
    const old = shape.exec(sentence)?.[1];
    if (old !== undefined && old.length >= 2 && !VAGUE.test(old)) {
      return { old };
    }
  }
  const subject = SUBJECT.exec(sentence)?.[1];
  return subject === undefined || VAGUE.test(subject) ? undefined : { subject };
}
