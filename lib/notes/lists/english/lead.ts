import { rows } from "../rows.ts";

/** What may stand before the first word of an instruction. */
export const LEAD: readonly string[] = rows(`
  please, also, and, but, so, ok, okay, now, then, just, kindly, important:
  note:, note that, reminder:, reminder that
`);

/** How an instruction is put as a question. */
export const REQUEST: readonly string[] = rows(`
  can/could/would/will you, can/could we
`);
