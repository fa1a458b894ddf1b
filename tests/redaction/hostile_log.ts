import type { Carrier, HostileSecret } from "./hostile_secrets.ts";

/** Where the secret stands in the log. */
export const POSITIONS = ["first", "middle", "last"] as const;
/** Where the log is cut: not at all, behind the secret's first line, or inside the secret's last value. */
export const CUTS = ["none", "tail", "broken off"] as const;

/** A log with a secret in it. */
export interface HostileLog {
  readonly text: string;
  /** Lines of the tail that is taken; absent for all. */
  readonly tailLines?: number;
  /** What must not be left, as far as the cut left it. */
  readonly values: readonly string[];
}

const BEFORE = [
  "starting stage 3 of the pump build",
  "restored cache task-queue-retention-policy",
  "ERROR stage 3 failed at valve 17",
];
const AFTER = [
  "uploading 12 files",
  "warning: 3 files are old",
  "done in 77 s",
];

/** A log with one secret, placed and cut as said; undefined where there is nothing to cut. */
export function hostileLog(
  secret: HostileSecret,
  carrier: Carrier,
  position: typeof POSITIONS[number],
  cut: typeof CUTS[number],
): HostileLog | undefined {
  const carried = carrier.carry(secret.lines);
  const before = position === "first" ? [] : BEFORE;
  const after = position === "last" ? [] : AFTER;
  const text = [...before, ...carried, ...after].join("\n");
  if (cut === "none") return { text, values: secret.values };
  if (cut === "tail") {
    const tailLines = after.length + carried.length - 1;
    return tailLines < 1
      ? undefined
      : { text, tailLines, values: secret.values };
  }
  if (position !== "last") return undefined;
  const value = secret.values[secret.values.length - 1];
  const escaped = JSON.stringify(value).slice(1, -1);
  const at = [value, escaped, JSON.stringify(escaped).slice(1, -1)]
    .map((form) => text.lastIndexOf(form)).find((at) => at >= 0);
  if (at === undefined) return undefined;
  const left = Math.ceil(value.length * 0.8);
  return {
    text: text.slice(0, at + left),
    values: [...secret.values.slice(0, -1), value.slice(0, left)],
  };
}

/** The parts of a value, 8 characters each, that are left in a text. */
export function leftOf(
  value: string,
  text: { includes(part: string): boolean },
): readonly string[] {
  const length = Math.min(8, value.length);
  return Array.from(
    { length: value.length - length + 1 },
    (_, at) => value.slice(at, at + length),
  ).filter((part) => text.includes(part));
}
