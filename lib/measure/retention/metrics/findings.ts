import type { MeasuredQuestion, Place } from "../measured_conversation.ts";
import { answerText } from "./answer_text.ts";
import { holdsValue } from "./holds_value.ts";
import { answerIn, type Scene } from "./scene.ts";
import type { SeenWindow } from "./seen_window.ts";
import type { Finding } from "./tally.ts";
import { updateFindings } from "./update_findings.ts";

/**
 * What a window holds of what a question needs: by measure, and by the question's kind.
 *
 * `turns`: evidence turns kept whole. `words`: content words of an evidence turn that are said by that turn. `answers`:
 * the answer, where the whole conversation has it. `rubric`: lines word for word, where the whole has them. `values`: the
 * value; `backed`: the value, said by its source. Of replaced facts: `updated`, `stale`, `updated only`, `stale marked`.
 */
export function* questionFindings(
  question: MeasuredQuestion,
  window: SeenWindow,
  scene: Scene,
): Generator<Finding> {
  const { kind, evidence } = question;
  const shares = valueShares(question, window);
  if (evidence.length > 0) {
    const kept = evidence.filter(({ turn }) => window.isKept(turn)).length;
    shares.push(["turns", kept / evidence.length]);
    const words = evidence.map((place) => wordShare(place, window, scene));
    shares.push(["words", words.reduce((a, b) => a + b) / words.length]);
  }
  const answer = answerIn(question, scene.whole);
  if (answer !== undefined) {
    shares.push(["answers", Number(window.text().includes(answer))]);
  }
  for (const line of (question.rubric ?? []).map(answerText)) {
    if (line === "" || !scene.whole().includes(line)) continue;
    shares.push(["rubric", Number(window.text().includes(line))]);
  }
  const age = `fifth ${evidence.length && scene.fifthOf(evidence)} of 5`;
  for (const [measure, share] of shares) {
    yield { measure, share };
    yield { measure: `${measure}/${kind}`, share };
    if (measure === "words") yield { measure: `words/${age}`, share };
  }
  yield* updateFindings(scene.updateOf(question), window);
}

/** Whether the value is there, and whether it is said by its source: in a kept turn, or in a note of it. */
function valueShares(
  { value, source }: MeasuredQuestion,
  window: SeenWindow,
): [measure: string, share: number][] {
  if (value === undefined) return [];
  const isThere = window.texts().some((text) => holdsValue(text, value));
  if (source === undefined) return [["values", Number(isThere)]];
  const isBacked = window.isKept(source.turn) ||
    window.notesOf(source).some(({ text }) => holdsValue(text, value));
  return [["values", Number(isThere)], ["backed", Number(isBacked)]];
}

/** What a window holds of another conversation's answers. */
export function* chanceFindings(
  window: SeenWindow,
  { foreignAnswers }: Scene,
): Generator<Finding> {
  for (const answer of foreignAnswers) {
    yield { measure: "chance", share: Number(window.text().includes(answer)) };
  }
}

function wordShare(place: Place, window: SeenWindow, scene: Scene): number {
  if (window.isKept(place.turn)) return 1;
  const words = scene.wordsOf(place);
  if (words.size === 0) return 0;
  return words.intersection(window.wordsAt(place)).size / words.size;
}
