import type { Role } from "../conversation/message.ts";
import type { MatchLevel } from "./match_level.ts";

/** A fact whose survival is checked, by its exact words. */
export interface Probe {
  /** Names the fact in reports; unique. */
  readonly id: string;
  /** The words that are looked for. */
  readonly text: string;
  /** Who said it: a turn's id means its user message; `instructions` and `question` are sources too. */
  readonly source?: string | ProbeSource;
  /** Id of the probe that replaces this one: presenting it still is stale. */
  readonly supersededBy?: string;
  /** What a graded answer must name, any one of them. */
  readonly answer?: { readonly values: readonly string[] };
  /** What sort of fact it is, for reports by kind. */
  readonly kind?: string;
  /** The sentence that holds the words, for reports. */
  readonly sentence?: string;
  /** The replacement is a guess by words, for a person to confirm. */
  readonly proposed?: boolean;
}

/** A turn and the role that spoke in it. */
export interface ProbeSource {
  /** The turn's id. */
  readonly turn: string;
  /** Who said it there. */
  readonly role: Role;
}

/**
 * What became of a fact: `preserved` (in the window), `lost` (not in it), `stale` (replaced, and still in it), `absent`
 * (replaced, and gone).
 */
export type ProbeStatus = "preserved" | "lost" | "stale" | "absent";

/** A place in the window where the fact's words stand. */
export interface ProbePlace {
  /** Index of the message. */
  readonly message: number;
  /** The turn that the message belongs to, or the note's source turn, where known. */
  readonly turn?: string;
  /** The speaker's role, or the note's source role. */
  readonly role: Role;
  /** Whether the words stand in a note: quoted, or written by a model. */
  readonly note?: "quoted" | "written";
  /** At which level, where levels were asked for. */
  readonly match?: MatchLevel;
}

/** What the window says of one fact. Mention and evidence are never mixed up. */
export interface ProbeFinding {
  /** The probe. */
  readonly probe: Probe;
  /** What became of it. */
  readonly status: ProbeStatus;
  /** Where its words stand. */
  readonly places: readonly ProbePlace[];
  /** The strictest level among the places, where levels were asked for. */
  readonly match?: MatchLevel;
  /** Its words are in the window, whoever says them. */
  readonly mentioned: boolean;
  /** Its own source message, or a note that quotes it, is in the window; null where the source is not known. */
  readonly supported: boolean | null;
  /** Supported, and the source is the user. */
  readonly userBacked: boolean | null;
}

/** Findings and their sums. */
export interface ProbeReport {
  /** One finding for each probe, in the order given. */
  readonly findings: readonly ProbeFinding[];
  /** How many probes have each status. */
  readonly counts: Readonly<Record<ProbeStatus, number>>;
  /** Facts still backed ÷ facts that should be; null where there are none. */
  readonly retention: number | null;
  /** Whether the retention counts evidence, or only mentions, because sources are not known. */
  readonly retentionBy: "evidence" | "mention";
}
