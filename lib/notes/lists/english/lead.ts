import { rows } from "../rows.ts";

/** What may stand before the first word of an instruction. */
export const LEAD: readonly string[] = rows(`
  please, also, and, but, so, ok, okay, now, then, just, kindly, important, note, note that, reminder
`);
