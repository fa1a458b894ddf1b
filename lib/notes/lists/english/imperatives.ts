import { rows } from "../rows.ts";

/** Verbs that open a bare instruction when nothing else in the sentence is small talk. */
export const IMPERATIVES: readonly string[] = rows(`
  abide, accept, act, adapt, adhere, adjust, adopt, aim, alternate, amend, announce, append, approve, argue, arrange
  assign, assess, attribute, authorize/authorise, bake, balance, bcc, be, blend, block, boil, book, bring, brief, brush
  build, bump, buy, calculate, cancel, carry, catch, cc, center/centre, change, charge, choose, clarify, clean, clip
  collect, color/colour, combine, comply, compress, compute, conclude, consider, contact, contain, cook, coordinate, cover
  create, crop, cross out, dedicate, define, deliver, demonstrate, deny, derive, describe, design, detail, detect, dig
  dilute, direct, disclose, discuss, distinguish, divide, do, double, drain, draw, drive, dry, edit, elaborate, emit
  emphasize/emphasise, enclose, enforce, engage, enter, erase, establish, estimate, evaluate, examine, expand, explain
  expose, export, extract, favor/favour, feed, fetch, fill, filter, find, fix, fly, fold, force, fry, gather, generate
  get, grant, greet, grind, guard, halve, hand, handle, hang, heat, hire, hold, honor/honour, host, identify, illustrate
  implement, import, inform, initial, insert, inspect, install, integrate, introduce, invoice, involve, iron, isolate
  issue, justify, jot, join, lead, lean, lint, load, locate, look up, loop, lower, lubricate, mail, manage, map, mix
  model, modify, monitor, mount, mow, move, narrow, negotiate, normalize/normalise, obey, observe, obtain, offer, operate
  order, organize/organise, outline, pack, paint, park, pass, paste, perform, permit, phrase, plan, plant, play, plot, post
  practice/practise, prepare, press, prevent, print, probe, process, produce, program, prohibit, prompt, pronounce
  proofread, protect, prove, provide, prune, publish, pull, push, query, quit, raise, rank, rate, read, recommend
  recycle, reduce, reference, refresh, refund, refuse, register, regroup, release, rename, repeat, rephrase, replace
  replicate, request, require, research, reset, resolve, restart, restore, restate, reword, rewrite, rinse, roast, rotate
  rule out, salt, sample, sand, scale, scan, score, screen, scrub, seal, search, season, secure, seek, select, shorten
  shut, sift, simmer, simplify, sketch, slice, soak, solve, source, space, split, spray, stack, standardize/standardise
  stay, steam, steep, sterilize/sterilise, stir, stretch, structure, style, submit, suggest, supply, suppress, surface
  suspend, swap, switch, take, talk, tailor, teach, tell, think, tidy, tie, tighten, time, toggle, torque, touch, track
  train, transcribe, transfer, transform, transpose, travel, try, tune, turn, undo, unplug, unsubscribe, upgrade, upload
  vary, vendor, verify, version, vet, visit, vote, walk, warm, watch, wear, weigh, whisk, wipe, wire, work, yield, zip
`);
