/// <reference lib="dom" />
import {
  batch,
  computed,
  type ReadonlySignal,
  type Signal,
  signal,
} from "@preact/signals";
import type { Replay } from "../../replay/replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import { stateAt } from "../../replay/state_at.ts";
import type { ReplayPageData } from "../../report/page_data.ts";
import { type Baseline, baselineOf } from "./baseline.ts";
import { givenSource } from "./given_source.ts";
import { lessonSource } from "./lesson_source.ts";
import { type Played, played } from "./played.ts";
import { type Player, player } from "./player.ts";
import { type ReaderNotes, readerNotes } from "./reader_notes.ts";
import type { ReplaySource } from "./replay_source.ts";
import { servedSource } from "./served_source.ts";
import type { ReplaySettings } from "./settings.ts";
import { type View, viewOf } from "./view.ts";

/** All that the page knows and can do; its parts show it and call it. */
export interface PageModel {
  readonly data: ReplayPageData;
  readonly canCount: boolean;
  /** The replay that the controls set. */
  readonly main: Played;
  /** A second one beside it. */
  readonly beside: Played;
  readonly player: Player;
  /** The moment that is shown; null until there is a replay. */
  readonly state: ReadonlySignal<ReplayState | null>;
  readonly baseline: Signal<Baseline | null>;
  readonly readerNotes: ReaderNotes;
  /** Which arrivals the charts show. */
  readonly view: View;
  readonly expanded: Signal<boolean>;
  /** What the pointer is at, in words. */
  readonly pointed: Signal<string>;
  /** Plays other settings from the start. */
  readonly change: (change: Partial<ReplaySettings>) => void;
  /** Plays settings and goes to a position: a guided step. */
  readonly show: (settings: ReplaySettings, seconds: number) => void;
  /** Freezes the visible moment. */
  readonly capture: () => void;
}

/** The page's model, with its first replay being played. */
export function pageModel(data: ReplayPageData): PageModel {
  const source = sourceOf(data);
  const main = played(source);
  const settings: ReplaySettings = { fidelity: "preserve", ...data.settings };
  const times = computed(() =>
    main.replay.value?.arrivals.map(({ seconds }) => seconds) ?? []
  );
  const clock = player(times);
  const state = computed(() =>
    main.replay.value === null
      ? null
      : stateAt(main.replay.value, clock.position.value)
  );
  const baseline = signal<Baseline | null>(null);
  const beside = played(source);
  const play = (wanted: ReplaySettings, seconds: number) =>
    batch(() => {
      clock.reset();
      main.play(wanted);
      clock.position.value = seconds;
      const other = beside.settings.value;
      if (other !== null && other.budget !== wanted.budget) {
        beside.play({ ...other, budget: wanted.budget });
      }
    });
  if (data.kind === "request") {
    const other = settings.policy === "evict" ? "compact" : "evict";
    beside.play({ ...settings, policy: other });
  }
  play(settings, data.seconds);
  return {
    data,
    canCount: source.canCount,
    main,
    beside,
    player: clock,
    state,
    baseline,
    readerNotes: readerNotes(data.hash),
    view: viewOf(
      computed(() => main.replay.value?.arrivals.length ?? 0),
      computed(() => state.value?.arrived ?? 0),
    ),
    expanded: signal(false),
    pointed: signal(""),
    change: (change) =>
      play({ ...settings, ...main.settings.value, ...change }, 0),
    show: play,
    capture: () => {
      const replay: Replay | null = main.replay.value;
      if (!replay || !state.value || !main.settings.value) return;
      baseline.value = baselineOf(
        replay,
        state.value,
        main.settings.value,
        clock.position.value,
      );
    },
  };
}

function sourceOf(data: ReplayPageData): ReplaySource {
  if (data.kind === "lesson") return lessonSource(data.lesson);
  return data.served ? servedSource() : givenSource(data.replays);
}
