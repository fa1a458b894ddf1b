import type { TokenizerHead } from "./tokenizer_source.ts";

/** A vocabulary as one run of UTF-16 units with an open-addressed hash over it; see `TokenIds`. */
export interface TokenTable {
  /** All tokens, by id, without separators. */
  readonly units: Uint16Array;
  /** Where each token starts in `units`, then the end of the last: one more than there are ids. */
  readonly starts: Uint32Array;
  /** Hash slots, a power of two: id + 1 with upper bits of the hash, or 0 for none; see `ID_MASK`. */
  readonly slots: Int32Array;
  /** Units of the longest token. */
  readonly longest: number;
}

/** The merges, listed under the token that they make; see `MergeRanks`. */
export interface MergeTable {
  /** Where each token's merges start in the two lists below, then the end of the last. */
  readonly firsts: Uint32Array;
  /** Rank of each merge: smaller is done earlier. */
  readonly ranks: Uint32Array;
  /** UTF-16 units of each merge's left part. */
  readonly lefts: Uint8Array;
}

/** All that counting needs of a `tokenizer.json`, in a form that opens without parsing it. */
export interface Tables {
  readonly head: TokenizerHead;
  readonly tokens: TokenTable;
  readonly merges: MergeTable;
  /** Hash slots of the pairs of units that a token can hold side by side; see `boundaryPairs` and `pairSlots`. */
  readonly pairs: Int32Array;
  /** One bit per id, low bit first: whether the token's own text is encoded as this one token; see `reachableTokens`. */
  readonly reachable: Uint8Array;
}
