import type { Replay } from "../../replay/replay.ts";
import type { PageModel } from "../model/page_model.ts";

/** What each part of a chart is given. */
export interface ChartProps {
  readonly model: PageModel;
  readonly replay: Replay;
  /** Whether it is the replay that the controls set. */
  readonly isMain: boolean;
  /** How many turns have arrived at the moment that is shown. */
  readonly arrived: number;
  /** Which arrivals are shown. */
  readonly range: { readonly from: number; readonly count: number };
}
