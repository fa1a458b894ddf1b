import { rows } from "../rows.ts";

/** What people say to be kind, which has the form of an instruction. */
export const SOCIAL: readonly string[] = rows(`
  let me know, contact me, reach out, feel free, take care, good luck, have fun
  keep it up, keep it going, keep going/moving/trying/pushing/believing, stay strong/safe/positive
  don't worry/hesitate/fear, don't give up, don't ever give/doubt/change/lose/quit, believe in
  don't be afraid/shy/so/too/hard/sad/silly/scared/discouraged/sorry/worried/nervous, don't forget you/your/that/how/about
  be yourself, in yourself, of yourself, to yourself, on yourself, after yourself, enjoy/treat/push/express yourself
  no worries/problem/way/doubt/regrets/idea, check ... out, oh no, keep me posted
  never mind/been/know/thought/heard/had, too late, must've, must have/be/feel/love, a must
  ^no,, if you need/want/ever, here for you, talk to you, you got this, happy to, after all
  ^always a/an/here/there/good/great/nice/happy/fun/been/up, ^always on the, ^never saw/seen/been/felt/tried/had
  ^don't know/feel/think/remember/mind/miss, they/it/who always/never, you always/never make/made/know/knew/mentioned/said/had/were/seem/have, you don't have to, each other, one another
  whenever i/i'm/we/we're/they/he/she/it, every/each/any time i/i'm/we/we're/they/he/she/it
  keep up the, keep at it, hang on/tight, hang in there, take it easy, take a look, give it a go/try/shot, have a go
  one step/day at a time, count on me, got/have my/your back, make a difference
`);

/** What somebody thinks must be so, which has the words of a duty. */
export const GUESS: readonly string[] = rows(`
  must've, must have been/felt/had/put/taken/made/done/gone/worked/learned/seen/loved/enjoyed/got/come/given/meant
  must feel/love/enjoy/miss, must be/have so/such/really/very/quite/super/pretty/feeling/tough/hard/nice/great/some
  must be amazing/awesome/proud/excited/thrilled/happy/exhausted/tired/fun/incredible/wonderful/rewarding/exciting
`);
