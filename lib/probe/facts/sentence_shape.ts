/** Least and most characters of a sentence that is a fact as a whole. */
const FEWEST = 15;
const MOST = 400;

/** What a sentence may start with before its first real word. */
export const LEAD =
  "^[\"'“‘*_(]*(?:(?:please|also|and|but|so|ok(?:ay)?|now|then|just|kindly|important|note|reminder|remember|first(?:ly)?|finally)[,:!]?\\s+)*";

const SOCIAL =
  /\b(?:let me know|feel free|take care|good luck|don['’]t (?:worry|hesitate|give up|be afraid|forget to have)|never ?mind|no worries|no problem|keep it up|keep (?:up|going|me posted|in touch|shining|spreading|pushing|chasing)|can['’]t wait|you got this|i['’]m here|here for you|(?:always|never) (?:fun|nice|great|good|love|loved|wanted|been|happy|here|heard|thought|knew|seen|had|know|too late|tried|fails?|felt|forget|a (?:good|great)|get old|stop)|thank you|thanks|congrat\w*|so proud|believe in)\b/i;

/** Whether a piece of text is a sentence of prose that may be a fact as a whole: no code, no table, no small talk. */
export function isStatement(text: string): boolean {
  if (text.length < FEWEST || text.length > MOST) return false;
  if ((text.match(/\p{L}+/gu)?.length ?? 0) < 3) return false;
  const marks = text.match(/[{}();=<>|\\]/g)?.length ?? 0;
  if (marks > 2 && marks / text.length > 0.05) return false;
  if (
    /^\s*(?:\d+:\s|["'{[]\S*["']:|\||\/\/|#!|\/\*|<|import |from \S+ import|def |class |const |let |var |return\b|function )/
      .test(text)
  ) {
    return false;
  }
  // A line of a shell or a tool between the lines.
  if (/[$#)\]]\s*\n/.test(text)) return false;
  return !SOCIAL.test(text);
}
