import { FormatError } from "../../errors.ts";
import { CLIENT, SUMMARY } from "../asked_by_client.ts";
import type { LineValue } from "../line_format.ts";
import type { MessageDraft } from "../message_draft.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import { isObject, type JsonObject, type Place, warn } from "../place.ts";
import { addCodexItem, historyDrafts } from "./codex_drafts.ts";
import { codexEntry } from "./codex_entry.ts";

/** A place where Codex has compacted. */
export interface CodexCut {
  /** The line, from 1. */
  readonly line: number;
  /** Its index. */
  readonly piece: number;
  /** How many messages of the user, the assistant and tools were written before it. */
  readonly originals: number;
  /** The messages that stand in their place. */
  readonly window: readonly MessageDraft[];
}

/** Messages as Codex has them once a rollout is read. */
export interface CodexHistory {
  /** What the session starts with, and never goes. */
  readonly head: readonly MessageDraft[];
  /** What is sent now. */
  readonly said: readonly MessageDraft[];
  /** All that was written and not taken back, also what was compacted later. */
  readonly originals: readonly MessageDraft[];
  /** The compactions, in order. */
  readonly cuts: readonly CodexCut[];
  /** Indices of lines that the user took back, with the lines between. */
  readonly takenBack: readonly number[];
  /** Indices of lines about the session itself. */
  readonly session: readonly number[];
  /** How many lines there are. */
  readonly lineCount: number;
}

/**
 * A rollout played from its start: items are added, a compaction replaces them, a rollback takes the last turns away.
 *
 * @param values The lines.
 * @param warnings Takes what is warned of.
 * @throws {FormatError} If a line is no object, or an item cannot be read.
 */
export function playCodex(
  values: Iterable<LineValue>,
  warnings: FormatWarning[],
): CodexHistory {
  const player = new Player(warnings);
  for (const value of values) player.play(value);
  return player;
}

class Player implements CodexHistory {
  readonly head: MessageDraft[] = [];
  said: MessageDraft[] = [];
  originals: MessageDraft[] = [];
  readonly cuts: CodexCut[] = [];
  readonly takenBack: number[] = [];
  readonly session: number[] = [];
  lineCount = 0;
  readonly #leading: number[] = [];

  constructor(readonly warnings: FormatWarning[]) {}

  play({ value, line }: LineValue): void {
    const piece = this.lineCount++;
    if (!isObject(value)) {
      throw new FormatError("codex", "", "expected an object", line);
    }
    const entry = codexEntry(value);
    const path = isObject(value.payload) ? "payload" : "";
    const place: Place = {
      format: "codex",
      path,
      line,
      warnings: this.warnings,
    };
    const given = { piece, place, ...timeOf(value) };
    switch (entry.kind) {
      case "item":
        return this.#add({ ...given, item: entry.item });
      case "compacted":
        return this.#compact(given, entry.summary, entry.history);
      case "rollback":
        return this.#rollBack(entry.turns, piece);
      case "session":
        this.session.push(piece);
        if (entry.instructions !== "" && this.head.length === 0) {
          this.head.push(blank(given, "system", entry.instructions));
        }
        return;
      case "other":
        if (isUnread(value)) warn(place, UNREAD);
    }
  }

  #add(given: Given & { readonly item: JsonObject }): void {
    const drafts = this.said;
    const before = drafts.length;
    addCodexItem(drafts, this.#leading, given);
    const added = drafts.slice(before);
    const isHead = before === 0 && this.cuts.length === 0 &&
      added[0]?.name === CLIENT;
    if (isHead) {
      const { name: _, ...draft } = drafts.pop()!;
      this.head.push({ ...draft, role: "system" });
    } else this.originals.push(...added);
  }

  #compact(
    given: Given,
    summary: string,
    history: readonly unknown[] | undefined,
  ): void {
    const known = new Set(this.head.map(({ texts }) => texts.join("\n")));
    const { line = 0 } = given.place;
    const originals = this.originals.length;
    this.said = history === undefined
      ? [
        ...this.said.filter(({ role, continues }) =>
          role === "user" && !continues
        ),
        { ...blank(given, "assistant", summary), name: SUMMARY },
      ]
      : historyDrafts(given, history, summary, known);
    this.cuts.push({ line, piece: given.piece, originals, window: this.said });
    this.said = [...this.said];
    this.#leading.length = 0;
  }

  #rollBack(turns: number, piece: number): void {
    const since = this.cuts.at(-1)?.piece ?? -1;
    let start: number | undefined;
    let left = turns;
    for (let index = this.said.length - 1; index >= 0 && left > 0; index--) {
      const { role, continues, pieces } = this.said[index];
      if (pieces[0] <= since) break;
      if (role !== "user" || continues) continue;
      start = index;
      left--;
    }
    if (start === undefined) return;
    const gone = new Set(this.said.splice(start));
    while (gone.has(this.originals.at(-1)!)) this.originals.pop();
    const first = [...gone].flatMap(({ pieces }) => pieces)
      .reduce((least, each) => Math.min(least, each), piece);
    for (let index = first; index <= piece; index++) this.takenBack.push(index);
    this.#leading.length = 0;
  }
}

/** Whether it looks like a part of the conversation that is not whole. */
function isUnread({ type, role, payload }: JsonObject): boolean {
  const speaker = isObject(payload) ? payload.role : role;
  return typeof speaker === "string" || (!isObject(payload) &&
    (type === "response_item" || type === "compacted"));
}

const UNREAD = "this line has no item that is known; it is not read";

interface Given {
  readonly piece: number;
  readonly place: Place;
  readonly time?: string;
}

function blank(
  { piece, place, time }: Given,
  role: MessageDraft["role"],
  text: string,
): MessageDraft {
  return {
    role,
    texts: [text],
    calls: [],
    pieces: [piece],
    path: place.path,
    line: place.line ?? 0,
    ...(time === undefined ? {} : { time }),
  };
}

function timeOf({ timestamp }: JsonObject): { readonly time?: string } {
  return typeof timestamp === "string" &&
      /^\d{4}-\d\d-\d\d(?:$|[T ])/.test(timestamp)
    ? { time: timestamp }
    : {};
}
