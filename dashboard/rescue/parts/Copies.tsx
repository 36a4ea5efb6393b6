import type { RescueView } from 'chess-match/client';
import { useMemo } from 'react';
import { Button, EmptyState, Panel, DataTable, type Column } from '../../shared';
import type { RescueCopy, Way } from '../model/ways';
import type { RescueTexts } from '../texts/texts';

interface CopyWay extends Way {
  readonly copy: RescueCopy;
}

interface CopiesProps {
  readonly ways: readonly Way[];
  readonly confirmed: RescueView['confirmed'];
  readonly canTake: boolean;
  readonly busy: boolean;
  readonly texts: RescueTexts;
  readonly onChoose: (way: Way) => void;
}

const isCopy = (way: Way): way is CopyWay => way.copy !== null;

const columnsOf = ({ texts, confirmed, canTake, busy, onChoose }: CopiesProps): readonly Column<CopyWay>[] => [
  { id: 'made', header: texts.made, cell: ({ copy }) => <time className="rescue-time">{texts.time(copy.atMs)}</time> },
  { id: 'kind', header: texts.kind, cell: ({ copy }) => texts.kinds[copy.kind] },
  {
    id: 'match',
    header: texts.contents,
    cell: ({ copy, isOpen }) => (isOpen ? <span className="rescue-name">{copy.match ?? '—'}</span> : texts.unreadable),
  },
  { id: 'turns', header: texts.kept, align: 'end', cell: ({ turns }) => turns ?? '—' },
  {
    id: 'against',
    header: texts.against,
    cell: (way) => (way.isOpen ? <span data-lost={way.lost.kind}>{texts.verdict(way, confirmed)}</span> : null),
  },
  ...(canTake
    ? [
        {
          id: 'take',
          header: '',
          align: 'end' as const,
          cell: (way: CopyWay) => (
            <Button
              local
              disabled={!way.isOpen}
              busy={busy}
              className="rescue-choose"
              aria-label={`${texts.choose} ${texts.title(way)}`}
              data-testid="take-this-copy"
              onClick={() => onChoose(way)}
            >
              {texts.choose}
            </Button>
          ),
        },
      ]
    : []),
];

/** Every copy there is, those that cannot be read too. */
export const Copies = (props: CopiesProps) => {
  const { texts, ways } = props;
  const rows = useMemo(() => ways.filter(isCopy).sort((one, other) => other.copy.atMs - one.copy.atMs), [ways]);
  return (
    <Panel title={texts.copies} testId="rescue-copies">
      <DataTable
        label={texts.copies}
        columns={columnsOf(props)}
        rows={rows}
        rowKey={({ id }) => id}
        rowTestId="rescue-copy"
        empty={<EmptyState title={texts.noCopies} />}
      />
    </Panel>
  );
};
