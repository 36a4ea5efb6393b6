import type { RescueView } from 'chess-match/client';
import { EmptyState, Panel, DataTable, type Column } from '../../shared';
import { teamsOf, type FoundMatch } from '../model/ways';
import type { RescueTexts } from '../texts/texts';

const stateOf = ({ turns, damagedAt }: FoundMatch, texts: RescueTexts): string =>
  turns === null ? texts.notReadable : damagedAt === null ? texts.isWhole : texts.damagedAt(damagedAt);

const columnsOf = (texts: RescueTexts): readonly Column<FoundMatch>[] => [
  {
    id: 'match',
    header: texts.match,
    cell: (match) => (
      <span className="rescue-name">
        {teamsOf(match)}
        <small>
          {match.event}
          {match.isOpen ? <strong> ({texts.isOpen})</strong> : null}
        </small>
      </span>
    ),
  },
  { id: 'turns', header: texts.kept, align: 'end', cell: ({ turns }) => turns ?? '—' },
  { id: 'last', header: texts.lastTurn, cell: ({ lastTurn }) => texts.turn(lastTurn) },
  {
    id: 'state',
    header: texts.state,
    cell: (match) => (
      <span className="rescue-state" data-whole={match.turns !== null && match.damagedAt === null}>
        {stateOf(match, texts)}
      </span>
    ),
  },
];

/** Every match that the journal holds, with what is damaged of it. */
export const Matches = ({ view, texts }: { readonly view: RescueView; readonly texts: RescueTexts }) => (
  <Panel title={texts.matches} testId="rescue-matches">
    <DataTable
      label={texts.matches}
      columns={columnsOf(texts)}
      rows={view.found?.matches ?? []}
      rowKey={({ matchId }) => matchId}
      rowTestId="rescue-match"
      empty={<EmptyState title={texts.noMatches} />}
    />
  </Panel>
);
