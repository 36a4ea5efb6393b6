import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import { useLive } from './live';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** While it is dragged. */
  readonly onChange: (value: number) => void;
  /** When it is let go: the moment to send a command. */
  readonly onCommit?: ((value: number) => void) | undefined;
  /** How the value is written; itself by default. */
  readonly format?: ((value: number) => string) | undefined;
  readonly disabled?: boolean | undefined;
  /** Works without the server. */
  readonly local?: boolean | undefined;
}

export const Slider = ({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onCommit,
  format = String,
  disabled = false,
  local = false,
}: SliderProps) => {
  const id = useId();
  const isLive = useLive();
  return (
    <div className="ui-slider-row">
      <span id={id}>{label}</span>
      <Radix.Root
        className="ui-slider"
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled || !(local || isLive)}
        onValueChange={([next]) => {
          if (next !== undefined) onChange(next);
        }}
        onValueCommit={([next]) => {
          if (next !== undefined) onCommit?.(next);
        }}
      >
        <Radix.Track className="ui-track">
          <Radix.Range className="ui-range" />
        </Radix.Track>
        <Radix.Thumb className="ui-slider-thumb" aria-labelledby={id} aria-valuetext={format(value)} />
      </Radix.Root>
      <output>{format(value)}</output>
    </div>
  );
};
