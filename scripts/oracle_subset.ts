/** Facts that another program made: what each case asks and what it answered. */
export interface Oracle {
  /** How they were made. */
  readonly about: string;
  readonly cases: readonly OracleCase[];
}

/** A case; it has a `kind`, or a `name` such as `random_12`, and what was asked and answered. */
export interface OracleCase {
  readonly kind?: string;
  readonly name?: string;
  readonly [key: string]: unknown;
}

/**
 * The part of an oracle that is small enough to be kept here: of each kind as many cases as of any other, while it has
 * them, spread evenly over the kind.
 *
 * @param full The oracle.
 * @param size Cases to keep.
 */
export function oracleSubset(full: Oracle, size: number): Oracle {
  const kinds = [...Map.groupBy(full.cases, kindOf).values()];
  const quotas = kinds.map(() => 0);
  let left = Math.min(size, full.cases.length);
  for (let kind = 0; left > 0; kind = (kind + 1) % kinds.length) {
    if (quotas[kind] < kinds[kind].length) {
      quotas[kind]++;
      left--;
    }
  }
  const cases = kinds.flatMap((all, kind) =>
    Array.from(
      { length: quotas[kind] },
      (_, i) => all[Math.floor(i * all.length / quotas[kind])],
    )
  );
  return {
    about: `${full.about} (${cases.length} of ${full.cases.length} cases)`,
    cases,
  };
}

/** The oracle as it is written into a file: a case per line. */
export function printOracle({ about, cases }: Oracle): string {
  const lines = cases.map((one) => `  ${JSON.stringify(one)}`);
  return `{\n "about": ${JSON.stringify(about)},\n "cases": [\n${
    lines.join(",\n")
  }\n ]\n}\n`;
}

function kindOf({ kind, name }: OracleCase): string {
  return kind ?? String(name).replace(/_\d+$/, "");
}
