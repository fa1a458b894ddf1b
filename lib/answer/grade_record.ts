import type { Probe } from "../probe/probe.ts";
import type {
  AnswerRecord,
  RecordedAnswer,
  RequestName,
  RunState,
} from "./answer_record.ts";
import { cleanReply } from "./clean_reply.ts";
import { decisionsOf } from "./decisions_of.ts";
import type { Grade } from "./grade.ts";
import { gradeAnswer } from "./grade_answer.ts";
import { type GradeSummary, summariseGrades } from "./summarise_grades.ts";

/** An answer and its grade; none where the run was not fair. */
export interface GradedAnswer {
  /** The request it answers. */
  readonly request: RequestName;
  /** Seed of the sampling. */
  readonly seed: number;
  /** Whether the whole prompt was read. */
  readonly run: RunState;
  /** The reply without thinking. */
  readonly answer: string;
  /** Whether the answer was cut at its most tokens. */
  readonly cut: boolean;
  /** The grade; null where the run was not fair. */
  readonly grade: Grade | null;
}

/** All answers of a record, graded, and what they come to for each request. */
export interface GradedRecord {
  /** The answers, in the record's order. */
  readonly answers: readonly GradedAnswer[];
  /** Sums over the fair runs of each request. */
  readonly summaries: readonly (GradeSummary & {
    /** Which request. */
    readonly request: RequestName;
    /** How many of its runs were fair. */
    readonly fair: number;
    /** How many answers it has. */
    readonly answers: number;
  })[];
}

/**
 * The recorded answers, graded by what the probes say each must name.
 *
 * @param record Recorded answers.
 * @param probes The facts; those with `answer` are graded.
 * @throws {RangeError} If no current probe has `answer`.
 */
export function gradeRecord(
  record: AnswerRecord,
  probes: readonly Probe[],
): GradedRecord {
  const decisions = decisionsOf(probes);
  const answers = record.answers.map((recorded): GradedAnswer => {
    const answer = cleanReply(recorded.reply);
    const cut = recorded.reply.doneReason === "length";
    return {
      ...placeOf(recorded),
      answer,
      cut,
      grade: recorded.run === "fair"
        ? gradeAnswer(answer, decisions, { cut })
        : null,
    };
  });
  return {
    answers,
    summaries: record.requests.map(({ name }) => {
      const own = answers.filter(({ request }) => request === name);
      const fair = own.flatMap(({ answer, grade }) =>
        grade ? [{ answer, grade }] : []
      );
      return {
        request: name,
        answers: own.length,
        fair: fair.length,
        ...summariseGrades(fair),
      };
    }),
  };
}

function placeOf({ request, seed, run }: RecordedAnswer) {
  return { request, seed, run };
}
