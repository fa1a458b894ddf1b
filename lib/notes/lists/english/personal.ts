import { rows } from "../rows.ts";

/** Words of people who talk about their lives. */
export const PERSONAL: readonly string[] = rows(`
  feel, love, proud, happy, fun, amazing, awesome, enjoy, dream, friend, family, journey, heart
  inspire/inspires/inspired/inspiring/inspiration/inspirational, passion/passions/passionate
`);
