const PLACEHOLDER =
  /^(?:<[^>]{0,80}>|\[[A-Za-z][^\]]{0,80}\]|\{\{?[^}]{0,80}\}?\}|%\(?[A-Za-z_]\w{0,60}\)?[a-z%]?|\$\{[^}]{0,120}\}?|\$\([^)]{0,120}\)?|\$(?:[A-Z_][A-Z0-9_]*|[a-z_]+|\d)|[*•x.?_-]+|\.{3}|…)$/i;
const ENVIRONMENT =
  /^(?:process\.env|os\.environ|ENV\[|import\.meta|Deno\.env)/;
const CALL =
  /^(?:await |new |return |!|&|\*)?[A-Za-z_$][\w$.:]*(?:<[\w<>, ]{1,60}>)?[([][^"'`]*[)\]][;,)\]}?!\s{]*$/;
const EMPTY_CALL = /^(?:await |new |!|&|\*)?[A-Za-z_$][\w$.:]*\(/;
const MEMBER = /^[A-Za-z_$][A-Za-z_$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$]+)+$/;
const PROSE_START =
  /^(?:must|is|isn't|are|was|were|should|cannot|can|can't|may|might|has|have|does|doesn't|did|do|required|invalid|incorrect|missing|expected|unexpected|not|no|too|already|please|enter|wrong|failed|could|will|would|if|when|use|used|needs|see|length|field)\b/i;
const ARTICLE_START =
  /^(?:the|a|an|your|our|its|this|that|these|any|each|every|all|some|optional|new|current|for|from|in|of|to|with|without|and|or|at|by|on|as|only|it|you|we|they|set|get|read|check|change|reset)\b/i;
const WORDS = new Set(
  ("string str text char varchar bytes byte buffer number num int integer float bool boolean any unknown never object " +
    "array list dict map option optional type void symbol stringvalue secretstring securestring uuid url json " +
    "null none nil undefined nan true false yes no on off ok empty blank default auto missing required invalid expired " +
    "incorrect wrong unset set changed rejected accepted denied failed error timeout eof unavailable unknown disabled " +
    "enabled redacted hidden masked removed omitted secret token password passwd passphrase pass pwd pw tok value val " +
    "input key keys self this arg args opts options config settings field name id kw x s t p n env file stdin prompt " +
    "credentials credential apikey api_key bearer basic authentication authorization header cookie not")
    .split(" "),
);

/**
 * Whether what stands behind `password:` and the like is no secret: a type, a placeholder, code, or a sentence.
 *
 * It looks at the first 300 characters. A passphrase of plain words is a secret, unless it starts as a sentence about
 * passwords does (`must be …`).
 *
 * @param value The value, without its quotation marks.
 * @param isQuoted Whether it had some; then it is no code.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const values = ["string;", "${DB_PASSWORD}", "must be long", "tin roof 77"];
 * assertEquals(values.map((value) => isOrdinaryValue(value, false)), [true, true, true, false]);
 * ```
 */
export function isOrdinaryValue(value: string, isQuoted: boolean): boolean {
  const shown = value.slice(0, 300).trim();
  const bare = shown.replace(/[,;:)\]}>|&?!.\s]{1,40}$/, "");
  if (bare === "" || PLACEHOLDER.test(shown) || PLACEHOLDER.test(bare)) {
    return true;
  }
  if (WORDS.has(bare.toLowerCase())) return true;
  if (isSentence(shown)) return true;
  return !isQuoted && isCode(shown, bare);
}

function isSentence(value: string): boolean {
  if (!/\s/.test(value)) return false;
  if (PROSE_START.test(value)) return true;
  return ARTICLE_START.test(value) && !/\d/.test(value);
}

function isCode(shown: string, bare: string): boolean {
  const first = /^[\w$]+/.exec(shown)?.[0].toLowerCase();
  const isType = first !== undefined && WORDS.has(first) &&
    /^[\w$]+(?:\[\])?\s*[<|&=,;)?\]}]/.test(shown);
  return isType || ENVIRONMENT.test(shown) || CALL.test(shown) ||
    MEMBER.test(bare) || EMPTY_CALL.test(shown) && /[);,{]$/.test(shown);
}
