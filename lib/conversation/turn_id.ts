/** Names that a probe may use for a source that is no turn; no turn may be called so. */
export const RESERVED_IDS: readonly string[] = ["instructions", "question"];

/** Whether the text can be a turn's id: `[A-Za-z0-9_.:-]{1,64}`, and no reserved name. */
export function isTurnId(id: unknown): id is string {
  return typeof id === "string" && /^[A-Za-z0-9_.:-]{1,64}$/.test(id) &&
    !RESERVED_IDS.includes(id);
}
