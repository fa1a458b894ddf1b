/** What a server replied. */
export interface Reply {
  /** The message's content. */
  readonly content: string;
  /** What the server told apart as thinking; it never counts. */
  readonly thinking?: string;
}

const MARK =
  /<(\/?)(?:think|thinking|thought|reasoning)>|\[(\/?)THINK\]|<\|channel>thought|<channel\|>/gi;

/**
 * What of a reply counts as the answer: its content without thinking, white space at the ends taken away.
 *
 * - Text between thinking marks goes: `<think>…</think>`, `<thinking>`, `<thought>`, `<reasoning>`, `[THINK]`, and
 *   `<|channel>thought…<channel|>`. Any closing mark closes.
 * - A closing mark that nothing opened takes all before it with it.
 * - An opening mark that is never closed takes all after it with it, where it starts a line or a word follows it at
 *   once. Elsewhere it is a plain word and stays: "Type <think> as plain text."
 * - A mark between backticks or quotation marks is a plain word.
 *
 * The `thinking` field is never read. Nothing is put in the place of an empty answer.
 *
 * @example Reasoning that a server left in the content
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(cleanReply({ content: "kiln 1 maybe</think>Kiln 2 is current." }), "Kiln 2 is current.");
 * assertEquals(cleanReply({ content: "", thinking: "Use kiln 2." }), "");
 * ```
 */
export function cleanReply({ content }: Reply): string {
  const marks = [...content.matchAll(MARK)].filter((mark) =>
    !isQuoted(content, mark)
  );
  const lastClose = marks.findLastIndex(isClosing);
  let kept = "";
  let from = 0;
  let open = false;
  for (const [index, mark] of marks.entries()) {
    if (isClosing(mark)) {
      if (!open) kept = "";
      open = false;
      from = mark.index + mark[0].length;
    } else if (!open) {
      open = index < lastClose || startsThinking(content, mark, from, kept);
      if (open) kept = join(kept, content.slice(from, mark.index));
    }
  }
  return (open ? kept : join(kept, content.slice(from))).trim();
}

function isClosing([mark, slash, bracketSlash]: RegExpExecArray): boolean {
  return mark === "<channel|>" || slash === "/" || bracketSlash === "/";
}

function isQuoted(content: string, mark: RegExpExecArray): boolean {
  const before = content[mark.index - 1] ?? "";
  const after = content[mark.index + mark[0].length] ?? "";
  return /^[`"'“‘]$/.test(before) && /^[`"'”’]$/.test(after);
}

/** Of an opening mark that is never closed: whether it is one at all. */
function startsThinking(
  content: string,
  mark: RegExpExecArray,
  from: number,
  kept: string,
): boolean {
  if (mark[0].startsWith("<|")) return true;
  const after = content.slice(mark.index + mark[0].length);
  if (/^[\p{L}\p{N}]/u.test(after)) return true;
  let before = mark.index;
  while (before > from && /[^\S\n]/.test(content[before - 1])) before--;
  if (before > from) return content[before - 1] === "\n";
  return /(?:^|\n)[^\S\n]*$/.test(kept);
}

/** Two pieces with a space where they would touch. */
function join(left: string, right: string): string {
  return /\S$/.test(left) && /^\S/.test(right)
    ? `${left} ${right}`
    : left + right;
}
