import type { PageModel } from "./page_model.ts";
import type { ReplaySettings } from "./settings.ts";

/** One thing that the lesson shows. */
export interface GuidedStep {
  readonly title: string;
  /** Sets the controls and the position. */
  readonly show: (model: PageModel) => void;
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
    show: (model) => model.show(EVICT, 30),
    look:
      "T4 has arrived and T2, the user's own choice, is out. T3 still says Mumbai: the fact is mentioned (◇), and nothing of the user's backs it.",
  },
  {
    title: "Compare equal-size summaries with different evidence",
    show: (model) => {
      model.show(PRESERVE, 60);
      model.capture();
      model.show(DROP, 60);
    },
    look:
      "Both windows take 22 teaching tokens. The baseline's summary quotes T2 and the answer is Mumbai; this one left it out, and the answer is unknown. Size says nothing about evidence.",
  },
  {
    title: "Distinguish a mention from evidence",
    show: (model) => {
      model.show(EVICT, 22.5);
      model.capture();
      model.show(EVICT, 30);
    },
    look:
      "Mentioned in both moments. In the baseline T2 is in the window and backs it; now only the assistant's repetition is left. Look at the rows marked ◆ and ◇ below.",
  },
  {
    title: "Read the exact overflow operations",
    show: (model) => model.show(EVICT, 60),
    look:
      "Under the chart, step by step: what arrives, what the window would take, what leaves, and the total. The table of arrivals has the same for each.",
  },
];
