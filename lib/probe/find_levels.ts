import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { valueTexts } from "../notes/value_texts.ts";
import { escapeMarkup } from "../text/escape_markup.ts";
import {
  type LevelValue,
  levelValue,
  type LevelView,
  levelView,
} from "./level_view.ts";
import { MATCH_LEVELS, type MatchLevel } from "./match_level.ts";
import type { ProbePlace } from "./probe.ts";
import type { ProbeContext } from "./probe_context.ts";
import { shortForms } from "./short_forms.ts";

/** The texts of a window that can hold a fact, by message. */
export interface WindowViews {
  /** The messages. */
  readonly messages: readonly Message[];
  /** For each, the turn that it was, as far as that is known. */
  readonly origins: readonly (string | null)[];
  /** For each, what the model sees of it; where it has several texts, each of them follows. */
  readonly views: readonly (readonly [whole: string, ...texts: string[]])[];
  /** The whole window as the model reads it, if that is known. */
  readonly rendered?: string;
}

/**
 * A function that finds whole values at the strictest level that holds, each place with its level.
 *
 * Arguments of calls are read as they are and not only as JSON. A short form that two of the facts share, such as
 * `src/index.ts` of two projects, stands for neither. A value at the end of one of a message's texts stands there as a
 * whole, although the model reads the next one right after it.
 *
 * @param window The texts.
 * @param context What is known about the window; its `match` is the loosest level.
 * @param texts The facts that will be asked for.
 * @param view Views of texts other than the whole window: `rememberViews`, over many windows of one conversation.
 */
export function levelFinder(
  window: WindowViews,
  context: ProbeContext,
  texts: readonly string[],
  view: (text: string) => LevelView = viewsOf(context),
): (text: string) => readonly ProbePlace[] {
  const shared = sharedForms(texts);
  const said = saidLevels(window, context, view);
  const called = window.messages.map(({ toolCalls = [] }) =>
    toolCalls.flatMap((call) => [callText(call), ...valueTexts(call.arguments)])
      .map(view)
  );
  const inNotes = noteFinder(context, view);
  return (text) => {
    const forms = context.escaped ? [text, escapeMarkup(text)] : [text];
    const value = levelValue(forms, (form) => !shared.has(form));
    const levelsIn = said(value);
    return window.messages.flatMap(({ role }, index): ProbePlace[] => {
      const origin = window.origins[index];
      const match = strictest([
        ...levelsIn(index),
        ...called[index].map((each) => each.levelOf(value)),
      ]);
      const turn = origin === null ? {} : { turn: origin };
      return [
        ...(origin === "question" ? inNotes(value, index) : []),
        ...(match ? [{ message: index, ...turn, role, match }] : []),
      ];
    });
  };
}

/** Between texts: what stands in the one or the other, never in both. */
const APART = "\n\n\0\n\n";

type Levels = readonly (MatchLevel | undefined)[];

/** A function that finds a value in what messages say, by their index, as far as it is seen in the whole window. */
function saidLevels(
  { views, rendered }: WindowViews,
  context: ProbeContext,
  view: (text: string) => LevelView,
): (value: LevelValue) => (index: number) => Levels {
  const all = rendered === undefined ? undefined : viewsOf(context)(rendered);
  const said = views.map(([whole, ...texts]) => ({
    whole: view(whole),
    apart: texts.length > 0 ? view(texts.join(APART)) : undefined,
    texts,
  }));
  const isPrinted = (texts: readonly string[], value: LevelValue) =>
    rendered === undefined ||
    texts.some((text) =>
      rendered.includes(text) && view(text).levelOf(value) !== undefined
    );
  return (value) => {
    let seen: boolean | undefined;
    const isSeen = () => seen ??= !all || all.levelOf(value) !== undefined;
    return (index) => {
      const { whole, apart, texts } = said[index];
      const level = whole.levelOf(value);
      if (level === "exact" && isSeen()) return [level];
      const inText = apart?.levelOf(value);
      return [
        level && isSeen() ? level : undefined,
        inText && isPrinted(texts, value) ? inText : undefined,
      ];
    };
  };
}

function viewsOf(
  { match = "exact" }: ProbeContext,
): (text: string) => LevelView {
  return (text) => levelView(text, match);
}

/** A function that finds a value in the notes themselves, as they were before escaping. */
function noteFinder(
  context: ProbeContext,
  view: (text: string) => LevelView,
): (value: LevelValue, message: number) => readonly ProbePlace[] {
  const notes = (context.notes ?? []).map((note) =>
    [note, view(note.text)] as const
  );
  return (value, message) =>
    notes.flatMap(([{ source, written }, each]): ProbePlace[] => {
      const match = each.levelOf(value);
      const note = written ? "written" : "quoted";
      return match ? [{ message, ...source, note, match }] : [];
    });
}

/** The strictest of some levels; undefined where there is none. */
export function strictest(
  levels: readonly (MatchLevel | undefined)[],
): MatchLevel | undefined {
  return MATCH_LEVELS.find((level) => levels.includes(level));
}

function sharedForms(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const text of new Set(texts)) {
    for (const form of shortForms(text)) {
      if (seen.has(form)) shared.add(form);
      seen.add(form);
    }
  }
  return shared;
}
