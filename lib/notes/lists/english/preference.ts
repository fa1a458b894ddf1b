import { rows } from "../rows.ts";

/** What the speaker likes better or has settled. */
export const PREFERENCE: readonly string[] = rows(`
  i/we really/always/usually/generally/strongly/also/still/much? prefer/preferred, my/our preference
  i/we have? decided/chose/chosen/agreed/settled/opted, i've/we've decided/chosen/agreed/settled/opted
  i/we really/personally? hate/dislike, i can't stand, i'm not a fan of, i'm allergic to, i am allergic to
  i'm vegan/vegetarian, i am vegan/vegetarian, i don't eat/drink/use, we don't eat/drink/use
  i'd like/want/need short/shorter/long/longer/brief/simple/simpler/more/less/fewer, i like my, i like it when you
  let's go with/for, let's use/stick/skip/avoid/call/assume/switch, we'll use/keep, we'll stick/go with, we will use
  i'll use, we're using/keeping, we're going with, ^going with, settled on, opted for
`);
