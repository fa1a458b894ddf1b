import type { SetName } from "../../lib/measure/retention/measured_conversation.ts";
import { PinMismatch } from "../../lib/errors.ts";

/** Hashes of the sets' files that figures were published for, as `MeasuredSet` has them. */
const PINS: Readonly<Partial<Record<SetName, readonly string[]>>> = {
  locomo: [],
  beam: [],
};

/**
 * Nothing, if these are the files that are pinned for the set.
 *
 * @throws {PinMismatch} If they are others.
 */
export function checkPin(set: SetName, hash: string): void {
  const pins = PINS[set];
  if (pins === undefined || pins.includes(hash)) return;
  throw new PinMismatch(
    `The set ${set}`,
    pins.join(" or "),
    hash,
    "figures of other files are not comparable; --any-version measures them all the same",
  );
}
