import { escapeHtml } from "./escape_html.ts";
import { htmlPage } from "./html_page.ts";
import { htmlTable } from "./html_table.ts";
import type { ReportTable } from "./report_document.ts";

const STYLE =
  "figure{margin:0 0 2rem}figcaption{max-width:47rem;margin-top:.5rem}" +
  ".wide{overflow-x:auto}.wide:focus-visible{outline:2px solid}" +
  ".wide svg{display:block;width:100%;max-width:760px;min-width:600px;height:auto}" +
  ".wide th,.wide td{overflow-wrap:break-word}";

/** What a page of figures shows. */
export interface FigurePage {
  /** The page's heading. */
  readonly title: string;
  /** Paragraphs below it. */
  readonly lead: readonly string[];
  /** Pictures, each with what it shows in a sentence. */
  readonly figures: readonly Figure[];
  /** The numbers behind them. */
  readonly tables: readonly ReportTable[];
}

/** A picture of a page. */
export interface Figure {
  /** From `lineChart`; it stands in the page as it is, nothing in it is escaped. */
  readonly svg: string;
  /** What it shows. */
  readonly caption: string;
}

/**
 * Pictures and tables as one HTML file that needs nothing else: no script, no address, and a policy that allows none.
 *
 * What is wider than a narrow screen scrolls by itself, also by keyboard. All text but the pictures is escaped.
 *
 * @param page Heading, paragraphs, pictures and tables.
 *
 * @example A caption is text
 * ```ts
 * import { assert } from "@std/assert";
 * const figures = [{ svg: "<svg></svg>", caption: "kept < lost" }];
 * const html = figurePage({ title: "Retention", lead: [], figures, tables: [] });
 * assert(html.includes("<svg></svg>") && html.includes("kept &lt; lost"));
 * ```
 */
export function figurePage(
  { title, lead, figures, tables }: FigurePage,
): string {
  const main = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...lead.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...figures.flatMap(({ svg, caption }) => [
      "<figure>",
      ...wide(caption, [svg.trimEnd()]),
      `<figcaption>${escapeHtml(caption)}</figcaption>`,
      "</figure>",
    ]),
    ...tables.flatMap((table) => wide(table.title, htmlTable(table))),
  ];
  return htmlPage(title, main, STYLE);
}

function wide(name: string, parts: readonly string[]): readonly string[] {
  return [
    `<div class="wide" role="region" tabindex="0" aria-label="${
      escapeHtml(name)
    }">`,
    ...parts,
    "</div>",
  ];
}
