import { useState } from 'react';
import type { Problem, Side } from 'chess-match/client';
import { Field, Select, TextInput } from '../../../../shared/ui';
import { useTeamNames } from '../../../../shared/arbiter/data';
import { isTypedName } from './typedName';
import { useBusinessArbiterTexts } from '../texts';

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
  const own = useBusinessArbiterTexts();
  const names = useTeamNames(side);
  const [isOther, setOther] = useState(false);
  const isNamed = isOther || isTypedName(value, names);
  const isTyped = isNamed || names.length === 0;
  const options = [...new Set(names)].map((name) => ({ value: name, label: name }));
  return (
    <>
      {names.length === 0 ? null : (
        <Field label={label} problem={isTyped ? null : problem}>
          <Select
            value={isNamed ? OTHER : value === '' ? null : value}
            placeholder={own.cards.choose}
            options={[...options, { value: OTHER, label: own.cards.other }]}
            testId={`${testId}-choice`}
            onChange={(chosen) => {
              setOther(chosen === OTHER);
              onChange(chosen === OTHER ? '' : chosen);
            }}
          />
        </Field>
      )}
      {isTyped ? (
        <Field label={names.length === 0 ? label : own.cards.name} problem={problem}>
          <TextInput
            value={value}
            maxLength={NAME_LIMIT}
            data-testid={testId}
            onChange={(name) => {
              // Emptied, or of the roster by chance: the field being typed in stays.
              setOther(true);
              onChange(name);
            }}
          />
        </Field>
      ) : null}
    </>
  );
};
