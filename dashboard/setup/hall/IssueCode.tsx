import { callsIn, useReplicant, type Place } from 'chess-match/client';
import { useState } from 'react';
import { Refusal, useSend } from '../../shared';
import { IssueForm } from './IssueForm';
import { placesFor } from './placesFor';
import type { HallTexts } from './texts/texts';

interface IssueCodeProps {
  readonly texts: HallTexts;
  readonly onIssued: () => void;
}

/** A place, a name, a code: what a new screen needs. */
export const IssueCode = ({ texts, onIssued }: IssueCodeProps) => {
  const [place, setPlace] = useState<Place>('boards');
  const match = useReplicant('match');
  const { send, pending, problem, clear } = useSend();
  const issue = async (name: string): Promise<boolean> => {
    const { ok } = await send({ type: 'issueDeviceCode', expectedVersion: null, place, name });
    if (ok) onIssued();
    return ok;
  };
  return (
    <IssueForm
      opens={{
        label: texts.place,
        value: place,
        options: placesFor(match).map((value) => ({ value, label: texts.placeName(value, callsIn(match)) })),
        onChange: setPlace,
        testId: 'device-place',
      }}
      name={{ label: texts.name, hint: texts.nameHint, testId: 'device-name' }}
      issue={{ label: texts.issue, testId: 'issue-code' }}
      kind="primary"
      busy={pending}
      onIssue={issue}
      refusal={<Refusal problem={problem} onDismiss={clear} testId="problem-issue" />}
    />
  );
};
