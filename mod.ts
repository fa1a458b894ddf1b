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

export { callText } from "./lib/conversation/call_text.ts";
export { messageTexts } from "./lib/conversation/message_text.ts";
export { type RoleRun, roleRuns } from "./lib/conversation/role_runs.ts";

// count
export type {
  FitOptions,
  FitText,
  GrowingText,
  RenderOptions,
  TokenCounter,
} from "./lib/count/token_counter.ts";
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

// adapters
export { adapters } from "./lib/adapters/adapters.ts";
export { detectFormat } from "./lib/adapters/detect_format.ts";
export type {
  Detection,
  FormatAdapter,
} from "./lib/adapters/format_adapter.ts";
export { FORMAT_NAMES } from "./lib/adapters/format_names.ts";
export type { CompactionBoundary } from "./lib/adapters/compaction_boundary.ts";
export type { FormatName } from "./lib/adapters/format_name.ts";
export type { FormatWindow } from "./lib/adapters/format_window.ts";
export type {
  Conversation,
  FormatWarning,
  LiftedBlock,
  ParsedConversation,
  PieceOwner,
  RequiredMessage,
} from "./lib/adapters/parsed_conversation.ts";
export {
  type ForeignRequest,
  foreignRequest,
  type ForeignResult,
  foreignValue,
  type RequestLimits,
} from "./lib/adapters/foreign_request.ts";
export { fromAnthropic } from "./lib/adapters/from_anthropic.ts";
export { fromOpenAI } from "./lib/adapters/from_openai.ts";
export { toAnthropic } from "./lib/adapters/to_anthropic.ts";
export { toOpenAI } from "./lib/adapters/to_openai.ts";

// policy
export { firstKeptTurn } from "./lib/policy/first_kept_turn.ts";

// notes
export { cueMatcher } from "./lib/notes/cue_matcher.ts";
export { noteLine } from "./lib/conversation/format_notes.ts";
export { CUES } from "./lib/notes/cues.ts";
export {
  extractNotes,
  type ExtractNotesOptions,
} from "./lib/notes/extract_notes.ts";
export type { AsyncExtractor } from "./lib/notes/async_extractor.ts";
export { rankNotes, type RankNotesOptions } from "./lib/notes/rank_notes.ts";
export {
  findReplaced,
  type Replacement,
  type Statement,
} from "./lib/notes/replaced_facts.ts";
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
export { findFacts, type FindFactsOptions } from "./lib/probe/find_facts.ts";
export {
  FACT_KINDS,
  type FactKind,
  type FactUse,
  type FoundFact,
} from "./lib/probe/found_fact.ts";
export type { FactSource } from "./lib/probe/facts/fact_texts.ts";
export { toProbes } from "./lib/probe/to_probes.ts";
export { MATCH_LEVELS, type MatchLevel } from "./lib/probe/match_level.ts";
export {
  type InventedValue,
  inventedValues,
  type WrittenText,
} from "./lib/probe/invented_values.ts";
export type {
  KindRow,
  ReportedFact,
  RetentionBaseline,
  RetentionParts,
  RetentionReport,
  RetentionTokens,
  SettledFact,
} from "./lib/probe/retention.ts";
export { retentionReport } from "./lib/probe/retention_report.ts";
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

export { comparisonRetention } from "./lib/probe/comparison_retention.ts";
export {
  type CompareOptions,
  compareWithBaseline,
  type Comparison,
  type ProbedResult,
} from "./lib/probe/compare_with_baseline.ts";

// replay
export type { Arrival, FactAnnotation } from "./lib/replay/arrival.ts";
export { exportReplay, type ReplayExport } from "./lib/replay/export_replay.ts";
export type { Lesson, LessonTurn } from "./lib/replay/lesson.ts";
export { readLesson } from "./lib/replay/read_lesson.ts";
export type {
  Replay,
  ReplayFact,
  ReplayFidelity,
  ReplayPolicyName,
} from "./lib/replay/replay.ts";
export {
  replayLesson,
  type ReplayLessonOptions,
} from "./lib/replay/replay_lesson.ts";
export type { ReplayOperation } from "./lib/replay/replay_operation.ts";
export type { ReplayHead } from "./lib/replay/pack_replay.ts";
export { replayRequest } from "./lib/replay/replay_request.ts";
export type {
  FactAnswer,
  FactPlace,
  FactState,
  FactStatus,
  ReplayRefusal,
  ReplayState,
  ReplaySummary,
  ReplayTokens,
  ReplayWindow,
} from "./lib/replay/replay_state.ts";
export {
  type ReplayRequestOptions,
  type StartedReplay,
  startReplay,
} from "./lib/replay/start_replay.ts";
export { stateAt } from "./lib/replay/state_at.ts";

// answer
export type {
  AnswerModel,
  AnswerReply,
  AskOptions,
} from "./lib/answer/answer_model.ts";
export { type AnswerPin, readPin } from "./lib/answer/answer_pin.ts";
export type {
  AnswerRecord,
  RecordedAnswer,
  RecordedRequest,
  RequestName,
  RunState,
} from "./lib/answer/answer_record.ts";
export { cleanReply, type Reply } from "./lib/answer/clean_reply.ts";
export type { Decision } from "./lib/answer/decision.ts";
export { decisionsOf } from "./lib/answer/decisions_of.ts";
export type { Grade, GradeReason, Verdict } from "./lib/answer/grade.ts";
export { gradeAnswer, type GradeOptions } from "./lib/answer/grade_answer.ts";
export {
  type GradedAnswer,
  type GradedRecord,
  gradeRecord,
} from "./lib/answer/grade_record.ts";
export {
  ANSWER_SEEDS,
  type AnswerRequest,
  emptyRecord,
  recordAnswers,
} from "./lib/answer/record_answers.ts";
export type { GradeRule } from "./lib/answer/grade_rule.ts";
export { GRADE_RULES } from "./lib/answer/grade_rules.ts";
export { readAnswers } from "./lib/answer/read_answers.ts";
export { recordedModel } from "./lib/answer/recorded_model.ts";
export { requestHash } from "./lib/answer/request_hash.ts";
export { staleReason } from "./lib/answer/stale_reason.ts";
export {
  type GradeSummary,
  summariseGrades,
} from "./lib/answer/summarise_grades.ts";

// guard
export { giveBack, type GivenBack } from "./lib/guard/give_back.ts";
export { guard } from "./lib/guard/guard.ts";
export type { GuardOptions } from "./lib/guard/guard_options.ts";
export type { GuardReason, GuardResult } from "./lib/guard/guard_result.ts";
export type { Orphan, RoleChange } from "./lib/guard/message_problems.ts";
export { newestMessages } from "./lib/guard/newest_messages.ts";
export { type SourceTurns, sourceTurns } from "./lib/guard/source_turns.ts";

export { auditCompaction } from "./lib/guard/audit_compaction.ts";
export type {
  AuditedFact,
  AuditKind,
  AuditTokens,
  CompactionAudit,
} from "./lib/guard/compaction_audit.ts";
export { lostFacts } from "./lib/guard/lost_facts.ts";
export { type NewestTurns, newestTurns } from "./lib/guard/newest_turns.ts";
export { newestText } from "./lib/guard/newest_text.ts";
export {
  probeWindow,
  type ProbeWindowOptions,
} from "./lib/guard/probe_window.ts";
export { turnsByRound } from "./lib/guard/turns_by_round.ts";

// measure
export type { ExtractorName } from "./lib/measure/extractors.ts";
export type { CompactorName } from "./lib/measure/sweep/compactors.ts";
export { sweep, type SweepOptions } from "./lib/measure/sweep/sweep.ts";
export type {
  SmallestBudget,
  Sweep,
  SweepLine,
  SweepPoint,
} from "./lib/measure/sweep/sweep_result.ts";
export type { Unbudgeted } from "./lib/measure/sweep/window_measure.ts";

// agents
export type { AgentOptions } from "./lib/agents/agent_options.ts";
export {
  langchainFilter,
  type LangchainMessage,
} from "./lib/agents/langchain_filter.ts";
export {
  type AgentsModelData,
  openaiAgentsFilter,
} from "./lib/agents/openai_agents_filter.ts";
export { type AiSdkStep, prepareStep } from "./lib/agents/prepare_step.ts";

// report
export { auditDocuments } from "./lib/report/audit_documents.ts";
export { auditJson } from "./lib/report/audit_json.ts";
export { compactionLines } from "./lib/report/compaction_lines.ts";
export { documentHtml } from "./lib/report/document_html.ts";
export { documentMarkdown } from "./lib/report/document_markdown.ts";
export type { Colour } from "./lib/report/paint.ts";
export { documentText } from "./lib/report/document_text.ts";
export type {
  ReportDocument,
  ReportTable,
} from "./lib/report/report_document.ts";
export { retentionReportHtml } from "./lib/report/retention_report_html.ts";
export { retentionReportJson } from "./lib/report/retention_report_json.ts";
export {
  type JUnitOptions,
  retentionReportJUnit,
} from "./lib/report/retention_report_junit.ts";
export { retentionReportMarkdown } from "./lib/report/retention_report_markdown.ts";
export { retentionReportText } from "./lib/report/retention_report_text.ts";
export { replayJson } from "./lib/report/replay_json.ts";
export { replayText } from "./lib/report/replay_text.ts";
export { answersText } from "./lib/report/answers_text.ts";
export { gradesJson } from "./lib/report/grades_json.ts";
export {
  type Figure,
  type FigurePage,
  figurePage,
} from "./lib/report/figure_page.ts";
export { lineChart } from "./lib/report/line_chart.ts";
export type {
  ChartAxis,
  ChartLine,
  ChartPoint,
  LineChartData,
} from "./lib/report/chart/line_chart_data.ts";
export { sweepChart } from "./lib/report/sweep_chart.ts";
export { sweepJson } from "./lib/report/sweep_json.ts";
export { sweepPage } from "./lib/report/sweep_page.ts";
export { sweepText } from "./lib/report/sweep_text.ts";
export { comparisonJson } from "./lib/report/comparison_json.ts";
export { comparisonText } from "./lib/report/comparison_text.ts";

// text
export { escapeMarkup } from "./lib/text/escape_markup.ts";
export { includesText } from "./lib/text/includes_text.ts";
export {
  type SentenceUnit,
  splitSentences,
} from "./lib/text/split_sentences.ts";
