import { WORKPLACES, type Workplace } from 'chess-match/client';
import { useState } from 'react';
import { Button, Field, Select, TextInput } from '../../shared';
import type { HallTexts } from './texts/texts';
import type { useCrew } from './useCrew';

interface IssueKeyProps extends Pick<ReturnType<typeof useCrew>, 'busy' | 'act'> {
  readonly texts: HallTexts;
}

/** A code for somebody of the crew at another computer. */
export const IssueKey = ({ texts, busy, act }: IssueKeyProps) => {
  const [workplace, setWorkplace] = useState<Workplace>('director');
  const [name, setName] = useState('');
  const words = texts.crew;
  const issue = async (): Promise<void> => {
    await act({ issue: workplace, name });
    setName('');
  };
  return (
    <form
      className="hall-issue"
      onSubmit={(event) => {
        event.preventDefault();
        void issue();
      }}
    >
      <Field label={words.workplace}>
        <Select
          value={workplace}
          options={WORKPLACES.map((value) => ({ value, label: words.workplaces[value] }))}
          onChange={setWorkplace}
          testId="workplace"
        />
      </Field>
      <Field label={words.name} hint={words.nameHint}>
        <TextInput value={name} onChange={setName} maxLength={40} data-testid="crew-name" />
      </Field>
      <Button busy={busy} data-testid="issue-crew-code" onClick={() => void issue()}>
        {texts.issue}
      </Button>
    </form>
  );
};
