import type { CrewList } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState, DataTable } from '../../shared';
import { AskRevoke } from './AskRevoke';
import type { HallTexts } from './texts/texts';
import type { useCrew } from './useCrew';

type Key = CrewList['keys'][number];

interface CrewKeysProps extends Pick<ReturnType<typeof useCrew>, 'busy' | 'act'> {
  readonly keys: readonly Key[];
  readonly texts: HallTexts;
}

/** The keys that the crew has; taking one away asks first. */
export const CrewKeys = ({ keys, texts, busy, act }: CrewKeysProps) => {
  const [leaving, setLeaving] = useState<Key | null>(null);
  const words = texts.crew;
  return (
    <>
      <DataTable
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
        rows={keys}
        rowKey={({ id }) => id}
        rowTestId="crew-key"
        empty={<EmptyState title={words.noKeys}>{words.noKeysHint}</EmptyState>}
      />
      <AskRevoke
        leaving={leaving}
        nameOf={({ workplace, name }) => [words.workplaces[workplace], name]}
        words={words}
        busy={busy}
        revoke={({ id }) => act({ revoke: id })}
        onClose={() => setLeaving(null)}
      />
    </>
  );
};
