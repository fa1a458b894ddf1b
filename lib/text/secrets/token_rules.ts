/** A secret that is known by how it starts. */
export interface TokenRule {
  /** Name that a redaction shows. */
  readonly rule: string;
  /** The start, long enough to be sure, as the source of a regular expression of bounded length. */
  readonly start: string;
  /** What the rest is made of: the inside of a character class. */
  readonly chars: string;
  /** Whether the whole is such a token after all; absent where the start is enough. */
  readonly holds?: RegExp;
}

const WORD = "A-Za-z0-9";
const DASHED = "A-Za-z0-9_\\-";
const DIGIT_AND_LETTER = /(?=.*\d)(?=.*[A-Za-z]{2})/;

/**
 * Secrets with a prefix of their own, in the order in which they are looked for.
 *
 * Each asks for enough characters behind its prefix that a word, a file name or a variable such as `npm_config_cache`
 * is none. A token that was cut short is still found if 16 or so of its characters are left.
 *
 * @example
 * ```ts
 * import { assert } from "@std/assert";
 * assert(TOKEN_RULES.some(({ rule }) => rule === "github-token"));
 * ```
 */
export const TOKEN_RULES: readonly TokenRule[] = [
  { rule: "github-token", start: `gh[pousr]_[${WORD}]{16}`, chars: WORD },
  {
    rule: "github-token",
    start: `github_pat_[${WORD}_]{16}`,
    chars: `${WORD}_`,
  },
  {
    rule: "gitlab-token",
    start: `gl(?:pat|dt|rt|ptt|ft|soat|cbt|imt|agent)-[${DASHED}]{16}`,
    chars: `${DASHED}.`,
  },
  {
    rule: "slack-token",
    start: `xox[abeprs]-[${WORD}-]{10}`,
    chars: `${WORD}-`,
    holds: /\d/,
  },
  {
    rule: "slack-token",
    start: `xapp-\\d-[${WORD}-]{10}`,
    chars: `${WORD}-`,
  },
  {
    rule: "slack-webhook",
    start: `hooks\\.slack\\.com/(?:services|workflows)/[${WORD}]{6}`,
    chars: `${WORD}/`,
  },
  {
    rule: "stripe-key",
    start: `[sr]k_(?:live|test)_[${WORD}]{16}`,
    chars: WORD,
  },
  { rule: "stripe-key", start: `whsec_[${WORD}]{16}`, chars: `${WORD}+/=` },
  {
    rule: "ai-key",
    start: `sk-(?:proj|ant|svcacct|admin|or)-[${DASHED}]{16}`,
    chars: DASHED,
    holds: DIGIT_AND_LETTER,
  },
  {
    rule: "ai-key",
    start: `sk-[${WORD}]{20}`,
    chars: DASHED,
    holds: DIGIT_AND_LETTER,
  },
  { rule: "google-key", start: `AIza[${DASHED}]{30}`, chars: DASHED },
  { rule: "google-key", start: `ya29\\.[${DASHED}]{16}`, chars: `${DASHED}.` },
  { rule: "google-key", start: `GOCSPX-[${DASHED}]{16}`, chars: DASHED },
  { rule: "npm-token", start: `npm_[${WORD}]{30}`, chars: WORD },
  { rule: "pypi-token", start: `pypi-AgE[${DASHED}]{16}`, chars: DASHED },
  { rule: "aws-key", start: "A(?:KIA|SIA)[A-Z0-9]{16}", chars: "A-Z0-9" },
  {
    rule: "jwt",
    start: `eyJ[${DASHED}]{8}`,
    chars: `${DASHED}.`,
    holds: /^[^.]+\.[\w-]{4}/,
  },
  {
    rule: "sendgrid-key",
    start: `SG\\.[${DASHED}]{16}`,
    chars: `${DASHED}.`,
    holds: /^SG\.[\w-]+\.[\w-]{8}/,
  },
  { rule: "hugging-face-token", start: `hf_[${WORD}]{30}`, chars: WORD },
  { rule: "docker-token", start: `dckr_pat_[${DASHED}]{16}`, chars: DASHED },
  {
    rule: "digitalocean-token",
    start: `do[opr]_v1_[a-f0-9]{16}`,
    chars: "a-f0-9",
  },
  {
    rule: "shopify-token",
    start: `shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{16}`,
    chars: "A-Fa-f0-9",
  },
  { rule: "vault-token", start: `hv[sbr]\\.[${DASHED}]{16}`, chars: DASHED },
  { rule: "age-key", start: "AGE-SECRET-KEY-1[A-Z0-9]{16}", chars: "A-Z0-9" },
];
