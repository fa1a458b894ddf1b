import type { SetName } from "../../lib/measure/retention/measured_conversation.ts";
import { PinMismatch } from "../../lib/errors.ts";

/** Hashes of the sets' files, as `MeasuredSet` has them. A set without a pin is the user's own. */
const PINS: Readonly<Partial<Record<SetName, readonly string[]>>> = {
  locomo: [
    // Five of the ten conversations, with their corrections.
    "4b1ca15e9f1c3bf6dc9545f4e52067cad1d9befc0669fcd250aaefd171761949",
    // locomo10.json alone.
    "b9720d441567692a551eb481cc564a2a673c72ce4e458fc69a75e67237cb8ca2",
  ],
  // Chats 1 to 10 of 100K.
  beam: ["ffc0f0dd58bbcd35408a3a8c2d8e758c3c907597fe49f58e24df009f66db0715"],
  // longmemeval_s_cleaned.json.
  longmemeval: [
    "99ce35e3c915a5044f7290f9a5cf94d84c77fb05689c39f058fc0e67bc05f5d4",
  ],
  // Three parsed sessions.
  traces: ["585462aae00528a06ead7ca6b2c745389469efcfb4340f73eef03ce92c61e858"],
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
