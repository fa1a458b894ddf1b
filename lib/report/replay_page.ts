import type { ReplayPageData } from "./page_data.ts";

/** The data's element. No browser writes it so by itself: in a text `<`, in an attribute `"` would be escaped. */
const DATA =
  /(<script type="application\/json" id="replay-data">)[^<]*(<\/script>)/g;
const CONNECT =
  /(<meta http-equiv="Content-Security-Policy" content="[^"]*?\bconnect-src )'(?:none|self)'/;

/**
 * A replay page with these data in place of whatever data it held: one HTML file.
 *
 * No text in the data can end its element or start another. Only a page with a server may connect, and only to that;
 * any other asks for nothing.
 *
 * @param template A replay page, filled or not.
 * @param data What it shows.
 * @throws {TypeError} If it is no such page: it must hold one element for the data and one content security policy.
 */
export function replayPage(template: string, data: ReplayPageData): string {
  const places = template.match(DATA)?.length ?? 0;
  if (places !== 1 || !CONNECT.test(template)) {
    throw new TypeError(
      `Cannot fill the replay page: expected a content security policy and one element for the data, found ${places}`,
    );
  }
  const json = scriptJson(data);
  const isServed = data.kind === "request" && data.served !== null;
  const connect = isServed ? "'self'" : "'none'";
  return template
    .replace(DATA, (_, start, end) => `${start}${json}${end}`)
    .replace(CONNECT, (_, start) => start + connect);
}

/** JSON without a character that HTML or an old script reader takes for its own. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
