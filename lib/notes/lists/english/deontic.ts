import { rows } from "../rows.ts";

/** Words that say what has to be, must not be, or how much there may be. */
export const DEONTIC: readonly string[] = rows(`
  ~always, ~never, ~do not, ~don't, ~shall, ~should always/never, ~may not, ~no longer
  must, mustn't, not allowed, forbidden, prohibited, off-limits, off limits
  is/are required, at most, no more than, at least
`);
