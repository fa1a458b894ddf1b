/** The rows of a list, written with commas and line breaks between them. */
export function rows(list: string): readonly string[] {
  return Object.freeze(
    list.split(/, +|\n/).map((row) => row.trim()).filter((row) => row !== ""),
  );
}
