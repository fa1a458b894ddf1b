import { escapeHtml } from "../escape_html.ts";

/** A length with at most one decimal, so that the last bits of a logarithm never show. */
export function svgNumber(value: number): string {
  return String(Number(value.toFixed(1)));
}

/**
 * A text element; its text is escaped, and stands on one line.
 *
 * @param attributes As they stand in the tag.
 * @param text Any text.
 */
export function svgText(
  x: number,
  y: number,
  attributes: string,
  text: string,
): string {
  return `<text x="${svgNumber(x)}" y="${svgNumber(y)}"${
    attributes === "" ? "" : ` ${attributes}`
  }>${escapeHtml(text)}</text>`;
}

/**
 * A straight line.
 *
 * @param from Its start: x and y.
 * @param to Its end.
 * @param name Its class.
 */
export function svgLine(
  from: readonly [number, number],
  to: readonly [number, number],
  name: string,
): string {
  const [x1, y1, x2, y2] = [...from, ...to].map(svgNumber);
  return `<path class="${name}" d="M${x1} ${y1}L${x2} ${y2}"/>`;
}
