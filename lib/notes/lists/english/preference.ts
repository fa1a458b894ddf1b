import { rows } from "../rows.ts";

/** What the speaker likes better or has settled. */
export const PREFERENCE: readonly string[] = rows(`
  i/we really/always/usually/generally/strongly/also/still/much? prefer/preferred, my preference
  i/we have? decided/chose/chosen/agreed/settled/opted, i've/we've decided/chosen/agreed/settled/opted
`);
