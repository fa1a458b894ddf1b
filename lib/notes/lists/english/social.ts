import { rows } from "../rows.ts";

/** What people say to be kind, which has the form of an instruction. */
export const SOCIAL: readonly string[] = rows(`
  let me know, contact me, reach out, feel free, take care, good luck, have fun
  keep it up, keep it going, keep going/moving/trying/pushing/believing, stay strong/safe/positive
  don't worry/forget/hesitate/be/fear/ever, don't give up, believe in, yourself
  no worries/problem/way/doubt/regrets/idea, check ... out, oh no, keep me posted
  never mind/been/know/thought/heard/had, too late, must've, must have/be/feel/love, a must
  ^no,, if you need/want/ever, here for you, talk to you, you got this, happy to, after all
`);
