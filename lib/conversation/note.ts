import type { Role } from "./message.ts";

/** A sentence of a removed turn, with the turn and role that it comes from. */
export interface Note {
  /** The words as they stand in the source, line breaks aside. */
  readonly text: string;
  /** Where they were first said; kept over any number of compactions. */
  readonly source: { readonly turn: string; readonly role: Role };
  /** The source turn's time, ISO 8601. */
  readonly time?: string;
  /** A later turn that replaces it, as far as the words show. */
  readonly newer?: string;
  /** Not a quotation: what a model wrote about these turns. */
  readonly written?: { readonly turns: readonly string[] };
}

/** A note with its place in the order of picking; without a rank the newest goes first. */
export interface RankedNote extends Note {
  /** Smaller is placed earlier. */
  readonly rank?: number;
  /** Never placed, whatever room there is: `newer` replaces it, and it says nothing else. */
  readonly out?: true;
}
