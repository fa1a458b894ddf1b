/**
 * Holdfast makes a conversation fit a hard token budget, and says fact by fact what that cost.
 *
 * ```
 *  conversation ──▶ count ──▶ policy ──▶ notes ──▶ compact ──▶ probe ──▶ report
 * ```
 *
 * This door is pure: it loads no package, reads no file and asks no network, and it runs in a browser. The counter of
 * the pinned model is behind `@holdfast/holdfast/gemma4`.
 *
 * @module
 */

// errors
export {
  FormatError,
  PinMismatch,
  RequiredContextTooLarge,
} from "./lib/errors.ts";

// conversation
export type {
  Message,
  Role,
  TextPart,
  ToolCall,
  ToolDeclaration,
} from "./lib/conversation/message.ts";
export type { Turn } from "./lib/conversation/turn.ts";
export type { Note, RankedNote } from "./lib/conversation/note.ts";
export type { CompactionRequest } from "./lib/conversation/request.ts";
export {
  type GroupedConversation,
  groupTurns,
} from "./lib/conversation/group_turns.ts";
export { readRequest } from "./lib/conversation/read_request.ts";

// count
export type { RenderOptions, TokenCounter } from "./lib/count/token_counter.ts";
export type { TextEncoding } from "./lib/count/text_encoder.ts";
export { charactersCounter } from "./lib/count/characters.ts";
export { teachingCounter } from "./lib/count/teaching_weights.ts";
export {
  type EncodingCounter,
  gemma4Counter,
} from "./lib/count/gemma4/gemma4_counter.ts";
export {
  type Gemma4RenderOptions,
  renderGemma4,
} from "./lib/count/gemma4/render_gemma4.ts";

// policy
export { firstKeptTurn } from "./lib/policy/first_kept_turn.ts";

// notes
export { CUES } from "./lib/notes/cues.ts";
export {
  extractNotes,
  type ExtractNotesOptions,
} from "./lib/notes/extract_notes.ts";
export type { AsyncExtractor } from "./lib/notes/async_extractor.ts";
export type { Extractor, ExtractorContext } from "./lib/notes/extractor.ts";

// compact
export { compact } from "./lib/compact/compact.ts";
export { compactAsync } from "./lib/compact/compact_async.ts";
export { dropOldest } from "./lib/compact/drop_oldest.ts";
export { finishCompaction } from "./lib/compact/finish_compaction.ts";
export { nextRequest } from "./lib/compact/next_request.ts";
export { planCompaction } from "./lib/compact/plan_compaction.ts";
export type { CompactionPlan } from "./lib/compact/compaction_plan.ts";
export type { CompactionResult } from "./lib/compact/compaction_result.ts";

// probe
export { checkProbeSources } from "./lib/probe/check_probe_sources.ts";
export type {
  Probe,
  ProbeFinding,
  ProbePlace,
  ProbeReport,
  ProbeSource,
  ProbeStatus,
} from "./lib/probe/probe.ts";
export type { ProbeContext } from "./lib/probe/probe_context.ts";
export { probeReport } from "./lib/probe/probe_report.ts";
export { probeResult } from "./lib/probe/probe_result.ts";
export { readProbes } from "./lib/probe/read_probes.ts";

export {
  compareWithBaseline,
  type Comparison,
  type ProbedResult,
} from "./lib/probe/compare_with_baseline.ts";

// report
export { comparisonJson } from "./lib/report/comparison_json.ts";
export { comparisonText } from "./lib/report/comparison_text.ts";

// text
export { escapeMarkup } from "./lib/text/escape_markup.ts";
export { includesText } from "./lib/text/includes_text.ts";
export {
  type SentenceUnit,
  splitSentences,
} from "./lib/text/split_sentences.ts";
