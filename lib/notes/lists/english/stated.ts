import { rows } from "../rows.ts";

/** Verbs of a rule that is told as how things are. */
export const STATED: readonly string[] = rows(`
  is, are, go/goes, live/lives, stay/stays, need/needs, get/gets, carry/carries, come/comes, start/starts, end/ends
  stop/stops, cap/caps, use/uses, read/reads, run/runs, default/defaults, belong/belongs, follow/follows
  include/includes, require/requires, keep/keeps, match/matches, take/takes, count/counts, expire/expires
  happen/happens, begin/begins, close/closes, open/opens, ship/ships, leave/leaves, bubble/bubbles, time/times
  lose/loses, remain/remains, return/returns, fit/fits, contain/contains, accept/accepts, allow/allows, sign/signs
  land/lands, sit/sits, show/shows, apply/applies, should, must, have to, has to, may, can only, cannot, can't, shall
  never, always, only
`);

/** Verbs, besides those that open instructions, of what several do as a rule. */
export const PLURAL_VERBS: readonly string[] = rows(`
  stand, face, fall, speak, wear, cost, travel, hang, lie, sit, rise, point, follow, precede, form, fill, rest, arrive, sleep
  eat, drink, sing, enter, exit, report, answer, knock, queue, wait, register, countersign, rotate, compound, double, expire
  renew, reset, refer, relate, resolve, share, inherit, implement, extend, throw, raise, log, emit, render, load, live
`);

/** What a named thing is as a rule. */
export const FIXED: readonly string[] = rows(`
  due, out, off, in, on, at, set, fixed, banned, final, closed, open, capped, limited, optional, frozen, from, to, for, by
  per, with, without, under, over, up to, left, right, not, never, only, always, null, true, false, read-only, lower case
  upper case, lowercase, uppercase, plain, private, public, free, extra, included, excluded, paid, charged, allowed, given
`);

/** What somebody named does as a rule. */
export const NAMED: readonly string[] = rows(`
  approves/approve, signs/sign, handles/handle, owns/own, decides/decide, reviews/review, checks/check, gets/get
  answers/answer, pays/pay, writes/write, reads/read, leads/lead, runs/run, needs/need, has the last word, has to
  is responsible, is in charge, is our contact, is the contact, is called, is the owner
`);

/** Words by which a named thing is told what it has to be, whatever stands before the noun. */
export const RULED: readonly string[] = rows(`
  must, must not, mustn't, shall, shall not, may not, may only, has to, have to, needs to, need to, should, should not
  shouldn't, cannot, can't, can only, is to, are to, is not to, are not to, isn't allowed, is not allowed, aren't allowed
  are not allowed, is never, are never, is always, are always, will always, will never
`);
