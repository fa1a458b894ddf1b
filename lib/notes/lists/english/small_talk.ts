import { rows } from "../rows.ts";

/** Words of feeling, praise and greeting: no bare instruction holds them. */
export const SMALL_TALK: readonly string[] = rows(`
  so, such, really, very, too, super, pretty, totally, truly, definitely, maybe, hopefully, great, good, nice, cool, best
  awesome, amazing, fun, lovely, beautiful, wonderful, incredible, important, special, perfect, glad, happy, proud
  excited, exciting, thankful, grateful, thanks, thank, sorry, hope, wish, congrats, congratulations, welcome, sounds
  cheers, looks, love/loves/loved/loving, wow, yeah, yep, yup, yes, nope, nah, oh, hey, hi, hello, bye, haha, lol, aww, ugh, sure
  absolutely, exactly, well, everyone, anytime, life, kids, fam, family, friend/friends, buddy, pal, nature
  together, stuff, things, lots, lot, bit, kind of, sort of, memories, journey, dream/dreams, feel/feels/feeling/feelings, heart, inspire/inspired/inspiring/inspiration, passion/passionate
  enjoy/enjoyed/enjoying, peace/peaceful, joy/joyful, support, yesterday, tonight, last, recently, lately, ago, just, here is, here are, long time
  luck, care, forward to, soon, later, catch up, positive, positivity, difference, small things, little things, goals
  overwhelming, tough, crazy, weird, sad, vital, tasty, delicious, help you, me too, you too, your mind, vibe/vibes, can't wait
  appreciate/appreciated, gotcha, will do, same here, what a/an, way to, for example, one of, bummer, ouch, for instance
  go ahead, proceed, of course, alright/all right, understood, correct, noted, got it, that works, fine by, agreed, in that case
`);

/** Words that tell what was. */
export const PAST: readonly string[] = rows(`
  was, were, had, did, didn't, wasn't, weren't, went, got, been, saw, took, made, came, found, bought, told, said, tried
  started, gave, felt, gonna, gotta, wanna, wanted, looked, won, lost, met, knew, thought, used to, happened, became
`);

/** Words for persons: in an instruction without a verb nobody is spoken of. */
export const PERSONS: readonly string[] = rows(`
  i, i'm, i've, i'd, i'll, me, my, mine, we, we're, we've, us, our, ours, you, you're, you've, your, yours, he, she, they
  they're, they've, him, her, his, hers, them, their, it's, that's, there's, here's, what's, let's, how, why, who
  these are, those are, can be, makes, make, means, mean, helps, brings
`);

/** Verbs by which a sentence says something of its subject, so that it is no phrase without a verb. */
export const COPULAS: readonly string[] = rows(`
  is, are, am, be, being, has, have, do, does, will, would, can, could, should, might, isn't, aren't, doesn't, don't
`);
