import { escapeHtml } from "./escape_html.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}" +
  "table{border-collapse:collapse;width:100%;margin:0 0 2rem}caption{text-align:left;font-weight:600;padding:.5rem 0}" +
  "th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}" +
  ".n{text-align:right;white-space:nowrap}" +
  "@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}th,td{border-color:#444}}";

/**
 * An HTML file that needs nothing else: no script, no address, and a policy that allows none.
 *
 * The policy is a `meta` element, so it holds for a file that is opened from disk.
 *
 * @param title The file's title, as text.
 * @param main Its elements, as HTML.
 * @param style Styles beside those of text and tables.
 */
export function htmlPage(
  title: string,
  main: readonly string[],
  style = "",
): string {
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}${style}</style>`,
    "</head>",
    "<body>",
    "<main>",
    ...main,
    "</main>",
    "</body>",
    "</html>",
  ].join("\n") + "\n";
}
