import { useState, type ComponentProps } from 'react';
import { useLanguage } from '../frame/language';
import { useFieldProps } from './Field';
import { UI_TEXTS } from './texts';

interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'type' | 'min' | 'max' | 'step'
> {
  readonly value: number | null;
  /** null while what is typed is no number of the allowed range. */
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** For a number outside a Field. */
  readonly label?: string | undefined;
}

/** A whole number (or steps of `step`), typed or by two large buttons. */
export const NumberInput = ({ value, onChange, min, max, step = 1, label, className, ...rest }: NumberInputProps) => {
  const texts = UI_TEXTS[useLanguage()];
  const field = useFieldProps();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  const move = (by: number): void => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, (value ?? min) + by)));
  };
  return (
    <span className={`ui-number ${className ?? ''}`}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label ?? ''} ${texts.less}`.trim()}
        disabled={rest.disabled === true || (value !== null && value <= min)}
        onClick={() => move(-step)}
      >
        −
      </button>
      <input
        {...field}
        {...rest}
        aria-label={label}
        className="ui-input"
        inputMode="decimal"
        value={shown}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          move(event.key === 'ArrowUp' ? step : -step);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.value.trim() === '' ? NaN : Number(target.value.replace(',', '.'));
          onChange(number >= min && number <= max ? number : null);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label ?? ''} ${texts.more}`.trim()}
        disabled={rest.disabled === true || (value !== null && value >= max)}
        onClick={() => move(step)}
      >
        +
      </button>
    </span>
  );
};
