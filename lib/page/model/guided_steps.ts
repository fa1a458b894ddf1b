import type { ReplaySettings } from "./settings.ts";

/** A moment of the lesson. */
export interface LessonMoment {
  readonly settings: ReplaySettings;
  readonly seconds: number;
}

/** One thing that the lesson shows. */
export interface GuidedStep extends LessonMoment {
  readonly title: string;
  /** What it is compared with: captured as the baseline. */
  readonly against?: LessonMoment;
  /** What to look at. */
  readonly look: string;
}

const EVICT: ReplaySettings = {
  budget: 24,
  policy: "evict",
  fidelity: "preserve",
};
const PRESERVE: ReplaySettings = { ...EVICT, policy: "summarize" };
const DROP: ReplaySettings = { ...PRESERVE, fidelity: "drop" };

/** The guided steps of the lesson. */
export const GUIDED_STEPS: readonly GuidedStep[] = [
  {
    title: "Find the first unsupported mention",
    settings: EVICT,
    seconds: 30,
    look:
      "T4 has arrived and T2, the user's own choice, is out. T3 still says Mumbai: the fact is mentioned (◇), and nothing of the user's backs it.",
  },
  {
    title: "Compare equal-size summaries with different evidence",
    settings: DROP,
    seconds: 60,
    against: { settings: PRESERVE, seconds: 60 },
    look:
      "Both windows take 22 teaching tokens. The baseline's summary quotes T2 and the answer is Mumbai; this one left it out, and the answer is unknown. Size says nothing about evidence.",
  },
  {
    title: "Distinguish a mention from evidence",
    settings: EVICT,
    seconds: 30,
    against: { settings: EVICT, seconds: 22.5 },
    look:
      "Mentioned in both moments. In the baseline T2 is in the window and backs it; now only the assistant's repetition is left. Look at the rows marked ◆ and ◇ below.",
  },
  {
    title: "Read the exact overflow operations",
    settings: EVICT,
    seconds: 60,
    look:
      "Under the chart, step by step: what arrives, what the window would take, what leaves, and the total. The table of arrivals has the same for each.",
  },
];
