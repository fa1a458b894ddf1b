import { rows } from "../rows.ts";

/** Words that open a condition, which an instruction follows after a comma. */
export const CONDITION: readonly string[] = rows(`
  before, after, when, whenever, if, each time, every time, until, unless, once
`);

/** Who does not give an instruction when a condition or what follows it starts with them. */
export const TOLD: readonly string[] = rows(`
  i, we, it, they, he, she, there
`);
