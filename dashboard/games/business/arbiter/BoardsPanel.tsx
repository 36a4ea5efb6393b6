import { keyOf } from 'chess-match/client/keys';
import type { BoardView } from 'chess-match/client';
import { inHallOrder, moveSquares } from 'chess-match/client/view';
import { arbiterOf, chipsOf, courseOf, motherOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Button, Panel, useKeys } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { StaticBoard } from '../../../shared/position/StaticBoard';
import { CompareDialog } from './CompareDialog';
import { useBusinessArbiterTexts } from './texts';

interface Props {
  readonly snapshot: ArbiterSnapshot;
}

const marks = ({ lastMoves }: BoardView): readonly string[] => moveSquares(lastMoves);

interface CardProps extends Props {
  readonly view: BoardView;
  readonly onOpen: () => void;
}

const BoardCard = ({ snapshot, view, onOpen }: CardProps) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const words = own.confirm;
  const { board, status, pieces, files, ranks } = view;
  const isCopy = status === 'live' && motherOf(courseOf(snapshot), view.line) !== undefined;
  const isWaiting = arbiterOf(snapshot).unconfirmed.includes(board);
  const isFresh = arbiterOf(snapshot).copies.some((copy) => copy.board === board && copy.fresh);
  const mark = isWaiting ? words.mark : isCopy ? words.confirmed : '';
  return (
    <article className="board-card" data-status={status} data-waiting={isFresh} data-testid={`board-${board}`}>
      <header>
        <b>{board}</b>
        <span>{status === 'live' ? own.chips(chipsOf(view)) : status === 'ended' ? words.ended : words.free}</span>
      </header>
      <StaticBoard pieces={pieces} files={files} ranks={ranks} marked={marks(view)} label={texts.boardName(board)} />
      {isCopy ? (
        <Button
          local
          kind={isFresh ? 'primary' : 'quiet'}
          aria-label={`${words.compare}: ${texts.boardName(board)}, ${mark}`}
          data-testid={`compare-${board}`}
          onClick={onOpen}
        >
          {isWaiting ? `${isFresh ? '! ' : ''}${words.compare}` : `✓ ${words.confirmed}`}
        </Button>
      ) : null}
    </article>
  );
};

/** The boards as they hang in the hall; copies that the arbiter has not compared are marked (B8). */
export const BoardsPanel = ({ snapshot }: Props) => {
  const own = useBusinessArbiterTexts();
  const words = own.confirm;
  const [open, setOpen] = useState<number | null>(null);
  const views = snapshot.boards.boards;
  const { unconfirmed, copies } = arbiterOf(snapshot);
  const fresh = copies.filter((copy) => copy.fresh).map(({ board }) => board);
  const [next] = [...fresh, ...unconfirmed];
  const opened = views.find(({ board, status }) => board === open && status === 'live');
  useKeys([
    {
      ...keyOf('confirmBoard', 'arbiter', 'compare'),
      run: () => setOpen(next ?? null),
      when: next !== undefined,
    },
  ]);
  return (
    <Panel
      title={useArbiterTexts().boards}
      className="boards-panel"
      actions={
        <span className={fresh.length > 0 ? 'waiting-note' : 'ui-hint'} data-testid="unconfirmed">
          {fresh.length > 0 ? words.waiting(fresh) : unconfirmed.length > 0 ? words.old(unconfirmed) : words.none}
        </span>
      }
    >
      <div className="board-cards">
        {inHallOrder(views).map((view) => (
          <BoardCard key={view.board} snapshot={snapshot} view={view} onOpen={() => setOpen(view.board)} />
        ))}
      </div>
      {opened === undefined ? null : (
        <CompareDialog key={opened.line} snapshot={snapshot} view={opened} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
};
