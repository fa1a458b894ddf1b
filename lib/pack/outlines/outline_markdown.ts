import { type NumberedLine, numberLines } from "../numbered_line.ts";

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const COMMENT = /^ {0,3}<!--/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const PARAGRAPH = /^ {0,3}(?![>#]|[-+*][ \t]|\d{1,9}[.)][ \t]|\||<)\S/;

/**
 * The headings of a Markdown file, those that are underlined with their underline.
 *
 * A `#` inside a fenced or an indented block, or inside a comment, is none.
 */
export function outlineMarkdown(text: string): readonly NumberedLine[] {
  const lines = numberLines(text);
  const outline: NumberedLine[] = [];
  let fence: string | undefined;
  let isComment = false;
  let above: NumberedLine | undefined;
  for (const line of lines.slice(frontMatterEnd(lines))) {
    const paragraph = above;
    above = undefined;
    const mark = FENCE.exec(line.text)?.[1];
    if (fence !== undefined) {
      if (mark !== undefined && closes(line.text, fence)) fence = undefined;
    } else if (isComment || COMMENT.test(line.text)) {
      isComment = !line.text.includes("-->");
    } else if (mark !== undefined) fence = mark;
    else if (HEADING.test(line.text)) outline.push(line);
    else if (paragraph && UNDERLINE.test(line.text)) {
      outline.push(paragraph, line);
    } else if (PARAGRAPH.test(line.text)) above = line;
  }
  return outline;
}

function closes(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.length >= fence.length &&
    mark === fence[0].repeat(mark.length);
}

function frontMatterEnd(lines: readonly NumberedLine[]): number {
  if (lines[0]?.text !== "---") return 0;
  const end = lines.findIndex(({ text }, at) => at > 0 && text === "---");
  return end < 0 ? 0 : end + 1;
}
