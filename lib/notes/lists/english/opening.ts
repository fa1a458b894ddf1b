import { rows } from "../rows.ts";

/** Verbs and words that open an instruction. */
export const OPENING: readonly string[] = rows(`
  add, address, answer, ask, assume, avoid, begin, call, capitalize/capitalise, check, cite, close, commit, confirm
  convert, deploy, document, do not, don't, end, ensure, exclude, express, finish, focus, follow, format, give
  highlight, hold off, ignore, include, keep, label, leave, limit, list, log, make sure/each/every/all/it, mark, mention
  name, never, always, no, notify, number, only, open, ping, prefer, prefix, pretend, put, quote, refer, refrain
  remember, reply, report, respond, return, round, run, save, separate, set, sign, skip, sort, speak, spell, start, state
  stay away, steer clear, stick, stop, store, tag, test, translate, treat, use, wait, wrap, write
`);

/** Words that make an opened instruction hold for more than once. */
export const QUANTIFIERS: readonly string[] = rows(`
  every, each, all, any, only, always, never, unless, until
`);
