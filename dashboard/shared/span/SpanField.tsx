import { spanWords } from 'chess-match/client/view';
import { useLanguage } from '../frame/language';
import { Field, TextInput } from '../ui';
import { readSpan } from './readSpan';
import { wrongSpan } from './texts';

interface SpanFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly testId: string;
  readonly onChange: (value: string) => void;
}

/** A time that is to be exact: what is typed is said back in words, what could mean two things is refused at once. */
export const SpanField = ({ label, hint, value, testId, onChange }: SpanFieldProps) => {
  const language = useLanguage();
  const reading = readSpan(value, 'exact');
  const isEmpty = value.trim() === '';
  return (
    <Field
      label={label}
      hint={reading.kind === 'time' ? <strong>{spanWords(reading.ms, language)}</strong> : hint}
      problem={isEmpty || reading.kind === 'time' ? null : wrongSpan(reading, 'exact', language)}
    >
      <TextInput autoFocus value={value} maxLength={20} data-testid={testId} onChange={onChange} />
    </Field>
  );
};
