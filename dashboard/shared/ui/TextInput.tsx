import type { ComponentProps } from 'react';
import { useFieldProps } from './Field';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'search' | 'time' | 'date' | 'datetime-local' | 'url' | 'password' | undefined;
}

/** A line of text. It stays open while the connection is lost: what is typed is not lost. */
export const TextInput = ({ value, onChange, type = 'text', className, ...rest }: TextInputProps) => (
  <input
    {...useFieldProps()}
    {...rest}
    type={type}
    className={`ui-input ${className ?? ''}`}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text. */
export const TextArea = ({ value, onChange, className, ...rest }: TextAreaProps) => (
  <textarea
    {...useFieldProps()}
    {...rest}
    className={`ui-input ${className ?? ''}`}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
