import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { ReplayFact } from "../../replay/replay.ts";
import { number } from "../model/words.ts";

/** So many facts are shown at first. */
const FIRST_FACTS = 12;

interface FactRowsProps {
  readonly facts: readonly ReplayFact[];
  readonly row: (fact: ReplayFact, index: number) => ComponentChildren;
}

/** A row for each fact, under the windows. */
export function FactRows({ facts, row }: FactRowsProps) {
  const all = useSignal(false);
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
          <span class="fact-name" title={nameOf(fact)}>{nameOf(fact)}</span>
          {row(fact, index)}
        </div>
      ))}
      {facts.length > FIRST_FACTS && (
        <button
          type="button"
          onClick={() => all.value = !all.value}
        >
          {all.value
            ? `Show the first ${FIRST_FACTS} facts`
            : `Show all ${number(facts.length)} facts`}
        </button>
      )}
    </div>
  );
}

function nameOf({ label, text }: ReplayFact): string {
  return label ?? text;
}
