import { callsIn, useReplicant, type PlaceCalls, type Replicants } from 'chess-match/client';
import { WantedSquares } from 'chess-match/client/wood';
import { useMemo } from 'react';
import { EmptyState, Panel, Refusal, Select, DataTable, useSend, type Column } from '../../shared';
import { dutiesFor, dutyText, keyOf, type Duty } from './boardDuties';
import type { HallTexts } from './texts/texts';

type View = Replicants['devices'];
type Board = View['boards'][number];

/** At this a board is told to be charged. */
const LOW_PERCENT = 20;
const isLow = (battery: string): boolean => /^\d+\s*%$/.test(battery) && Number.parseInt(battery, 10) <= LOW_PERCENT;

const linkOf = ({ online, state }: Board, { online: connected, wood }: HallTexts): string => {
  if (!online) return wood.away;
  return state === 'ACTIVE' ? connected : wood.notReady(state ?? '');
};

/** How it stands; where it is not as the match, what belongs there. */
const Standing = ({ board, texts: { wood } }: { readonly board: Board; readonly texts: HallTexts }) => {
  const { place, online, reading, squares } = board;
  if (place === null || !online) return null;
  if (reading === null) return wood.idle;
  return (
    <span data-reading={reading}>
      {wood.readings[reading]}
      {squares.length > 0 && (
        <span className="hall-squares">
          {wood.shouldBe}
          <WantedSquares squares={squares} words={wood} />
        </span>
      )}
    </span>
  );
};

interface Duties {
  readonly offered: readonly Duty[];
  readonly calls: PlaceCalls;
  readonly assign: (serial: string, duty: Duty) => void;
}

const columnsOf = (texts: HallTexts, { offered, calls, assign }: Duties): readonly Column<Board>[] => {
  /** What a board stood for in another match it stands for still. */
  const dutiesOf = (board: Board): readonly Duty[] =>
    offered.some((duty) => keyOf(duty) === keyOf(board)) ? offered : [...offered, board];
  return [
    {
      id: 'serial',
      header: texts.wood.serial,
      cell: (board) => (
        <span className="match-names">
          {board.serial}
          <small>{linkOf(board, texts)}</small>
        </span>
      ),
    },
    {
      id: 'battery',
      header: texts.wood.battery,
      cell: ({ battery }) =>
        battery !== null && isLow(battery) ? <strong>{texts.wood.low(battery)}</strong> : (battery ?? ''),
    },
    {
      id: 'duty',
      header: texts.wood.duty,
      cell: (board) => (
        <Select
          value={keyOf(board)}
          label={texts.wood.dutyOf(board.serial)}
          options={dutiesOf(board).map((duty) => ({ value: keyOf(duty), label: dutyText(duty, texts, calls) }))}
          onChange={(key) => {
            const duty = offered.find((each) => keyOf(each) === key);
            if (duty !== undefined) assign(board.serial, duty);
          }}
          testId={`duty-${board.serial}`}
        />
      ),
    },
    {
      id: 'reading',
      header: texts.wood.stands,
      cell: (board) => <Standing board={board} texts={texts} />,
    },
  ];
};

interface WoodenBoardsProps {
  readonly view: Pick<View, 'venue' | 'liveChess' | 'boards'>;
  readonly texts: HallTexts;
}

/** Wooden boards that DGT LiveChess reads: what each of them stands for, and how it stands. */
export const WoodenBoards = ({ view: { venue, liveChess, boards }, texts }: WoodenBoardsProps) => {
  const { send, problem, clear } = useSend();
  const match = useReplicant('match');
  const columns = useMemo(
    () =>
      columnsOf(texts, {
        offered: dutiesFor(match),
        calls: callsIn(match),
        assign: (serial, duty) => void send({ type: 'assignBoard', expectedVersion: null, serial, ...duty }),
      }),
    [texts, send, match],
  );
  const { wood } = texts;
  if (venue !== null && liveChess === null && boards.length === 0) {
    return (
      <Panel title={wood.title} testId="wooden-boards">
        <EmptyState title={wood.noAddress}>{wood.noAddressHint}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel title={wood.title} testId="wooden-boards">
      <p className="hall-live-chess" data-connected={liveChess?.connected ?? false}>
        {liveChess === null ? wood.unknown : wood.liveChess(liveChess.address, liveChess.connected)}
      </p>
      <Refusal problem={problem} onDismiss={clear} testId="problem-boards" />
      <DataTable
        label={wood.title}
        columns={columns}
        rows={boards}
        rowKey={({ serial }) => serial}
        rowTestId="wooden-board"
        empty={<EmptyState title={wood.none}>{wood.noneHint}</EmptyState>}
      />
    </Panel>
  );
};
