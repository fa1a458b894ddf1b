import { type FactSpan, matchSpans } from "./fact_span.ts";

const KEY = /[A-Z][A-Z0-9]{1,9}-\d{1,7}/g;
const CVE = /CVE-\d{4}-\d{4,7}/g;
const NUMBER =
  /(?:(?:issue|pr|pull request|ticket|bug|mr|case|incident|gh)s? ?#\d{1,7}|[A-Za-z][\w.-]{1,38}\/[\w.-]{1,60}#\d{1,7})/gi;
const NO_PROJECT =
  /^(?:UTF|SHA\d?|ISO|RFC|AES|MD|COVID|GPT|BERT|IPV|CVE|PEP|WCAG|HTTP|HTTPS|TLS|SSL|RSA|EC|ECMA|ES|IEEE|ANSI|ASCII|CP|KOI|WINDOWS|LATIN|EUC|JIS|GB|BIG|HMAC|CRC|BASE|USB|AS|IS|US|EU|UK|MP|PM|AM|TOP|CPU|GPU|RTX|GTX|AMD|ARM|WIN|OS|DAY|WEEK|STEP|PHASE|PART|UNIT|LEVEL|CHAPTER|Q|FY|V|NO|SARS|GLM|LLAMA|QWEN|CLAUDE|TYPE|CLASS|GATE|ROOM|AREA|ZONE|BAY|ACL|SIGCOMM|MIT|BSD|GPL|LGPL|AGPL|APACHE|CC|BY|MPL|EPL)$/;

/**
 * Where tickets stand: `ABC-123`, `issue #12`, `owner/repo#12`, `CVE-2024-3094`.
 *
 * Names of standards and models that look alike (`UTF-8`, `SHA-256`, `GPT-4`) are none, and neither is a bare `#12`.
 */
export function* ticketSpans(text: string): Generator<FactSpan> {
  yield* matchSpans("ticket", text, CVE, isWhole);
  if (text.includes("#")) yield* matchSpans("ticket", text, NUMBER, isNumbered);
  yield* matchSpans("ticket", text, KEY, (text, start, end) => {
    const [project, number] = text.slice(start, end).split("-");
    return isWhole(text, start, end) && !NO_PROJECT.test(project) &&
      !/^0/.test(number) && !/\d$/.test(project);
  });
}

/** `#123` is the number of examples. */
function isNumbered(text: string, start: number, end: number): boolean {
  return isWhole(text, start, end) && !/#1234?5?$/.test(text.slice(start, end));
}

function isWhole(text: string, start: number, end: number): boolean {
  return !/[\w./-]/.test(text[start - 1] ?? "") &&
    !/^(?:\w|-\w|\.\d)/.test(text.slice(end, end + 2));
}
