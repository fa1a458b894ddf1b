/** A paragraph, list item, heading or table row of an answer. */
export interface AnswerUnit {
  /** Its words on one line, after the label that they stand under, if that matters. */
  readonly text: string;
  /** Whether it is a quoted line (`>`). */
  readonly quoted: boolean;
}

interface Label {
  readonly text: string;
  /** Characters before the item that it is; -1 for a paragraph. */
  readonly indent: number;
}

const LABEL_CHARS = 80;
const HEADING = /^#{1,6}\s+/;
const ITEM = /^(\s*)(?:[-*+•–]|\d{1,9}[.)])\s+/;
const LABELLED = /^[*_]*\p{L}[^.!?;:：]{0,40}[:：][*_]*(?:\s|$)/u;
const ENDS_AS_LABEL = /[:：][*_\s]*$|^(\*\*|__)[^*_]+\1$/;
const RULE_ROW = /^[|\s:-]+$/;

/**
 * The units of an answer, in order, with what their headings say.
 *
 * Lines of one paragraph are joined, as Markdown does, except where a line starts with a name and a colon. What a
 * heading, a line that ends in a colon or the head of a table says is put before the units below it, where `matters`
 * finds it to be a label such as "Old plan" or "No longer used": `Old plan: copper`. Fences count as blank lines.
 *
 * @param text A folded answer.
 * @param matters Whether a label bears on the values below it.
 *
 * @example A table with a column for what was
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "| Item | Old |\n|---|---|\n| Pipe | copper |";
 * const units = [...answerUnits(text, (label) => label === "Old")];
 * assertEquals(units.at(-1)?.text, "Pipe | Old: copper");
 * ```
 */
export function answerUnits(
  text: string,
  matters: (label: string) => boolean,
): readonly AnswerUnit[] {
  const reader = new UnitReader(matters);
  for (const line of text.split("\n")) reader.read(line);
  reader.flush();
  return reader.units;
}

/** Reads line by line; holds the paragraph that is open and the labels that apply. */
class UnitReader {
  readonly units: AnswerUnit[] = [];
  #lines: string[] = [];
  #quoted = false;
  #indent = -1;
  #section = "";
  #label: Label | undefined;
  #columns: readonly string[] | undefined;

  constructor(readonly matters: (label: string) => boolean) {}

  read(line: string): void {
    const body = line.trim();
    if (body === "" || /^(?:```|~~~)/.test(body)) {
      this.flush();
      this.#columns = undefined;
    } else if (body.startsWith(">")) this.#readQuote(body);
    else if (HEADING.test(body)) this.#readHeading(body);
    else if (RULE_ROW.test(body) && body.includes("-")) this.#readRule(body);
    else if (body[0] === "|" || (this.#columns && body.includes("|"))) {
      this.#readRow(body);
    } else this.#readText(line, body);
  }

  flush(): void {
    const text = this.#lines.join(" ");
    const quoted = this.#quoted;
    this.#lines = [];
    this.#quoted = false;
    if (text === "") return;
    if (quoted) {
      this.units.push({ text, quoted });
      return;
    }
    if (this.#label && this.#indent <= this.#label.indent) {
      this.#label = undefined;
    }
    this.units.push({ text: this.#labelled(text), quoted });
    if (ENDS_AS_LABEL.test(text)) {
      this.#label = { text: this.#asLabel(text), indent: this.#indent };
    }
  }

  #readQuote(body: string): void {
    if (!this.#quoted) this.flush();
    this.#quoted = true;
    this.#lines.push(body.replace(/^[>\s]+/, ""));
  }

  #readHeading(body: string): void {
    this.flush();
    const text = body.replace(HEADING, "");
    this.units.push({ text, quoted: false });
    this.#section = this.#asLabel(text);
    this.#label = undefined;
  }

  /** The line under a table's head; elsewhere a rule, or the underline of a heading. */
  #readRule(body: string): void {
    const head = this.#lines.pop();
    this.flush();
    if (head === undefined) return;
    this.#lines = [head];
    this.flush();
    if (body.includes("|")) {
      this.#columns = cellsOf(head).map((cell) => this.#asLabel(cell));
    }
  }

  #readRow(body: string): void {
    this.flush();
    this.#indent = 0;
    this.#lines = [
      cellsOf(body).map((cell, index) => {
        const column = this.#columns?.[index];
        return column ? `${column}: ${cell}` : cell;
      }).join(" | "),
    ];
  }

  #readText(line: string, body: string): void {
    const item = ITEM.exec(line);
    const goesOn = this.#lines.length > 0 && !this.#quoted &&
      item === null && !LABELLED.test(body);
    if (!goesOn) {
      this.flush();
      this.#indent = item?.[1].length ?? (/^\s{2,}/.test(line) ? 1 : -1);
    }
    this.#lines.push(item === null ? body : line.slice(item[0].length).trim());
    if (/ {2}$|\\$/.test(line)) this.flush();
  }

  #labelled(text: string): string {
    const label = this.#label?.text || this.#section;
    return label === "" ? text : `${label}: ${text}`;
  }

  #asLabel(text: string): string {
    if (text.length > LABEL_CHARS) return "";
    const label = text.replace(/^[\s*_#]+|[\s*_#:：]+$/g, "");
    return this.matters(label) ? label : "";
  }
}

/** The cells of a row, without the lines at its ends. */
function cellsOf(row: string): readonly string[] {
  return row.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}
