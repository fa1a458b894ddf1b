import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import { escapeMarkup } from "../text/escape_markup.ts";
import { includesText } from "../text/includes_text.ts";
import { textFinder } from "../text/text_finder.ts";
import { levelFinder } from "./find_levels.ts";
import type { LevelView } from "./level_view.ts";
import { originsOf } from "./origins.ts";
import type { ProbePlace } from "./probe.ts";
import type { ProbeContext } from "./probe_context.ts";

/** Where a text stands in a window; made once for a window, asked for each fact. */
export type FindPlaces = (text: string) => readonly ProbePlace[];

/**
 * A function that finds a fact's words in the window, exact, line breaks equal to spaces.
 *
 * It looks at what the model sees: where the counter can say what that is, words that are never rendered (an
 * assistant's thinking, a tool message without its call) are not found. In the question's message it looks at the
 * question and at each note's own text, so neither escaping nor a forged line can deceive it.
 *
 * @param messages The window.
 * @param context What is known about it; with `match`, whole values are looked for, down to that level.
 * @param texts The facts that will be asked for.
 * @param viewOf `rememberViews`, where many windows of one conversation are asked.
 */
export function placeFinder(
  messages: readonly Message[],
  context: ProbeContext,
  texts: readonly string[],
  viewOf?: (text: string) => LevelView,
): FindPlaces {
  const origins = originsOf(messages, context);
  const unanswering = unansweringIn(messages, context);
  const visible = (message: Message) =>
    context.counter?.visibleText?.(message) ?? messageTexts(message).join("");
  const views = messages.map((message, index): readonly [string, ...string[]] =>
    origins[index] === "question" && context.question !== undefined
      ? [context.question]
      : unanswering.has(index)
      ? [""]
      : [visible(message), ...textPartsOf(message).map(visible)]
  );
  const rendered = context.counter?.render?.(messages);
  if (context.match !== undefined) {
    const window = { messages, origins, views, rendered };
    return levelFinder(window, context, texts, viewOf);
  }
  const isSeen = rendered === undefined ? () => true : textFinder(rendered);
  return (text) => {
    const forms = context.escaped ? [text, escapeMarkup(text)] : [text];
    const seen = forms.filter(isSeen);
    return messages.flatMap((message, index): ProbePlace[] => {
      const origin = origins[index];
      const turn = origin === null ? {} : { turn: origin };
      const { role } = message;
      const said = seen.some((form) => includesText(views[index][0], form)) ||
        callsHold(message, forms);
      return [
        ...(origin === "question" ? notePlaces(text, index, context) : []),
        ...(said ? [{ message: index, ...turn, role }] : []),
      ];
    });
  };
}

/** The message with each of its texts alone, where it has several. */
function textPartsOf(message: Message): readonly Message[] {
  const { content } = message;
  if (typeof content === "string") return [];
  const parts = content.filter(({ type }) => type === "text");
  return parts.length < 2
    ? []
    : parts.map((part) => ({ ...message, content: [part] }));
}

/**
 * Indices of tool messages that print nothing: the run that they stand in is rendered the same without them.
 *
 * Only where the counter can say what is seen of a single message; other templates may refuse a part of a talk.
 */
function unansweringIn(
  messages: readonly Message[],
  { counter }: ProbeContext,
): ReadonlySet<number> {
  const unanswering = new Set<number>();
  if (!counter?.visibleText || !counter.render) return unanswering;
  let start = 0;
  messages.forEach((message, index) => {
    if (message.role !== "tool") start = index;
    const isLast = messages[index + 1]?.role !== "tool";
    if (message.role !== "tool" || !isLast) return;
    const run = messages.slice(start, index + 1);
    const speaker = run.filter(({ role }) => role !== "tool");
    if (counter.render!(run) !== counter.render!(speaker)) return;
    for (let at = start; at <= index; at++) {
      if (messages[at].role === "tool") unanswering.add(at);
    }
  });
  return unanswering;
}

function callsHold(message: Message, forms: readonly string[]): boolean {
  return (message.toolCalls ?? []).map(callText).some((call) =>
    forms.some((form) => includesText(call, form))
  );
}

function notePlaces(
  text: string,
  message: number,
  context: ProbeContext,
): ProbePlace[] {
  return (context.notes ?? []).filter((note) => includesText(note.text, text))
    .map((note) => ({
      message,
      turn: note.source.turn,
      role: note.source.role,
      note: note.written ? "written" : "quoted",
    }));
}
