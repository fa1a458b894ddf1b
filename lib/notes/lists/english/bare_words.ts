import { rows } from "../rows.ts";

/** Nouns that a standing instruction is about: what is written, counted, sent or built. */
export const SUBJECTS: readonly string[] = rows(`
  answer/answers, reply/replies, response/responses, message/messages, summary/summaries, report/reports, email/emails
  mail/mails, letter/letters, note/notes, minutes, list/lists, table/tables, bullet/bullets, paragraph/paragraphs
  sentence/sentences, heading/headings, header/headers, title/titles, subject/subjects, caption/captions
  footnote/footnotes, citation/citations, source/sources, reference/references, quotation/quotations, link/links
  chapter/chapters, section/sections, page/pages, slide/slides, draft/drafts, essay/essays, text/texts, prose, spelling
  grammar, punctuation, vocabulary, tense, voice, tone, language, wording, dialogue, translation/translations, address
  salutation/salutations, greeting/greetings, emoji/emojis, font/fonts, color/colors/colour/colours, margin/margins
  border/borders, image/images, icon/icons, button/buttons, layout/layouts, contrast, drawing/drawings, scale
  number/numbers, figure/figures, amount/amounts, price/prices, percentage/percentages, decimal/decimals, total/totals
  unit/units, date/dates, timestamp/timestamps, temperature/temperatures, distance/distances, weight/weights, dose/doses
  measurement/measurements, currency/currencies, budget/budgets, spend, spending, cost/costs, expense/expenses, fee/fees
  invoice/invoices, receipt/receipts, refund/refunds, payment/payments, discount/discounts, tax/taxes, order/orders
  contract/contracts, deadline/deadlines, appointment/appointments, meeting/meetings, call/calls, slot/slots, shift/shifts
  booking/bookings, flight/flights, seat/seats, hotel/hotels, luggage, recipe/recipes, portion/portions, serving/servings
  ingredient/ingredients, file/files, folder/folders, filename/filenames, path/paths, directory/directories, code
  function/functions, class/classes, variable/variables, constant/constants, type/types, comment/comments
  docstring/docstrings, test/tests, import/imports, indentation, quotes, semicolon/semicolons, tab/tabs, space/spaces
  line/lines, commit/commits, branch/branches, merge/merges, tag/tags, review/reviews, reviewer/reviewers
  approval/approvals, release/releases, deploy/deploys, deployment/deployments, build/builds, version/versions
  dependency/dependencies, library/libraries, package/packages, module/modules, migration/migrations, schema/schemas
  column/columns, key/keys, id/ids, index/indexes/indices, query/queries, row/rows, record/records, backup/backups
  log/logs, error/errors, warning/warnings, exception/exceptions, retry/retries, timeout/timeouts, request/requests
  endpoint/endpoints, secret/secrets, password/passwords, token/tokens, credential/credentials, account/accounts
  permission/permissions, access, config, configuration, setting/settings, flag/flags, output/outputs, input/inputs
  format, diff/diffs, snippet/snippets, screenshot/screenshots, chart/charts, graph/graphs, diagram/diagrams, label/labels
  name/names, initials, client/clients, customer/customers, patient/patients, contractor/contractors, grade/grades
  sample/samples, interview/interviews, quote, document/documents, form/forms, markdown, json, csv, yaml, xml, html, pdf
`);

/** Verbs of a rule that is told as how things are. */
export const STATED: readonly string[] = rows(`
  is, are, go, goes, live, lives, stay, stays, need, needs, get, gets, carry, carries, come, comes, start, starts, end
  ends, stop, stops, cap, caps, use, uses, read, reads, run, runs, default, defaults, belong, belongs, follow, follows
  include, includes, require, requires, keep, keeps, match, matches, take, takes, count, counts, expire, expires, happen
  happens, begin, begins, close, closes, open, opens, ship, ships, leave, leaves, bubble, bubbles, time, times, lose
  loses, remain, remains, return, returns, fit, fits, contain, contains, accept, accepts, allow, allows, sign, signs, land
  lands, sit, sits, show, shows, apply, applies, should, must, has to, have to, may, can only, cannot, can't
`);

/** Words that join the two halves of a bare noun phrase. */
export const JOINTS: readonly string[] = rows(`
  in, of, at, with, without, within, to, on, from, by, for, under, over, per, as, below, above, before, after, between
  first, only, next, off, until, up, like, as
`);

/** How much, as a number or as a word. */
export const NUMBERS: readonly string[] = rows(`
  one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, sixteen, twenty, thirty, forty
  fifty, sixty, seventy, eighty, ninety, hundred, thousand, half, single, double
`);

/** Words that make a number a limit. */
export const BOUNDS: readonly string[] = rows(`
  under, below, above, over, up to, at most, at least, max, maximum, minimum, min, or more, or less, or fewer, or newer
  or older, or better, or higher, or lower, or later, or earlier, within, per, a day/week/month/year, at a time, before
  no later/earlier/more/less/longer, less than, more than, fewer than
`);

/** Words that no bare instruction holds: of oneself, of the past, of praise. */
export const CHATTY: readonly string[] = rows(`
  i, i'm, i've, i'd, i'll, me, my, mine, we, we're, we've, us, our, you, you're, you've, your, yours, he, she, they
  they're, him, her, his, hers, them, their, it's, that's, there's, here's, what's, how, why
  was, were, had, did, went, got, been, saw, took, made, came, found, bought, told, said, tried, started, gave, felt, kept
  gonna, gotta, wanna, wanted, looked, won, lost, met, knew, thought
  so, such, really, very, too, super, pretty, totally, truly, definitely, maybe, hopefully, great, good, nice, cool, best
  better, awesome, amazing, fun, lovely, beautiful, wonderful, incredible, important, special, perfect, glad, happy, proud
  excited, thankful, grateful, thanks, thank, sorry, hope, wish, congrats, congratulations, welcome, sounds, looks, love
  wow, yeah, yep, yup, yes, nope, nah, oh, hey, hi, hello, bye, haha, lol, aww, ugh, sure, absolutely, exactly, well
  everyone, everything, life, lives of, kids, fam, family, friends, buddy, pal, nature, together, stuff, things, lots
  lot, bit, kind of, sort of, can be, makes, make, means, mean, helps, help, brings, bring, memories, journey, dream*
  feel*, heart, inspir*, passion*, enjoy*, peace*, joy*, yesterday, tonight, last, recently, lately, ago, just
  here is, here are, below, following, e.g
`);
