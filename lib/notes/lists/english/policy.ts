import { rows } from "../rows.ts";

/** A rule that is told as a fact about the house. */
export const POLICY: readonly string[] = rows(`
  ^our/team/company/house ... style/policy/rule/convention/standard/guideline/requirement is/says/requires
  ^our/team/company/house ... deadline/budget/limit/preference is/says/requires
  ^nothing/nobody/none ... without/unless/until/before, ^no one ... without/unless/until/before
  whatever happens, whatever you do
`);
