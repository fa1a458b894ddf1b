const BREAK = /[\n\v\f\r\u0085\u2028\u2029]/g;
const WEB_ADDRESS =
  /\b(?:[a-z][a-z0-9+-]{1,15}:\/\/|www\.)[^\s<>"`、。，；：！？（）「」『』【】《》“”‘’]+/gi;
const ADDRESS_END = /[.,;:!?)\]}*_'…]/;

/**
 * A text of the same length in which nothing inside inline code or a URL looks like the end of a sentence.
 *
 * Line breaks become spaces, inline code and URLs become letters, and a closing `*` or `_` becomes a quotation mark, so
 * that a segmenter sees a sentence end before it. Offsets stay; the words don't, so it is for finding cuts only.
 *
 * @example The dot after the code is still a dot
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(maskSpans("Run `a. B`.\nThen"), "Run XXXXXX. Then");
 * ```
 */
export function maskSpans(text: string): string {
  let masked = text.replace(BREAK, " ");
  if (masked.includes("`")) masked = maskCode(masked);
  if (/:\/\/|www\./i.test(masked)) {
    masked = masked.replace(WEB_ADDRESS, maskAddress);
  }
  return /[*_]/.test(masked) ? maskClosers(masked) : masked;
}

/** As in CommonMark: a run of backticks is closed by the next run of the same length. */
function maskCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map((run) => ({
    at: run.index,
    length: run[0].length,
  }));
  const nextOfLength = new Map<number, number>();
  const closer: (number | undefined)[] = [];
  for (let i = runs.length - 1; i >= 0; i--) {
    closer[i] = nextOfLength.get(runs[i].length);
    nextOfLength.set(runs[i].length, i);
  }
  const pieces: string[] = [];
  let done = 0;
  for (let i = 0; i < runs.length; i++) {
    const close = closer[i];
    if (close === undefined) continue;
    const end = runs[close].at + runs[close].length;
    pieces.push(text.slice(done, runs[i].at), "X".repeat(end - runs[i].at));
    done = end;
    i = close;
  }
  return pieces.join("") + text.slice(done);
}

function maskAddress(url: string): string {
  let end = url.length;
  while (end > 0 && ADDRESS_END.test(url[end - 1])) end--;
  return "X".repeat(end) + url.slice(end);
}

/** White space tells opening from closing; without any, emphasis that is open is closed. */
function maskClosers(text: string): string {
  let open = false;
  return text.replace(/[*_]+/g, (run, at: number) => {
    const spaceBefore = at === 0 || /\s/.test(text[at - 1]);
    const spaceAfter = at + run.length === text.length ||
      /\s/.test(text[at + run.length]);
    if (spaceBefore && spaceAfter) return run;
    const closes = spaceBefore ? false : spaceAfter || open;
    open = !closes;
    return closes ? '"'.repeat(run.length) : run;
  });
}
