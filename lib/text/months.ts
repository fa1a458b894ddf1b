const NAMES: readonly string[] = [
  "january jan januar jänner janvier enero gennaio janeiro januari января",
  "february feb februar février febrero febbraio fevereiro februari февраля",
  "march mar märz mär mars marzo março maart марта",
  "april apr avril abril aprile апреля",
  "may mai mayo maggio maio mei мая",
  "june jun juni juin junio giugno junho июня",
  "july jul juli juillet julio luglio julho июля",
  "august aug août agosto augustus августа",
  "september sept sep septembre septiembre settembre setembro сентября",
  "october oct oktober okt octobre octubre ottobre outubro октября",
  "november nov novembre noviembre novembro ноября",
  "december dec dezember dez décembre diciembre dicembre dezembro декабря",
];

/**
 * The number of a month, 1 to 12, by its name in lower case.
 *
 * English and German names with their abbreviations; French, Spanish, Italian, Portuguese, Dutch and Russian names in
 * full, for their abbreviations are common words.
 *
 * @example Two names of one month
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([MONTHS.get("mar"), MONTHS.get("märz")], [3, 3]);
 * ```
 */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) =>
    names.split(" ").map((name): [string, number] => [name, index + 1])
  ),
);

/** The names as alternatives of a pattern, the longest first. */
export const MONTH_PATTERN: string = [...MONTHS.keys()]
  .sort((a, b) => b.length - a.length).join("|");
