import { rows } from "../rows.ts";

/** What the other one, or a thing, has to do. */
export const DUTY: readonly string[] = rows(`
  ^you should/must/can't/cannot, ^you have/need/are to, ^you may not, ^you are not? allowed/expected to
  it is essential/critical/crucial/vital/mandatory/imperative/required/forbidden that
  it's essential/critical/crucial/vital/mandatory/imperative/required/forbidden that
  is/are not? to be
  has/have/needs to be/stay/run/come/go/remain/use/include/have/start/end/match/pass/keep/happen
  without my/our/explicit/prior/written, at the very most, non-negotiable, mandatory
`);
