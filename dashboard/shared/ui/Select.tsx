import { Select as Radix } from 'radix-ui';
import { useFieldProps } from './Field';
import { useLive } from './live';

export interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectProps<V extends string> {
  readonly value: V | null;
  /** No value may be empty. */
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
  readonly placeholder?: string | undefined;
  /** For a choice outside a Field. */
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Works without the server. */
  readonly local?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** One of several, from a list that opens. */
export const Select = <V extends string>({
  value,
  options,
  onChange,
  placeholder,
  label,
  disabled = false,
  local = false,
  testId,
}: SelectProps<V>) => {
  const isLive = useLive();
  return (
    <Radix.Root
      value={value ?? ''}
      disabled={disabled || !(local || isLive)}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option !== undefined) onChange(option.value);
      }}
    >
      <Radix.Trigger {...useFieldProps()} className="ui-select" aria-label={label} data-testid={testId}>
        <Radix.Value placeholder={placeholder ?? '—'} />
        <Radix.Icon className="ui-chevron">▾</Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="ui-popup" position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="ui-item"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ui-tick">✓</Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
