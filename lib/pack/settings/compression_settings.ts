/** The backends that a configuration may name. */
export const BACKENDS = [
  "none",
  "truncate",
  "extractive",
  "headroom",
] as const;

/** Name of a backend. */
export type BackendName = typeof BACKENDS[number];

/** How supporting context is compressed. */
export interface CompressionSettings {
  /** Whether anything is. */
  readonly enabled: boolean;
  /** Who is asked. */
  readonly backend: BackendName;
  /** The most that an item may take of its own tokens. */
  readonly targetRatio: number;
  /** Whether a result that cannot be taken is an error. */
  readonly require: boolean;
  /** Words and phrases that must not get lost. */
  readonly preserve: readonly string[];
  /** Where Headroom is. */
  readonly headroomUrl: string;
}

/** Settings where nobody says anything. */
export const DEFAULT_SETTINGS: CompressionSettings = Object.freeze({
  enabled: false,
  backend: "extractive",
  targetRatio: 0.5,
  require: false,
  preserve: Object.freeze([]),
  headroomUrl: "http://127.0.0.1:8787",
});
