import { includesText } from "../../text/includes_text.ts";
import { factTexts } from "../facts/pack_facts.ts";
import type { PackPlan, PlannedTerm } from "../plan/pack_plan.ts";
import type { Outcome } from "./fill_room.ts";

/** What became of a preserve term in the whole pack. */
export interface PackReceipt extends PlannedTerm {
  /**
   * `kept` in every item that holds it, by the fallback alone `restored`, or `left out` with one of them; only in the
   * exact facts; only in lines that were not taken from the files; not there; or a secret that stays redacted.
   */
  readonly status:
    | "kept"
    | "restored"
    | "left out"
    | "in exact facts"
    | "not taken"
    | "not in source"
    | "redacted";
}

/**
 * A receipt for each preserve term, in the order given.
 *
 * @param plan The plan.
 * @param outcomes What became of its items, in the order of its files.
 */
export function packReceipts(
  { facts, files, preserve }: PackPlan,
  outcomes: readonly Outcome[],
): readonly PackReceipt[] {
  const contexts = files.flatMap(({ supporting }) => supporting?.context ?? []);
  const items = contexts.map(({ text }, index) => ({
    text,
    ...outcomes[index],
  }));
  const exact = factTexts(facts);
  const holds = (term: string) => ({ text }: { readonly text: string }) =>
    includesText(text, term);
  return preserve.map(({ term, secretRule }): PackReceipt => {
    if (secretRule !== undefined) {
      return { term, secretRule, status: "redacted" };
    }
    const holders = items.filter(holds(term));
    if (holders.some(({ isShown }) => !isShown)) {
      return { term, status: "left out" };
    }
    const isRestored = holders.some(({ result }) =>
      result?.receipts.some((receipt) =>
        receipt.term === term && receipt.status === "restored"
      )
    );
    if (isRestored) return { term, status: "restored" };
    if (holders.length > 0) return { term, status: "kept" };
    if (exact.some(holds(term))) return { term, status: "in exact facts" };
    const isThere = files.some(({ cleanText }) =>
      includesText(cleanText, term)
    );
    return { term, status: isThere ? "not taken" : "not in source" };
  });
}

/**
 * A warning for each term that the pack may not have where the caller wants it.
 *
 * @param receipts Receipts of `packReceipts`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(receiptWarnings([{ term: "valve", status: "not in source" }]), [
 *   'preserve term "valve" is not in the source',
 * ]);
 * ```
 */
export function receiptWarnings(
  receipts: readonly PackReceipt[],
): readonly string[] {
  return receipts.flatMap(({ term, status, secretRule }, index) => {
    const name = `preserve term ${JSON.stringify(term)}`;
    switch (status) {
      case "redacted":
        return `preserve term ${
          index + 1
        } is a secret (${secretRule}) and stays redacted`;
      case "not in source":
        return `${name} is not in the source`;
      case "not taken":
        return `${name} stands only in lines that were not taken, such as those before the tail of a log`;
      case "left out":
        return `${name} stands in an item that is left out`;
      default:
        return [];
    }
  });
}
