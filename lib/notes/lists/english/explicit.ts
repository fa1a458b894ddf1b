import { rows } from "../rows.ts";

/** Words with which even a sentence that tells something is an instruction. */
export const EXPLICIT: readonly string[] = rows(`
  constraint, rule, requirement, essential/critical/crucial/vital that, mandatory, from now on, for the rest of
  going forward, you must/should, you may not, you are not, you have to
`);
