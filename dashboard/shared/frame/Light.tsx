import { StateIcon, type LightState } from './icons';

interface LightProps {
  readonly state: LightState;
  /** Of what; "" where that stands beside it. */
  readonly label: string;
  readonly value: string;
  /** Written out even while all is well; else the sign says it. */
  readonly isSpoken?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** One connection in small: a sign, its name, and in words how it is. */
export const Light = ({ state, label, value, isSpoken = false, testId }: LightProps) => (
  <span className="light" data-state={state} data-testid={testId} title={label === '' ? value : `${label}: ${value}`}>
    <StateIcon state={state} />
    {label === '' ? null : <span className="light-label">{label}</span>}
    <span className={state === 'ok' && !isSpoken ? 'visually-hidden' : 'light-value'}>{value}</span>
  </span>
);
