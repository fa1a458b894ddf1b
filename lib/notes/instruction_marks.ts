/** What the lists of one language find in a sentence. */
export interface InstructionMarks {
  readonly chars: number;
  readonly isQuestion: boolean;
  readonly hasBang: boolean;
  readonly endsInBang: boolean;
  readonly scope: boolean;
  readonly deontic: boolean;
  readonly opening: boolean;
  readonly quantifier: boolean;
  readonly condition: boolean;
  readonly wish: boolean;
  readonly duty: boolean;
  readonly policy: boolean;
  readonly bare: boolean;
  readonly narrative: boolean;
  readonly social: boolean;
  readonly personal: boolean;
  readonly preference: boolean;
}

const TERSE_CHARS = 240;
const PREFERENCE_CHARS = 400;

/** The tier of a sentence in which these marks were found: 3, 2, 1, 0.5 or 0. */
export function tierOfMarks(marks: InstructionMarks): number {
  if (!marks.isQuestion) {
    const tier = plainTier(marks);
    if (tier > 0) return tier;
  }
  return marks.preference && marks.chars <= PREFERENCE_CHARS ? 0.5 : 0;
}

function plainTier(marks: InstructionMarks): number {
  const { scope, deontic, opening, narrative, social, personal } = marks;
  if (!narrative && !social) {
    if (opening ? scope || deontic : scope && deontic) return 3;
    if (scope || deontic || (opening && marks.quantifier)) return 2;
    if (opening && !marks.endsInBang) return 1;
    if (marks.condition && !personal) return 1;
  }
  if (marks.bare && !social) return 1;
  if (marks.chars > TERSE_CHARS || marks.hasBang || social || personal) {
    return 0;
  }
  return marks.wish || marks.policy || (marks.duty && !narrative) ? 1 : 0;
}
