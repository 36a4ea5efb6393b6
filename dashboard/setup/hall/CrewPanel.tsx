import { WORKPLACES, type CrewList, type Workplace } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState, Field, Panel, Select, Table, TextInput } from '../../shared';
import { AskFirst } from './AskFirst';
import { CodeCard } from './CodeCard';
import { PicturesPanel } from './PicturesPanel';
import { useCrew } from './useCrew';
import type { HallTexts } from './texts/texts';

type Key = CrewList['keys'][number];

interface CrewPanelProps {
  /** By the server's clock, Unix ms. */
  readonly nowMs: number;
  readonly texts: HallTexts;
}

const ENTRY = '/chess-match/entry';

/** Who of the crew may come from another computer: codes for them, and the keys they have. */
export const CrewPanel = ({ nowMs, texts }: CrewPanelProps) => {
  const { state, busy, act } = useCrew();
  const [workplace, setWorkplace] = useState<Workplace>('director');
  const [name, setName] = useState('');
  const [leaving, setLeaving] = useState<Key | null>(null);
  const words = texts.crew;
  const issue = async (): Promise<void> => {
    await act({ issue: workplace, name });
    setName('');
  };
  if (state === null || typeof state === 'string') {
    return (
      <Panel title={words.title} testId="crew">
        <p>{state === null ? '' : words[state]}</p>
      </Panel>
    );
  }
  const [address] = state.addresses;
  return (
    <>
      <Panel title={words.title} testId="crew">
        {state.ownMachine === 'in_front' ? (
          <p className="problem" role="alert" data-testid="in-front">
            {words.about.in_front}
          </p>
        ) : null}
        <p>{words.about[state.ownMachine === 'asked' ? 'asked' : 'believed']}</p>
        {address === undefined && <p role="note">{words.noAddress}</p>}
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
        <div className="hall-codes">
          {state.codes.map((code) => (
            <CodeCard
              key={code.id}
              title={words.workplaces[code.place]}
              code={code}
              address={address === undefined ? null : address + ENTRY}
              how={address === undefined ? words.noAddress : words.howTo(address + ENTRY)}
              nowMs={nowMs}
              texts={texts}
              busy={busy}
              onDrop={() => void act({ drop: code.id })}
            />
          ))}
        </div>
        <Table
          label={words.keys}
          columns={[
            {
              id: 'workplace',
              header: words.workplace,
              cell: (key: Key) => (
                <span className="match-names">
                  {words.workplaces[key.workplace]}
                  <small>{key.name}</small>
                </span>
              ),
            },
            {
              id: 'given',
              header: words.given,
              cell: ({ isUnclear, givenAtMs }: Key) => (isUnclear ? words.unclear : texts.time(givenAtMs)),
            },
            {
              id: 'acts',
              header: '',
              align: 'end',
              cell: (key: Key) => (
                <Button data-testid="revoke-key" onClick={() => setLeaving(key)}>
                  {words.revoke}
                </Button>
              ),
            },
          ]}
          rows={state.keys}
          rowKey={({ id }) => id}
          rowTestId="crew-key"
          empty={<EmptyState title={words.noKeys}>{words.noKeysHint}</EmptyState>}
        />
        <AskFirst
          about={leaving && [words.workplaces[leaving.workplace], leaving.name].filter(Boolean).join(', ')}
          title={words.revokeTitle}
          confirmLabel={words.revoke}
          text={words.revokeText}
          busy={busy}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            if (leaving !== null) void act({ revoke: leaving.id }).then(() => setLeaving(null));
          }}
        />
      </Panel>
      <PicturesPanel list={state} busy={busy} act={act} texts={texts} />
    </>
  );
};
