/// <reference lib="dom" />
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
} from "@preact/signals";
import type { ReplayState } from "../../replay/replay_state.ts";
import { stateAt } from "../../replay/state_at.ts";
import type { ReplayPageData } from "../../report/page_data.ts";
import { type Baseline, baselineOf } from "./baseline.ts";
import { givenSource } from "./given_source.ts";
import { lessonSource } from "./lesson_source.ts";
import { type Loss, lossesOf } from "./losses_of.ts";
import { type Played, played } from "./played.ts";
import { type Player, player } from "./player.ts";
import { type ReaderNotes, readerNotes } from "./reader_notes.ts";
import type { ReplaySource } from "./replay_source.ts";
import { servedSource } from "./served_source.ts";
import { isSameReplay, type ReplaySettings } from "./settings.ts";
import { type View, viewOf } from "./view.ts";

/** All that the page knows and can do; its parts show it and call it. */
export interface PageModel {
  readonly data: ReplayPageData;
  readonly source: ReplaySource;
  /** The page as it came, before anything was shown in it. */
  readonly template: string;
  /** The replay that the controls set. */
  readonly main: Played;
  /** A second one beside it, never of the same settings. */
  readonly beside: Played;
  readonly player: Player;
  /** The moment that is shown; null until there is a replay. */
  readonly state: ReadonlySignal<ReplayState | null>;
  /** Where evidence is lost in the main replay. */
  readonly losses: ReadonlySignal<readonly Loss[]>;
  readonly baseline: Signal<Baseline | null>;
  readonly readerNotes: ReaderNotes;
  /** Which arrivals the charts show. */
  readonly view: View;
  readonly expanded: Signal<boolean>;
  /** Whether more than the first facts are shown. */
  readonly allFacts: Signal<boolean>;
  /** What the pointer is at, in words. */
  readonly pointed: Signal<string>;
  /** Plays other settings from the start. */
  readonly change: (change: Partial<ReplaySettings>) => void;
  /** Plays settings and goes to a position: a guided step. */
  readonly show: (settings: ReplaySettings, seconds: number) => void;
  /** Freezes the visible moment. */
  readonly capture: () => void;
}

/**
 * The page's model, with its first replay being played.
 *
 * @param data What the page shows.
 * @param template The page as it came.
 */
export function pageModel(data: ReplayPageData, template: string): PageModel {
  const source = sourceOf(data);
  const [main, beside] = [played(source), played(source)];
  const clock = player(computed(() => timesOf(main)));
  const first: ReplaySettings = { fidelity: "preserve", ...data.settings };
  const show = (settings: ReplaySettings, seconds: number) =>
    batch(() => {
      clock.reset();
      keepApart(main.settings.value, beside, settings);
      main.play(settings);
      clock.position.value = seconds;
    });
  if (data.kind === "request") {
    const policy = first.policy === "evict" ? "compact" : "evict";
    beside.play({ ...first, policy });
  }
  show(first, data.seconds);
  effect(() => {
    const end = timesOf(main).at(-1) ?? 0;
    if (main.working.value || main.outdated.value || end === 0) return;
    if (clock.position.value > end) clock.position.value = end;
  });
  const state = computed(() => {
    const replay = main.replay.value;
    return replay && stateAt(replay, clock.position.value);
  });
  return {
    data,
    source,
    template,
    main,
    beside,
    player: clock,
    state,
    losses: computed(() =>
      main.replay.value ? lossesOf(main.replay.value) : []
    ),
    ...viewState(data, main, state),
    change: (change) =>
      show({ ...first, ...main.settings.value, ...change }, 0),
    show,
  };
}

/** What is only about looking: nothing of it changes a replay. */
function viewState(
  data: ReplayPageData,
  { replay, settings }: Played,
  state: PageModel["state"],
) {
  const baseline = signal<Baseline | null>(null);
  return {
    baseline,
    capture: () => {
      if (!replay.value || !state.value || !settings.value) return;
      baseline.value = baselineOf(replay.value, state.value, settings.value);
    },
    readerNotes: readerNotes(data.hash),
    view: viewOf(
      computed(() => replay.value?.arrivals.length ?? 0),
      computed(() => state.value?.arrived ?? 0),
    ),
    expanded: signal(false),
    allFacts: signal(false),
    pointed: signal(""),
  };
}

/** The second replay follows the budget; what would be the same as the first takes the first one's old settings. */
function keepApart(
  old: ReplaySettings | null,
  beside: Played,
  wanted: ReplaySettings,
): void {
  const other = beside.settings.value;
  if (other === null) return;
  const { budget } = wanted;
  const next = isSameReplay({ ...other, budget }, wanted)
    ? old && { ...old, budget }
    : { ...other, budget };
  if (next === null || isSameReplay(next, wanted)) beside.play(null);
  else if (!isSameReplay(next, other)) beside.play(next);
}

/** When the turns come in whose states are there. */
function timesOf({ replay, working }: Played): readonly number[] {
  const { arrivals = [], states = [] } = replay.value ?? {};
  return (working.value ? states : arrivals).map(({ seconds }) => seconds);
}

function sourceOf(data: ReplayPageData): ReplaySource {
  if (data.kind === "lesson") return lessonSource(data.lesson);
  return data.served ? servedSource() : givenSource(data.replays);
}
