import { WORKPLACES, type Workplace } from 'chess-match/client';
import { useState } from 'react';
import { IssueForm } from './IssueForm';
import type { HallTexts } from './texts/texts';
import type { useCrew } from './useCrew';

interface IssueKeyProps extends Pick<ReturnType<typeof useCrew>, 'busy' | 'act'> {
  readonly texts: HallTexts;
}

/** A code for somebody of the crew at another computer. */
export const IssueKey = ({ texts, busy, act }: IssueKeyProps) => {
  const [workplace, setWorkplace] = useState<Workplace>('director');
  const words = texts.crew;
  return (
    <IssueForm
      opens={{
        label: words.workplace,
        value: workplace,
        options: WORKPLACES.map((value) => ({ value, label: words.workplaces[value] })),
        onChange: setWorkplace,
        testId: 'workplace',
      }}
      name={{ label: words.name, hint: words.nameHint, testId: 'crew-name' }}
      issue={{ label: texts.issue, testId: 'issue-crew-code' }}
      busy={busy}
      onIssue={(name) => act({ issue: workplace, name }).then(() => true)}
    />
  );
};
