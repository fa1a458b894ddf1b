import type { Decision } from "./decision.ts";
import { foldAnswer } from "./reading/fold_answer.ts";
import type { Grade, GradeReason, Verdict } from "./grade.ts";
import { readStandings, type Standings } from "./read_standings.ts";

/** What a grader may be told besides the answer. */
export interface GradeOptions {
  /** Whether the answer was cut off (`done_reason: "length"`); default false. */
  readonly cut?: boolean;
}

interface Finding {
  readonly reason: GradeReason;
  readonly verdict: Verdict;
}

/**
 * Whether the answer names every decision that still applies, and does not present a replaced one as current.
 *
 * The rules (`GRADE_RULES`) look at strings and do not judge meaning: a paraphrase counts as missing,
 * and irony as said. An answer that was cut off may fail; it never passes, and is `unclear` where it would. Text
 * between thinking marks is not looked for here; see `cleanReply`.
 *
 * @param answer A reply as `cleanReply` returns it.
 * @param decisions What to hold it against; see `decisionsOf`.
 * @throws {RangeError} If no decision is current, or a value is blank.
 *
 * @example The replaced decision may be spoken of, as long as it is put aside
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const decisions = [
 *   { id: "old", values: ["copper"], current: false, replacedBy: "new" },
 *   { id: "new", values: ["PEX"], current: true },
 * ];
 * assertEquals(gradeAnswer("We no longer use copper; it is PEX.", decisions).verdict, "pass");
 * assertEquals(gradeAnswer("Use copper, not PEX.", decisions).revived, ["old"]);
 * ```
 */
export function gradeAnswer(
  answer: string,
  decisions: readonly Decision[],
  { cut = false }: GradeOptions = {},
): Grade {
  if (!decisions.some(({ current }) => current)) {
    throw new RangeError(
      `Cannot grade an answer: 1 or more decisions must be current, 0 of ${decisions.length} are`,
    );
  }
  const text = foldAnswer(answer);
  const standings = readStandings(text, decisions);
  const findings = decisions.map((decision) =>
    decision.current
      ? findCurrent(decision, standings.get(decision)!)
      : findReplaced(decision, standings)
  );
  const idsOf = (current: boolean) =>
    decisions.filter((decision, index) =>
      decision.current === current && findings[index].verdict === "fail"
    ).map(({ id }) => id);
  const why = findings.map(({ reason }) => reason);
  const graded = { missing: idsOf(true), revived: idsOf(false) };
  if (text.trim() === "") {
    why.push({ rule: "blank", text: "" });
    return { verdict: "no_answer", ...graded, why };
  }
  if (cut) why.push({ rule: "cut", text: "" });
  const verdicts = findings.map(({ verdict }) => verdict);
  return { verdict: worstOf(verdicts, cut), ...graded, why };
}

function worstOf(verdicts: readonly Verdict[], cut: boolean): Verdict {
  if (verdicts.includes("fail")) return "fail";
  return cut || verdicts.includes("unclear") ? "unclear" : "pass";
}

function findCurrent(
  { id }: Decision,
  { stands, aside, silent }: Standings,
): Finding {
  const seen = stands ?? aside ?? silent ?? { rule: "not named", text: "" };
  const isSplit = stands !== undefined && aside !== undefined;
  const rule = isSplit ? "both ways" : seen.rule;
  const text = isSplit ? aside.text : seen.text;
  const verdict = isSplit || seen === silent
    ? "unclear"
    : seen === stands
    ? "pass"
    : "fail";
  return { reason: { decision: id, rule, text }, verdict };
}

function findReplaced(
  decision: Decision,
  standings: ReadonlyMap<Decision, Standings>,
): Finding {
  const { id } = decision;
  const { stands, aside, silent } = standings.get(decision)!;
  if (stands === undefined) {
    const seen = aside ?? silent ?? { rule: "absent", text: "" };
    return { reason: { decision: id, ...seen }, verdict: "pass" };
  }
  const isBoth = isReplacementNamed(decision, standings);
  const rule = isBoth ? "both named" : "presented";
  const reason = { decision: id, rule, text: stands.text };
  return { reason, verdict: isBoth ? "unclear" : "fail" };
}

function isReplacementNamed(
  decision: Decision,
  standings: ReadonlyMap<Decision, Standings>,
): boolean {
  const byId = new Map([...standings.keys()].map((one) => [one.id, one]));
  let next = decision.replacedBy;
  for (let i = 0; next !== undefined && i < standings.size; i++) {
    const replacement = byId.get(next);
    if (replacement?.current && standings.get(replacement)!.stands) return true;
    next = replacement?.replacedBy;
  }
  return false;
}
