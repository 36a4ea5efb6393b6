interface ChoiceProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

/** One of a few: all are seen, one is pressed. */
export const Choice = <T extends string | number | null>({ label, value, options, onChange }: ChoiceProps<T>) => (
  <div className="field choice" role="group" aria-label={label}>
    {options.map(([option, words]) => (
      <button key={String(option)} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
        {words}
      </button>
    ))}
  </div>
);
