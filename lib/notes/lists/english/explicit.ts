import { rows } from "../rows.ts";

/** Words with which even a sentence that tells something is an instruction. */
export const EXPLICIT: readonly string[] = rows(`
  constraint/constraints, rule/rules, requirement/requirements, let me know before, ask me before, essential/critical/crucial/vital that, mandatory, from now on, for the rest of
  going forward, you must/should, you may not, you are not, you have to
  i ask/say/tell/mention/request/send/share/paste/post/upload/type/write/give, until i
`);
