import type { Role } from "../../conversation/message.ts";
import { CLIENT, SUMMARY } from "../asked_by_client.ts";
import type { MessageDraft } from "../message_draft.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import { type Place, refusal } from "../place.ts";
import { readPart } from "../read_content.ts";
import { callWarnings } from "./call_warnings.ts";
import type { ClaudeKind, ClaudeLine } from "./claude_line.ts";
import { waitingPlaces } from "./waiting_places.ts";

/**
 * The lines as messages: an assistant's message in one, its results behind it, and a client's text as no user's.
 *
 * @param lines All lines of the session.
 * @param chosen Indices of those that are read, in the order in which they are sent.
 */
export function claudeDrafts(
  lines: readonly ClaudeLine[],
  chosen: readonly number[],
): readonly MessageDraft[] {
  const drafts: MessageDraft[] = [];
  const held: MessageDraft[] = [];
  const started = new Map<string, MessageDraft>();
  const waits = waitingPlaces(chosen.map((index) => lines[index]));
  chosen.forEach((index, place) => {
    const line = lines[index];
    const draft = started.get(line.messageId ?? "");
    if (draft !== undefined) addTo(draft, line, index);
    else {
      for (const own of draftsOf(line, index)) {
        const speaks = own.role !== "tool" && line.kind !== "assistant";
        if (speaks) own.continues = continues(line, drafts, waits[place]);
        (speaks && waits[place] ? held : drafts).push(own);
        if (line.messageId !== undefined) started.set(line.messageId, own);
      }
    }
    if (!waits[place]) drafts.push(...typedFirst(held.splice(0)));
  });
  return drafts.filter(isSaid);
}

/** The user's words before the client's: what is typed beside results stands right behind them. */
function typedFirst(held: readonly MessageDraft[]): readonly MessageDraft[] {
  return [
    ...held.filter(({ role }) => role === "user"),
    ...held.filter(({ role }) => role !== "user"),
  ];
}

/**
 * Warns of parts that ride along.
 *
 * @throws {FormatError} If a part cannot be counted, such as an image, or there is no content at all.
 */
export function checkClaudeParts(
  { line, parts }: ClaudeLine,
  warnings: FormatWarning[],
): void {
  for (const part of parts) {
    warnings.push(...callWarnings(part, line));
    if (part.type !== "other") continue;
    const { path, partType } = part;
    const place: Place = { format: "claude-code", path, line, warnings };
    if (partType === undefined) {
      throw refusal(place, "expected text or a list of parts");
    }
    if (/^tool_(?:use|result)$/.test(partType)) {
      throw refusal(place, `expected ${partType} with an id that is text`);
    }
    readPart({ type: partType }, place, { text: {} });
  }
}

/** Whether what the user says is said beside results, and no question of its own. */
function continues(
  line: ClaudeLine,
  before: readonly MessageDraft[],
  waits: boolean,
): boolean {
  return line.kind === "user" && (waits ||
    line.parts.some(({ type }) => type === "result") ||
    (line.isQueued === true && before.at(-1)?.role === "tool"));
}

/** Lines that hold only thinking say nothing that is counted. */
function isSaid({ role, texts, calls }: MessageDraft): boolean {
  return role !== "assistant" || texts.length > 0 || calls.length > 0;
}

function draftsOf(line: ClaudeLine, index: number): MessageDraft[] {
  const results = line.parts.flatMap((part): MessageDraft[] =>
    part.type === "result"
      ? [{
        ...blank(line, index, "tool"),
        texts: [part.text],
        toolCallId: part.id,
      }]
      : []
  );
  const speaker = SPEAKERS[line.kind];
  if (speaker === undefined) return [];
  const last = results.at(-1);
  if (line.kind === "client" && last !== undefined) {
    // One line is one piece: it goes as a whole with the round of its results.
    addTo(last, line, index);
    return results;
  }
  const own = { ...blank(line, index, speaker.role), ...speaker };
  addTo(own, line, index);
  const saysNothing = results.length > 0 && own.texts.length === 0;
  return saysNothing ? results : [...results, own];
}

/** Who speaks in lines of a kind; the others say nothing. */
const SPEAKERS: Readonly<
  Partial<Record<ClaudeKind, Pick<MessageDraft, "role" | "name">>>
> = {
  user: { role: "user" },
  assistant: { role: "assistant" },
  client: { role: "assistant", name: CLIENT },
  summary: { role: "assistant", name: SUMMARY },
};

function blank(line: ClaudeLine, index: number, role: Role): MessageDraft {
  return {
    role,
    texts: [],
    calls: [],
    pieces: [index],
    path: line.isQueued ? "attachment" : "message",
    line: line.line,
    ...(line.time === undefined ? {} : { time: line.time }),
  };
}

function addTo(draft: MessageDraft, line: ClaudeLine, index: number): void {
  if (draft.pieces.at(-1) !== index) draft.pieces.push(index);
  for (const part of line.parts) {
    if (part.type === "text") draft.texts.push(part.text);
    if (part.type !== "call") continue;
    const { id, name, arguments: given } = part;
    draft.calls.push({ id, name, arguments: given });
  }
}
