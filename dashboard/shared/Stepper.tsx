interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
}

/** A whole number between bounds, by two buttons or the arrow keys. */
export const Stepper = ({ label, value, min, max, lessLabel, moreLabel, onChange }: StepperProps) => {
  const move = (by: number): void => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange(next);
  };
  return (
    <div
      className="stepper"
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={(event) => {
        const by =
          event.key === 'ArrowUp' || event.key === 'ArrowRight'
            ? 1
            : event.key === 'ArrowDown' || event.key === 'ArrowLeft'
              ? -1
              : 0;
        if (by === 0) return;
        event.preventDefault();
        move(by);
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label}: ${lessLabel}`}
        disabled={value <= min}
        onClick={() => {
          move(-1);
        }}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label}: ${moreLabel}`}
        disabled={value >= max}
        onClick={() => {
          move(1);
        }}
      >
        +
      </button>
    </div>
  );
};
