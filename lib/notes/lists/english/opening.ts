import { rows } from "../rows.ts";

/** Verbs and words that open an instruction. */
export const OPENING: readonly string[] = rows(`
  abbreviate, add, address, align, allow, answer, apply, archive, ask, assume, attach, avoid, back up, base, begin, bill
  bold, cache, call, cap, capitalize/capitalise, charge, check, cite, clear/clean up, close, commit, compare, confirm
  consult, convert, copy, correct, count, credit, cross-check, cut, default, defer, delete, deploy, disable, discard
  display, do not, document, don't, double-check, draft, drop, email, enable, encrypt, end, ensure, escalate, escape
  exclude, expect, explain it/things/everything, express, fail, favor/favour, file, finish, flag, focus, follow, format
  forward, freeze, give, go easy, group, hands off, hide, highlight, hold off, hyphenate, ignore, include, indent, indicate
  italicize/italicise, keep, label, leave, limit, link, list, lock, log, maintain, make sure/each/every/all/it, mark, mask
  match, measure, mention, merge, mind, mirror, name, never, always, no, note, notify, number, omit, only, open, order
  pad, page, paraphrase, pay, pick, pin, ping, place, prefer, prefix, present, preserve, pretend, prioritize/prioritise
  put, quote, rebase, record, redact, refer, refrain, reject, rely, remember, remind, remove, reply, report, reserve
  respect, respond, restrict, retain, return, reuse, review, roll back, round, route, run, sanitize/sanitise, save
  schedule, send, separate, serve, set, ship, show, sign, skip, sort, speak, specify, spell, squash, stage, start, state
  stay on/in/within/away/under/below/off, steer clear, stick, stop, store, strip, substitute, summarize/summarise, tag
  target, tell me/us when/if/before, test, throw, translate, treat, trim, truncate, turn off/on, type, underline, update
  use, validate, verify, wait, warn, wash, water, work in/from/on, wrap, write
`);

/** Words that make an opened instruction hold for more than once. */
export const QUANTIFIERS: readonly string[] = rows(`
  every, each, all, any, only, always, never, unless, until
`);
