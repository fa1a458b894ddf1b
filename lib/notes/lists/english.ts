import { CONDITION, TOLD } from "./english/condition.ts";
import { DEONTIC } from "./english/deontic.ts";
import { DUTY } from "./english/duty.ts";
import { EXPLICIT } from "./english/explicit.ts";
import { LEAD, REQUEST } from "./english/lead.ts";
import { NARRATIVE } from "./english/narrative.ts";
import { OPENING, QUANTIFIERS } from "./english/opening.ts";
import { PERSONAL } from "./english/personal.ts";
import { POLICY } from "./english/policy.ts";
import { PREFERENCE } from "./english/preference.ts";
import { SCOPE } from "./english/scope.ts";
import { PAST, SMALL_TALK } from "./english/small_talk.ts";
import { GUESS, SOCIAL } from "./english/social.ts";
import { WISH } from "./english/wish.ts";
import type { InstructionLists } from "./instruction_lists.ts";

/** The English lists. */
export const ENGLISH: InstructionLists = {
  lead: LEAD,
  request: REQUEST,
  scope: SCOPE,
  deontic: DEONTIC,
  opening: OPENING,
  quantifiers: QUANTIFIERS,
  condition: CONDITION,
  told: TOLD,
  wish: WISH,
  duty: DUTY,
  policy: POLICY,
  explicit: EXPLICIT,
  narrative: NARRATIVE,
  guess: GUESS,
  social: SOCIAL,
  smallTalk: [...SMALL_TALK, ...PAST],
  personal: PERSONAL,
  preference: PREFERENCE,
};
