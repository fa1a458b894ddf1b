/** A sign for a fact at an arrival, and what it means. */
export interface ReplayMark {
  readonly mark: "◆" | "◇" | "!" | "–" | "·" | "×";
  readonly words: string;
}

/** The signs of `replayFactMark`. */
export const REPLAY_MARKS: readonly ReplayMark[] = [
  { mark: "◆", words: "backed by its source" },
  { mark: "◇", words: "only mentioned" },
  { mark: "!", words: "stale" },
  { mark: "–", words: "not in the window" },
  { mark: "·", words: "not yet said" },
  { mark: "×", words: "not sent" },
];

/** The signs in a line. */
export const REPLAY_LEGEND: string = REPLAY_MARKS.map(({ mark, words }) =>
  `${mark} ${words}`
).join("   ");
