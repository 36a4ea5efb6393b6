import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { useLive } from './live';

interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Works without the server. */
  readonly local?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** On or off, in force at once. */
export const Switch = ({ checked, onChange, label, disabled = false, local = false, testId }: ToggleProps) => {
  const id = useId();
  const isLive = useLive();
  return (
    <span className="ui-toggle">
      <RadixSwitch.Root
        id={id}
        className="ui-switch"
        checked={checked}
        disabled={disabled || !(local || isLive)}
        onCheckedChange={onChange}
        data-testid={testId}
      >
        <RadixSwitch.Thumb className="ui-thumb" />
      </RadixSwitch.Root>
      <label htmlFor={id}>{label}</label>
    </span>
  );
};

/** A choice of a form, in force when the form is sent. */
export const Checkbox = ({ checked, onChange, label, disabled = false, local = false, testId }: ToggleProps) => {
  const id = useId();
  const isLive = useLive();
  return (
    <span className="ui-toggle">
      <RadixCheckbox.Root
        id={id}
        className="ui-checkbox"
        checked={checked}
        disabled={disabled || !(local || isLive)}
        onCheckedChange={(next) => onChange(next === true)}
        data-testid={testId}
      >
        <RadixCheckbox.Indicator>✓</RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={id}>{label}</label>
    </span>
  );
};
