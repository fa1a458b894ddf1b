import process from "node:process";
import type { SecretFinder, SecretSpan } from "../text/secrets/secret_span.ts";

const PRESET = "@secretlint/secretlint-rule-preset-recommend";
const CREDENTIALS = /:\/\/([^\s/?#@]+)@/;

/**
 * A finder that knows what secretlint's recommended rules say of these texts; to be handed to `redact` and
 * `sanitizeContext`.
 *
 * secretlint answers later, a finder at once: so every text that the finder will be asked about is given before (of a
 * context its text, its label and its preserve terms). Any other text is an error, as nobody has looked at it. It needs
 * no permission and asks no network; of a URL with a password only the password's part is meant.
 *
 * @param texts The texts, each whole; they are repaired to well-formed text first, as the finder's callers do.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "registry //npm" + "_0123456789abcdefABCDEF0123456789abcd";
 * const find = await secretlintFinder([text]);
 * assertEquals(find(text), [{ start: 11, end: 51, rule: "secretlint-npm" }]);
 * ```
 */
export async function secretlintFinder(
  texts: readonly string[],
): Promise<SecretFinder> {
  const lint = await loadSecretlint();
  const spans = new Map<string, readonly SecretSpan[]>();
  for (const text of texts.map((text) => text.toWellFormed())) {
    if (!spans.has(text)) spans.set(text, await lint(text));
  }
  return (text) => {
    const known = spans.get(text);
    if (known !== undefined) return known;
    throw new RangeError(
      `Cannot look for secrets: secretlint was not given this text of ${text.length} characters before`,
    );
  };
}

type Lint = (text: string) => Promise<readonly SecretSpan[]>;
let loading: Promise<Lint> | undefined;

function loadSecretlint(): Promise<Lint> {
  loading ??= withoutEnvironment(load);
  return loading;
}

/** A package below secretlint lists all environment names when it is loaded; here it sees none. */
async function withoutEnvironment<T>(load: () => Promise<T>): Promise<T> {
  const env = process.env;
  // Who reads a name meanwhile still gets its value.
  process.env = Object.create(env, { DEBUG: { value: undefined } });
  try {
    return await load();
  } finally {
    process.env = env;
  }
}

async function load(): Promise<Lint> {
  const [{ lintSource }, { creator }] = await Promise.all([
    import("@secretlint/core"),
    import("@secretlint/secretlint-rule-preset-recommend"),
  ]);
  return async (text) => {
    const { messages } = await lintSource({
      source: {
        content: text,
        filePath: "context.txt",
        ext: ".txt",
        contentType: "text",
      },
      options: {
        config: { rules: [{ id: PRESET, rule: creator }] },
        noPhysicFilePath: true,
      },
    });
    return messages.map(({ ruleId, range: [start, end] }) =>
      spanOf(text, ruleId, start, end)
    );
  };
}

function spanOf(
  text: string,
  ruleId: string,
  start: number,
  end: number,
): SecretSpan {
  const rule = ruleId.replace(
    /^@secretlint\/secretlint-rule-/,
    "secretlint-",
  );
  const url = CREDENTIALS.exec(text.slice(start, end));
  if (url === null) return { start, end, rule };
  const first = start + url.index + "://".length;
  return { start: first, end: first + url[1].length, rule };
}
