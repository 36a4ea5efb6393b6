import { MOST_LINK_HOURS, type ViewersLinks, type ViewersLinksAct } from 'chess-match/client';
import { useState } from 'react';
import { Field, NumberInput, Panel } from '../../shared';
import { AudienceRules, SIDES, type Audience } from './AudienceRules';
import { IssueForm } from './IssueForm';
import { LinkTable } from './LinkTable';
import type { HallTexts } from './texts/texts';
import { useListed } from './useListed';

const AN_EVENING_HOURS = 12;

interface LinksPanelProps {
  readonly texts: HallTexts;
}

/** Who gets what a team's viewers see at home, and the links that open it. */
export const LinksPanel = ({ texts }: LinksPanelProps) => {
  const { state, busy, act } = useListed<ViewersLinks, ViewersLinksAct>('/chess-match/links', '/chess-match/links/act');
  const [audience, setAudience] = useState<Audience>('white');
  const [hours, setHours] = useState<number | null>(AN_EVENING_HOURS);
  const words = texts.links;
  const issue = async (name: string): Promise<boolean> => {
    if (hours === null) return false;
    await act({ issue: audience, name, hours });
    return true;
  };
  if (state === null || typeof state === 'string') {
    return (
      <Panel title={words.title} testId="viewers-links">
        <p>{state === null ? '' : words[state]}</p>
      </Panel>
    );
  }
  const { addresses, rules, links } = state;
  const areUseless = links.length > 0 && SIDES.every((side) => rules[side].access !== 'links');
  return (
    <Panel title={words.title} testId="viewers-links">
      <p>{words.about}</p>
      <AudienceRules rules={rules} busy={busy} act={act} words={words} />
      <IssueForm
        opens={{
          label: words.opens,
          value: audience,
          options: SIDES.map((value) => ({ value, label: words.sides[value] })),
          onChange: setAudience,
          testId: 'link-audience',
        }}
        name={{ label: words.name, hint: words.nameHint, testId: 'link-name' }}
        issue={{ label: words.issue, testId: 'issue-link' }}
        busy={busy}
        onIssue={issue}
      >
        <Field label={words.hours}>
          <NumberInput value={hours} min={1} max={MOST_LINK_HOURS} onChange={setHours} data-testid="link-hours" />
        </Field>
      </IssueForm>
      {areUseless && <p role="note">{words.useless}</p>}
      <LinkTable links={links} address={addresses[0] ?? null} busy={busy} act={act} texts={texts} />
    </Panel>
  );
};
