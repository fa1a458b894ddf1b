const ENDS_ASKING = /[?？؟]["'”’」』)*_]*$/u;

/** Whether a sentence ends as a question; one with a remark in brackets behind it says something too, so it is none. */
export function isQuestion(text: string): boolean {
  return ENDS_ASKING.test(text);
}
