import { rows } from "../rows.ts";

/** What the speaker wants of the other one. */
export const WISH: readonly string[] = rows(`
  i would? want/need/expect/like/prefer/ask you to, i would? want/need/expect/like/prefer/ask every/each/all/your/any/no
  i would? want/need/expect/like/prefer/ask all the
  i'd want/need/expect/like/prefer/ask you to, i'd want/need/expect/like/prefer/ask every/each/all/your/any/no
  i'd appreciate/like it if you, i would appreciate/like it if you, i'd be grateful if you, it would be good/great if you
  i'd rather/prefer you, i'd rather not, i don't want to see/get/receive/find, i don't want you/any/the
`);
