/**
 * Capitalised words that start a sentence far more often than they continue a name, English and German.
 *
 * They decide what the dot of `etc.`, `p.m.`, `U.S.` or `plan B.` means. A word that is missing here costs little: two
 * sentences stay one unit, and nothing is cut in the middle.
 *
 * @example "p.m. We must" are two sentences, "p.m. Friday" is one
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(["We", "Friday"].map((word) => SENTENCE_STARTERS.has(word)), [true, false]);
 * ```
 */
export const SENTENCE_STARTERS: ReadonlySet<string> = new Set(
  ("A After All Also An And Any Are As At Because Before But By Can Do Does Each For From He Her His How However I If In " +
    "Is It Its Let Make My Never No Not Now On Once Only Or Our Please She Should Since So Some Still That The Their " +
    "Then There Therefore These They This Those To Use Was We What When Where Which While Who Why Will With You Your " +
    "Aber Alle Auch Auf Bei Bitte Da Damit Dann Das Der Deshalb Die Dies Diese Ein Eine Er Es Für Ich Ihr Im In Ist " +
    "Man Mit Nach Nicht Nie Nun Nur Oder Ob Sie So Und Unser Von Vor Wann Warum Was Weil Wenn Wer Wie Wir Wird Zu")
    .split(" "),
);
