import type { MeasuredQuestion, Place } from "../measured_conversation.ts";
import { answerText } from "./answer_text.ts";
import { holdsValue } from "./holds_value.ts";
import { answerIn, placeKey, type Scene } from "./scene.ts";
import type { SeenWindow } from "./seen_window.ts";
import type { Finding } from "./tally.ts";
import { updateFindings } from "./update_findings.ts";

/**
 * What a window holds of what a question needs: by measure, and by the question's kind.
 *
 * `turns`: evidence turns kept whole. `words`: content words of an evidence turn that are said by that turn. `answers`:
 * the answer, where the whole conversation has it. `rubric`: lines word for word, where the whole has them. `values`: the
 * value. Of replaced facts: `updated`, `stale`, `updated only`, `stale marked`.
 */
export function* questionFindings(
  question: MeasuredQuestion,
  window: SeenWindow,
  scene: Scene,
): Generator<Finding> {
  const { kind, evidence, value } = question;
  const shares: [string, number][] = [];
  if (evidence.length > 0) {
    const kept = evidence.filter(({ turn }) => window.isKept(turn)).length;
    shares.push(["turns", kept / evidence.length]);
    const words = evidence.map((place) => wordShare(place, window, scene));
    shares.push(["words", words.reduce((a, b) => a + b) / words.length]);
  }
  const answer = answerIn(question, scene.whole);
  if (answer !== undefined) {
    shares.push(["answers", Number(window.text.includes(answer))]);
  }
  for (const line of (question.rubric ?? []).map(answerText)) {
    if (line === "" || !scene.whole.includes(line)) continue;
    shares.push(["rubric", Number(window.text.includes(line))]);
  }
  if (value !== undefined) {
    const isThere = window.texts.some((text) => holdsValue(text, value));
    shares.push(["values", Number(isThere)]);
  }
  const age = ageOf(evidence, scene);
  for (const [measure, share] of shares) {
    yield { measure, share };
    yield { measure: `${measure}/${kind}`, share };
    if (measure === "words") yield { measure: `words/${age}`, share };
  }
  yield* updateFindings(scene.updates.get(question.id), window);
}

/** What a window holds of another conversation's answers. */
export function* chanceFindings(
  window: SeenWindow,
  { foreignAnswers }: Scene,
): Generator<Finding> {
  for (const answer of foreignAnswers) {
    yield { measure: "chance", share: Number(window.text.includes(answer)) };
  }
}

function wordShare(place: Place, window: SeenWindow, scene: Scene): number {
  if (window.isKept(place.turn)) return 1;
  const words = scene.words.get(placeKey(place));
  if (words === undefined || words.size === 0) return 0;
  return words.intersection(window.wordsAt(place)).size / words.size;
}

/** Where the newest evidence stands: in which fifth of the turns. */
function ageOf(evidence: readonly Place[], { order }: Scene): string {
  const newest = Math.max(...evidence.map(({ turn }) => order.get(turn) ?? 0));
  const fifth = Math.min(5, Math.floor(5 * newest / order.size) + 1);
  return `fifth ${fifth} of 5`;
}
