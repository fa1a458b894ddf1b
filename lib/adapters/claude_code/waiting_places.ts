import type { ClaudeLine } from "./claude_line.ts";

/** For each line, whether a call up to it has its result only later. */
export function waitingPlaces(
  lines: readonly ClaudeLine[],
): readonly boolean[] {
  const answers = new Map<string, number>();
  lines.forEach(({ parts }, place) => {
    for (const part of parts) {
      if (part.type === "result") answers.set(part.id, place);
    }
  });
  let openUntil = -1;
  return lines.map(({ parts }, place) => {
    for (const part of parts) {
      if (part.type !== "call") continue;
      openUntil = Math.max(openUntil, answers.get(part.id) ?? -1);
    }
    return place < openUntil;
  });
}
