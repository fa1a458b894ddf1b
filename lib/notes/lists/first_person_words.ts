import { rows } from "./rows.ts";

/** Words by which people speak of themselves, in lower case; Chinese and Japanese ones stand without spaces. */
export const FIRST_PERSON_WORDS: ReadonlySet<string> = new Set(rows(`
  i, me, my, mine, we, us, our, ours, i'm, i've, i'd, i'll, we're, we've, we'd, we'll
  我, 咱, 俺, 私, 僕, うち, わたし, ぼく, おれ, あたし
`));
