import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { factName } from "../../replay/fact_name.ts";
import type { ReplayFact } from "../../replay/replay.ts";
import { wholeNumber } from "../../report/whole_number.ts";

/** So many facts are shown at first. */
const FIRST_FACTS = 12;

interface FactRowsProps {
  /** Whether more than the first are shown: the same for all charts. */
  readonly all: Signal<boolean>;
  /** Only the main chart has the button for it. */
  readonly isMain: boolean;
  readonly facts: readonly ReplayFact[];
  readonly row: (fact: ReplayFact, index: number) => ComponentChildren;
}

/** A row for each fact, under the windows. */
export function FactRows({ facts, row, all, isMain }: FactRowsProps) {
  const shown = all.value ? facts : facts.slice(0, FIRST_FACTS);
  if (facts.length === 0) {
    return (
      <p class="label">
        No probes were given, so no fact is followed. A second file holds them:
        deno task workbench my-request.json my-probes.json
      </p>
    );
  }
  return (
    <div class="facts" role="group" aria-label="Facts over time">
      {shown.map((fact, index) => (
        <div class="fact" key={fact.id}>
          <span class="fact-name" title={factName(fact)}>
            <span>{factName(fact)}</span>
          </span>
          {row(fact, index)}
        </div>
      ))}
      {isMain && facts.length > FIRST_FACTS && (
        <button
          type="button"
          onClick={() => all.value = !all.value}
        >
          {all.value
            ? `Show the first ${FIRST_FACTS} facts`
            : `Show all ${wholeNumber(facts.length)} facts`}
        </button>
      )}
    </div>
  );
}
