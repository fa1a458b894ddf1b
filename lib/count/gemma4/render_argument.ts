const QUOTE = '<|"|>';

/** A JSON-like value in the template's own notation; `quoteKeys` tells a declaration from a call. */
export function renderArgument(value: unknown, quoteKeys: boolean): string {
  if (typeof value === "string") return QUOTE + value + QUOTE;
  if (typeof value === "boolean") return value ? "true" : "false";
  if (value === null || value === undefined) return "None";
  if (Array.isArray(value)) {
    return `[${
      value.map((item) => renderArgument(item, quoteKeys)).join(",")
    }]`;
  }
  if (typeof value === "object") {
    const fields = sortedEntries(value).map(([key, item]) =>
      `${quoteKeys ? QUOTE + key + QUOTE : key}:${
        renderArgument(item, quoteKeys)
      }`
    );
    return `{${fields.join(",")}}`;
  }
  return String(value);
}

/** The entries by key as Jinja's `dictsort` orders them: without regard to case, equal keys as they came. */
export function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value).map(([key, item]) =>
    [key.toLowerCase(), key, item] as const
  ).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, key, item]) => [key, item]);
}
