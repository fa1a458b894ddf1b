import {
  computed,
  effect,
  type ReadonlySignal,
  signal,
  untracked,
} from "@preact/signals";

/** So many arrivals are shown as columns; more become areas. */
export const MOST_COLUMNS = 24;

/** Which arrivals the charts show: the whole, or a part of it that follows the newest arrival. */
export interface View {
  /** Index of the first arrival that is shown. */
  readonly from: ReadonlySignal<number>;
  /** How many are shown. */
  readonly count: ReadonlySignal<number>;
  /** How many there are. */
  readonly all: ReadonlySignal<number>;
  /** Shows half as many, or twice as many. */
  readonly zoom: (direction: "in" | "out") => void;
  readonly whole: () => void;
  /** Shows the same number of arrivals around this one. */
  readonly centre: (index: number) => void;
}

/**
 * A view over so many arrivals, that keeps the newest one in sight.
 *
 * @param all How many arrivals there are.
 * @param arrived How many have arrived.
 */
export function viewOf(
  all: ReadonlySignal<number>,
  arrived: ReadonlySignal<number>,
): View {
  const wantedCount = signal(Infinity);
  const wantedFrom = signal(0);
  const count = computed(() => Math.min(wantedCount.value, all.value));
  const from = computed(() =>
    Math.max(0, Math.min(wantedFrom.value, all.value - count.value))
  );
  const centre = (index: number) => {
    wantedFrom.value = Math.round(index - count.value / 2);
  };
  effect(() => {
    const newest = arrived.value - 1;
    const first = untracked(() => from.value);
    const shown = untracked(() => count.value);
    if (newest < 0 || (newest >= first && newest < first + shown)) return;
    untracked(() => centre(newest));
  });
  return {
    from,
    count,
    all,
    zoom: (direction) => {
      const wanted = direction === "in" ? count.value / 2 : count.value * 2;
      const middle = Math.max(0, arrived.value - 1);
      wantedCount.value = Math.max(
        Math.min(MOST_COLUMNS, all.value),
        Math.round(wanted),
      );
      centre(middle);
    },
    whole: () => {
      wantedCount.value = Infinity;
    },
    centre,
  };
}
