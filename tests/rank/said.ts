import type { Role } from "../../lib/conversation/message.ts";
import type { RankUnit } from "../../lib/notes/rank/rank_unit.ts";

/** A unit with this text; a user's sentence in turn T1 unless told otherwise. */
export function said(
  text: string,
  { role = "user", turn = "T1", ...rest }:
    & Partial<RankUnit>
    & { role?: Role; turn?: string } = {},
): RankUnit {
  return {
    kind: role === "tool" ? "tool" : "prose",
    text,
    source: { turn, role },
    message: 0,
    from: text,
    start: 0,
    end: text.length,
    follows: false,
    ...rest,
  };
}
