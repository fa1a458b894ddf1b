import { rows } from "../rows.ts";

/** Nouns that standing instructions are about: what is written, counted, booked, sent or built. */
export const SUBJECTS: readonly string[] = rows(`
  answer/answers, reply/replies, response/responses, message/messages, summary/summaries, report/reports, email/emails
  mail/mails, letter/letters, note/notes, minutes, list/lists, table/tables, bullet/bullets, paragraph/paragraphs
  sentence/sentences, heading/headings, header/headers, title/titles, subject/subjects, caption/captions
  footnote/footnotes, citation/citations, source/sources, reference/references, quotation/quotations, link/links
  chapter/chapters, section/sections, page/pages, slide/slides, draft/drafts, essay/essays, text/texts, prose, spelling
  grammar, punctuation, vocabulary, tense, voice, tone, language, wording, dialogue, translation/translations, address
  salutation/salutations, greeting/greetings, emoji/emojis, font/fonts, color/colors/colour/colours, margin/margins
  border/borders, image/images, icon/icons, button/buttons, layout/layouts, contrast, drawing/drawings, scale
  explanation/explanations, example/examples, definition/definitions, abbreviation/abbreviations, acronym/acronyms
  instruction/instructions, introduction/introductions, conclusion/conclusions, outline/outlines, recap/recaps
  preamble, disclaimer/disclaimers, apology/apologies, jargon, slang, analogy/analogies, metaphor/metaphors
  number/numbers, figure/figures, amount/amounts, price/prices, percentage/percentages, decimal/decimals, total/totals
  fraction/fractions, average/averages, estimate/estimates, unit/units, date/dates, timestamp/timestamps, month/months
  temperature/temperatures, distance/distances, weight/weights, dose/doses, length/lengths, width/widths, height/heights
  measurement/measurements, currency/currencies, budget/budgets, spend, spending, cost/costs, expense/expenses, fee/fees
  invoice/invoices, receipt/receipts, refund/refunds, payment/payments, discount/discounts, tax/taxes, order/orders
  salary/salaries, contract/contracts, deadline/deadlines, appointment/appointments, meeting/meetings, slot/slots
  shift/shifts, booking/bookings, reservation/reservations, flight/flights, seat/seats, hotel/hotels, luggage, delivery
  recipe/recipes, portion/portions, serving/servings, ingredient/ingredients, meal/meals, allergen/allergens
  file/files, folder/folders, filename/filenames, path/paths, directory/directories, code, script/scripts, url/urls
  function/functions, method/methods, class/classes, variable/variables, constant/constants, type/types, comment/comments
  docstring/docstrings, test/tests, import/imports, indentation, quotes, semicolon/semicolons, tab/tabs, space/spaces
  line/lines, commit/commits, branch/branches, merge/merges, tag/tags, review/reviews, reviewer/reviewers, pr/prs
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
