/**
 * Standing instructions as people give them once and expect to be followed from then on: imperative sentences of the
 * project's own, of many kinds, none of them from a set that is measured.
 *
 * The word lists of `rankNotes` were made with sentences like these in view; a list that was written afterwards is the
 * fairer one.
 */
export const STANDING_INSTRUCTIONS: readonly string[] = Object.freeze([
  "Write all dates as day, month, year.",
  "Keep every answer under 120 words.",
  "Never suggest anything with peanuts in it.",
  "Use metric units in all tables.",
  "Ask before you delete a file.",
  "Quote prices in Swiss francs.",
  "Do not mention my employer by name.",
  "Answer in British English.",
  "Put the summary first and the details after it.",
  "Round all amounts to two decimals.",
  "No meetings before ten in the morning.",
  "List the sources at the end of each reply.",
  "Call the product Larkspur and not by its code name.",
  "Run the tests before each commit.",
  "Treat the budget of 4,000 euros as fixed.",
]);
