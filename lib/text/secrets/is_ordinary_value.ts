const PLACEHOLDER =
  /^(?:<[^>]{0,80}>|\[[A-Za-z][^\]]{0,80}\]|\{\{?[^}]{0,80}\}?\}|%\(?[A-Za-z_]\w{0,60}\)?[a-z%]?|\$\{\{[^}]{0,120}\}{0,2}|\$\{[^}]{0,120}\}?|\$\([^)]{0,120}\)?|\$(?:[A-Z_][A-Z0-9_]*|[a-z_]+|\d)|[*•x.?_-]+|\.{3}|…)$/i;
const ENVIRONMENT =
  /^(?:process\.env|os\.environ|ENV\[|import\.meta|Deno\.env)/;
const CALL =
  /^(?:await |new |return |!|&|\*)?(?:[A-Za-z_$][\w$]*(?:\.|::|->|\?\.)[\w$.:?]*(?:<[\w<>, ]{1,60}>)?[([]|[A-Za-z_$][\w$]*(?:<[\w<>, ]{1,60}>)?[([].*[)\]][;,)\]}?!\s{]*$|[A-Za-z_$]{3,}\((?=[A-Za-z_"'`]))/;
const OPERATOR = /^[^\d]*\s(?:&&|\|\||[!=]==?|\?\??)(?:\s|$)/;
const TYPE =
  /^_?[A-Z][A-Za-z]*(?:\[[\w, ]*\])?(?: ?[,)\]}?]+$| ?\)|, ?[*\w]+ ?[:=,)*]| [|=] )/;
const INDEXED = /^[A-Za-z_$][\w$]*\[["']/;
const NAMED_AS_SECRET =
  /^[a-z]+(?:_[a-z]+)*_(?:key|secret|token|password|passwd|pass|hash)$/i;
const TAG = /^<\/?[a-z][\w-]*[\s>/]/i;
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
    "await async function lambda credentials credential apikey api_key bearer basic authentication authorization header cookie not include omit same-origin")
    .split(" "),
);

/**
 * How a value stands behind its name: in quotation marks, behind a variable of the environment (`shell`), as one word,
 * or as all that a line has left.
 */
export type ValueForm = "quoted" | "shell" | "word" | "line";

/**
 * Whether what stands behind `password:` and the like is no secret: a type, a placeholder, code, or a sentence.
 *
 * It looks at the first 300 characters. A passphrase of plain words is a secret, unless it starts as a sentence about
 * passwords does (`must be …`).
 *
 * @param value The value, without its quotation marks.
 * @param form How it stands behind its name; a variable holds neither code nor a sentence, what has quotation marks no code.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const values = ["string;", "${DB_PASSWORD}", "must be long", "tin roof 77"];
 * assertEquals(values.map((value) => isOrdinaryValue(value, "line")), [true, true, true, false]);
 * ```
 */
export function isOrdinaryValue(value: string, form: ValueForm): boolean {
  const whole = value.slice(0, 300).trim();
  const shown = form === "line"
    ? whole.replace(/\s(?:#|\/\/).*$/, "").trim()
    : whole;
  const isBare = form === "word" || form === "line";
  if (isBare && /^[)\]},;|]/.test(shown)) return true;
  const bare = shown.replace(/[,;:)\]}>|&?!.\s{[(<]{1,40}$/, "");
  if (bare.length < 2 || TAG.test(shown) || /^your[_ -]/i.test(bare)) {
    return true;
  }
  if (PLACEHOLDER.test(shown) || PLACEHOLDER.test(bare)) return true;
  if (WORDS.has(bare.toLowerCase())) return true;
  if (form !== "shell" && isSentence(shown)) return true;
  return isBare && isCode(shown, bare) || form === "line" && isTyped(shown);
}

function isSentence(value: string): boolean {
  if (!/\s/.test(value)) return false;
  if (PROSE_START.test(value)) return true;
  return ARTICLE_START.test(value) && !/\d/.test(value);
}

function isCode(shown: string, bare: string): boolean {
  return ENVIRONMENT.test(shown) || CALL.test(shown) || INDEXED.test(shown) ||
    MEMBER.test(bare) || NAMED_AS_SECRET.test(bare);
}

/** A type, or an expression with an operator. */
function isTyped(shown: string): boolean {
  const typed = /^(?:[&*]|mut |const )*([\w$]+)(?:\[\])?\s*[<|&=,;)?\]}]/.exec(
    shown,
  );
  if (typed !== null && WORDS.has(typed[1].toLowerCase())) return true;
  return OPERATOR.test(shown) || TYPE.test(shown);
}
