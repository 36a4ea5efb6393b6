import { callsIn, useReplicant, type Place } from 'chess-match/client';
import { useState } from 'react';
import { Button, Field, Refusal, Select, TextInput, useSend } from '../../shared';
import { placesFor } from './placesFor';
import type { HallTexts } from './texts/texts';

interface IssueCodeProps {
  readonly texts: HallTexts;
  readonly onIssued: () => void;
}

/** A place, a name, a code: what a new screen needs. */
export const IssueCode = ({ texts, onIssued }: IssueCodeProps) => {
  const [place, setPlace] = useState<Place>('boards');
  const [name, setName] = useState('');
  const match = useReplicant('match');
  const places = placesFor(match);
  const { send, pending, problem, clear } = useSend();
  const issue = async (): Promise<void> => {
    const answer = await send({ type: 'issueDeviceCode', expectedVersion: null, place, name });
    if (!answer.ok) return;
    setName('');
    onIssued();
  };
  return (
    <form
      className="hall-issue"
      onSubmit={(event) => {
        event.preventDefault();
        void issue();
      }}
    >
      <Field label={texts.place}>
        <Select
          value={place}
          options={places.map((value) => ({ value, label: texts.placeName(value, callsIn(match)) }))}
          onChange={setPlace}
          testId="device-place"
        />
      </Field>
      <Field label={texts.name} hint={texts.nameHint}>
        <TextInput value={name} onChange={setName} maxLength={40} data-testid="device-name" />
      </Field>
      <Button kind="primary" busy={pending} data-testid="issue-code" onClick={() => void issue()}>
        {texts.issue}
      </Button>
      <Refusal problem={problem} onDismiss={clear} testId="problem-issue" />
    </form>
  );
};
