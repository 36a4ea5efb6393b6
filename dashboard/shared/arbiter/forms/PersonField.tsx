import { useState } from 'react';
import type { Problem, Side } from 'chess-match/client';
import { Field, Select, TextInput } from '../../ui';
import { useArbiterTexts, useTeamNames } from '../data';

const OTHER = 'other:';
const NAME_LIMIT = 80;

interface PersonFieldProps {
  readonly side: Side;
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly problem?: Problem | null | undefined;
  readonly testId: string;
}

/** A person of a team: from its roster, or by name. */
export const PersonField = ({ side, label, value, onChange, problem, testId }: PersonFieldProps) => {
  const texts = useArbiterTexts();
  const names = useTeamNames(side);
  const [isOther, setOther] = useState(false);
  const isTyped = isOther || names.length === 0;
  const options = [...new Set(names)].map((name) => ({ value: name, label: name }));
  return (
    <>
      {names.length === 0 ? null : (
        <Field label={label} problem={isTyped ? null : problem}>
          <Select
            value={isOther ? OTHER : names.includes(value) ? value : null}
            placeholder={texts.cards.choose}
            options={[...options, { value: OTHER, label: texts.cards.other }]}
            testId={`${testId}-choice`}
            onChange={(chosen) => {
              setOther(chosen === OTHER);
              onChange(chosen === OTHER ? '' : chosen);
            }}
          />
        </Field>
      )}
      {isTyped ? (
        <Field label={names.length === 0 ? label : texts.cards.name} problem={problem}>
          <TextInput value={value} maxLength={NAME_LIMIT} data-testid={testId} onChange={onChange} />
        </Field>
      ) : null}
    </>
  );
};
