import type { TokenCounter } from "../../../lib/count/token_counter.ts";
import { peerUnits } from "../../../lib/measure/retention/peers/peer_units.ts";
import type { MissingExtractor } from "../../../lib/measure/retention/run/retention_run.ts";
import type { MeasuredSet } from "../../../lib/measure/retention/sets/measured_set.ts";
import { wholeNumber } from "../../../lib/report/whole_number.ts";
import { type Peer, type PeerKey, PEERS } from "./peer_list.ts";

/** Most sentences for a peer that holds a number for each pair: 12,000 take about 1.2 GB a matrix. */
export const MOST_SENTENCES = 12_000;

/**
 * The peers that a set has too long a conversation for: they are left out of the whole set, for figures over its shorter
 * conversations alone would stand beside figures over all.
 *
 * @param keys The peers that are asked for.
 * @param set The set.
 * @param counter Says what the model sees of a message.
 * @param most Most sentences of a conversation.
 */
export function missingPeers(
  keys: readonly PeerKey[],
  { conversations }: MeasuredSet,
  counter: Pick<TokenCounter, "visibleText">,
  most = MOST_SENTENCES,
): readonly MissingExtractor[] {
  const large = keys.map((key): Peer => PEERS[key])
    .filter(({ hasPairs }) => hasPairs);
  if (large.length === 0) return [];
  const visibleText = counter.visibleText &&
    ((message: Parameters<NonNullable<typeof counter.visibleText>>[0]) =>
      counter.visibleText!(message));
  for (const { id, request, read } of conversations) {
    const turns = request.turns.map((turn) => read?.get(turn.id) ?? turn);
    const context = { carried: [], visibleText, locale: "en" };
    const found = peerUnits(turns, context).length;
    if (found <= most) continue;
    const reason = `conversation ${id} has ${
      wholeNumber(found)
    } sentences, it takes up to ${wholeNumber(most)}`;
    return large.map(({ name }) => ({ extractor: name, reason }));
  }
  return [];
}
