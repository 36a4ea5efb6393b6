import { StateIcon, type LightState } from './icons';

interface LightProps {
  readonly state: LightState;
  readonly label: string;
  readonly value: string;
  readonly testId?: string | undefined;
}

/** One connection in small: a sign, its name, and in words how it is. */
export const Light = ({ state, label, value, testId }: LightProps) => (
  <span className="light" data-state={state} data-testid={testId} title={`${label}: ${value}`}>
    <StateIcon state={state} />
    <span className="light-label">{label}</span>
    <span className={state === 'ok' ? 'visually-hidden' : 'light-value'}>{value}</span>
  </span>
);
