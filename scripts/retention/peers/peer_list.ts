import { MMR_LAMBDA } from "../../../lib/measure/retention/peers/mmr_scores.ts";

/** Version of sumy, the library with most of the peers. */
const SUMY = "0.13.0";

/** What sumy's summarizers import, with the versions that figures are made with. */
export const PEER_VERSIONS = {
  sumy: SUMY,
  numpy: "2.3.5",
  nltk: "3.10.4",
} as const;

/** Needed to import the above; their versions change no score. */
const OTHERS =
  "pycountry==26.2.16 regex==2026.11.19 requests==2.34.2 urllib3==2.8.0 idna==3.20 certifi==2026.10.19.post1";

/** Where they are looked for. */
export const PEER_FOLDER = ".cache/bench/sumy";

/** The one command that brings them; Python 3.11 or newer. */
export const PEER_INSTALL =
  `python3 -m pip install --no-deps --target ${PEER_FOLDER} ${
    Object.entries(PEER_VERSIONS).map((each) => each.join("==")).join(" ")
  } ${OTHERS}`;

/** A published way to rank sentences. */
export interface Peer {
  /** Its name in tables and files. */
  readonly name: string;
  /** Whether it holds a number for each pair of sentences. */
  readonly hasPairs?: boolean;
}

/** Those of sumy, which takes Python. */
export const SUMY_PEERS = {
  lexrank: { name: `sumy ${SUMY} LexRank`, hasPairs: true },
  textrank: { name: `sumy ${SUMY} TextRank`, hasPairs: true },
  lsa: { name: `sumy ${SUMY} LSA` },
  sumbasic: { name: `sumy ${SUMY} SumBasic` },
} as const satisfies Readonly<Record<string, Peer>>;

/** The command line's name of a peer of sumy. */
export type SumyKey = keyof typeof SUMY_PEERS;

/** The peers, by the names of the command line. */
export const PEERS = {
  ...SUMY_PEERS,
  mmr: { name: `MMR, idf cosine, lambda ${MMR_LAMBDA}` },
} as const satisfies Readonly<Record<string, Peer>>;

/** The command line's name of a peer. */
export type PeerKey = keyof typeof PEERS;

/** The command line's names, in the order of the table. */
export const PEER_KEYS = Object.keys(PEERS) as PeerKey[];
