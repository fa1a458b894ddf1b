/** The lists by which instructions of one language are told from talk; each row as `rowPattern` reads it. */
export interface InstructionLists {
  readonly lead: readonly string[];
  readonly request: readonly string[];
  readonly scope: readonly string[];
  readonly deontic: readonly string[];
  readonly opening: readonly string[];
  readonly quantifiers: readonly string[];
  readonly condition: readonly string[];
  readonly told: readonly string[];
  readonly wish: readonly string[];
  readonly duty: readonly string[];
  readonly policy: readonly string[];
  readonly explicit: readonly string[];
  readonly narrative: readonly string[];
  readonly guess: readonly string[];
  readonly social: readonly string[];
  readonly smallTalk: readonly string[];
  readonly personal: readonly string[];
  readonly preference: readonly string[];
}
