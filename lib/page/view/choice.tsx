interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  /** Value and word of each option. */
  readonly options: readonly (readonly [string, string])[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
  readonly disabled?: boolean;
  /** Stands behind the options: their unit. */
  readonly unit?: string;
}

/** One of a few words, as a row of radio buttons. */
export function Choice(
  { legend, name, options, chosen, choose, disabled, unit }: ChoiceProps,
) {
  return (
    <fieldset class="choice" disabled={disabled}>
      <legend class="label">{legend}</legend>
      <span class="row">
        {options.map(([value, word]) => (
          <label key={value}>
            <input
              type="radio"
              autocomplete="off"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span>{word}</span>
          </label>
        ))}
      </span>
      {unit && <span class="label">{unit}</span>}
    </fieldset>
  );
}
