/**
 * The scores of a peer's answer.
 *
 * @param name The peer, for the message.
 * @param line A line of JSON.
 * @param sentences How many scores it should have.
 * @throws {Error} If they are not one finite number for each sentence; the message names the peer.
 */
export function readScores(
  name: string,
  line: string,
  sentences: number,
): readonly number[] {
  const { scores, error } = parsed(name, line);
  if (error !== undefined) throw new Error(`${name} failed: ${error}`);
  if (!Array.isArray(scores)) throw new Error(`${name} gave no scores`);
  if (scores.length !== sentences) {
    throw new Error(
      `${name} gave ${scores.length} scores for ${sentences} sentences`,
    );
  }
  const wrong = scores.findIndex((score) => !Number.isFinite(score));
  if (wrong < 0) return scores;
  throw new Error(
    `${name} gave no finite number as score ${wrong + 1} of ${sentences}: ${
      JSON.stringify(scores[wrong])
    }`,
  );
}

function parsed(
  name: string,
  line: string,
): { readonly scores?: unknown; readonly error?: unknown } {
  try {
    const value = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch { /* said below */ }
  throw new Error(`${name} gave no JSON object: ${line.slice(0, 60)}`);
}
