import { rows } from "./rows.ts";

/** Words by which people speak to another one, in lower case; Chinese and Japanese ones stand without spaces. */
export const SECOND_PERSON_WORDS: ReadonlySet<string> = new Set(rows(`
  you, your, yours, yourself, yourselves, you're, you've, you'd, you'll
  你, 您, 妳, あなた, おまえ
`));
