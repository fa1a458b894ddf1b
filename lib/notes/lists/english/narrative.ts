import { rows } from "../rows.ts";

/** Words with which a sentence starts that tells something. */
export const NARRATIVE: readonly string[] = rows(`
  i, my, we, our, it, that, this, the, he, she, they, there, to, yeah, wow
`);
