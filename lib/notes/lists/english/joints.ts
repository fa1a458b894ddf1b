import { rows } from "../rows.ts";

/** Words that join the two halves of an instruction without a verb. */
export const JOINTS: readonly string[] = rows(`
  in, of, at, with, without, within, to, on, from, by, for, under, over, per, as, below, above, before, after, between
  behind, beside, through, via, across, against, around, along, into, onto, during, near, toward/towards, than, plus
  minus, first, only, next, off, out, until, up, like, at least, at most, up to, no more, no longer
`);

/** Numbers as words. */
export const NUMBERS: readonly string[] = rows(`
  one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, sixteen, twenty, thirty, forty
  fifty, sixty, seventy, eighty, ninety, hundred, thousand, half, single, double
`);

/** Words that make a number a limit. */
export const BOUNDS: readonly string[] = rows(`
  under, below, above, over, up to, at most, at least, max, maximum, minimum, min, or more/less/fewer/newer/older
  or better/higher/lower/later/earlier, within, per, a day/week/month/year, at a time, before
  no later/earlier/more/less/longer/fewer, less than, more than, fewer than
`);
