interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChoose: (value: T) => void;
}

/** A few possibilities side by side, one of them chosen. */
export const Choice = <T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) => (
  <fieldset className="choice">
    <legend>{label}</legend>
    {(Object.entries(options) as [T, string][]).map(([option, text]) => (
      <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
        {text}
      </button>
    ))}
  </fieldset>
);
