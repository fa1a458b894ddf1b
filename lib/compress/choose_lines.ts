/** What lines cost, and which of them are asked for. */
export interface LineCosts {
  /** Tokens of each line with its line break. */
  readonly lineTokens: readonly number[];
  /** Tokens that a mark for omitted lines takes, with its line break. */
  readonly markTokens: number;
  /** Whether each line must stay, whatever it costs. */
  readonly must: readonly boolean[];
  /** Indices of the lines, those first that are wanted most. */
  readonly order: readonly number[];
}

/**
 * Which lines stay: those that must, then the wanted ones that fit into the room, marks included.
 *
 * A line that does not fit is passed over for one that does. A gap that costs no more than its mark is closed.
 *
 * @param costs What lines cost.
 * @param roomTokens Tokens that lines and marks may take; what must stay may take more.
 * @returns For each line, whether it stays.
 *
 * @example The gap of one line would cost as much as its mark
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const costs = { lineTokens: [5, 2, 5, 9], markTokens: 2, must: [true, false, true, false], order: [3, 1] };
 * assertEquals(chooseLines(costs, 14), [true, true, true, false]);
 * ```
 */
export function chooseLines(
  { lineTokens, markTokens, must, order }: LineCosts,
  roomTokens: number,
): readonly boolean[] {
  const stays = [...must];
  let usedTokens = gapCount(stays) * markTokens;
  for (let i = 0; i < stays.length; i++) {
    if (stays[i]) usedTokens += lineTokens[i];
  }
  for (const index of order) {
    if (stays[index]) continue;
    const marks = newGaps(stays, index) * markTokens;
    if (usedTokens + lineTokens[index] + marks > roomTokens) continue;
    stays[index] = true;
    usedTokens += lineTokens[index] + marks;
  }
  closeCheapGaps(stays, lineTokens, markTokens);
  return stays;
}

/** How many gaps more there are once this line stays: 1 in the middle of a gap, −1 for a gap's only line. */
function newGaps(stays: readonly boolean[], index: number): number {
  const isEdge = (at: number) => at < 0 || at >= stays.length || stays[at];
  return 1 - (isEdge(index - 1) ? 1 : 0) - (isEdge(index + 1) ? 1 : 0);
}

function gapCount(stays: readonly boolean[]): number {
  return stays.filter((stay, index) => !stay && (stays[index - 1] ?? true))
    .length;
}

function closeCheapGaps(
  stays: boolean[],
  lineTokens: readonly number[],
  markTokens: number,
): void {
  for (let start = 0; start < stays.length; start++) {
    if (stays[start]) continue;
    let end = start;
    let gapTokens = 0;
    while (end < stays.length && !stays[end]) gapTokens += lineTokens[end++];
    if (gapTokens <= markTokens) stays.fill(true, start, end);
    start = end;
  }
}
