import { messageOf, type Place, placeOf } from "./place.ts";

const FRAME = /^\s+at \S|^\s+\.\.\. \d+ lines matching cause/;
const CARET = /^\s*[\^~]+\s*$/;
const GUTTER = /^\s*(?:\d+ )?\|/;
const FILE = /^(?:file:|\/|\.{1,2}\/|[A-Za-z]:[\\/])/;

/** An error as a JavaScript engine prints it: message, code frame, stack. */
export interface JavaScriptError {
  readonly message: string;
  /** The frames that name a file, innermost first. */
  readonly places: readonly Place[];
  /** Index after its last frame. */
  readonly end: number;
}

/** Whether a line is a frame of a stack. */
export function isFrame(line: string | undefined): boolean {
  return line !== undefined && FRAME.test(line);
}

/**
 * The error whose message starts at a line; undefined where no frame follows before `limit`.
 *
 * @param lines Visible lines.
 * @param start Index of the message's first line.
 * @param limit Index before which a frame must come.
 */
export function readJavaScriptError(
  lines: readonly string[],
  start: number,
  limit: number,
): JavaScriptError | undefined {
  let frame = start + 1;
  while (frame < limit && !isFrame(lines[frame])) frame++;
  if (frame >= limit) return;
  let messageEnd = frame;
  if (frame - 2 > start && CARET.test(lines[frame - 1])) messageEnd -= 2;
  while (messageEnd - 1 > start && GUTTER.test(lines[messageEnd - 1])) {
    messageEnd--;
  }
  let end = frame;
  const places: Place[] = [];
  for (; isFrame(lines[end]); end++) {
    const place = framePlace(lines[end]);
    if (place) places.push(place);
  }
  return { message: messageOf(lines, start, messageEnd), places, end };
}

function framePlace(line: string): Place | undefined {
  const rest = line.replace(/^\s+at (?:async )?/, "").replace(/ \{$/, "");
  const inner = rest.endsWith(")")
    ? rest.slice(rest.lastIndexOf("(") + 1, -1)
    : rest;
  const found = /^(.+):(\d+):(\d+)$/.exec(inner);
  if (!found || !FILE.test(found[1])) return;
  return placeOf(found[1], found[2], found[3]);
}
