import type { Replicants } from 'chess-match/client';
import { inHallOrder, moveSquares } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Dialog, Panel, Refusal, useKeys } from '../shared';
import { boardsOf, useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { StaticBoard } from '../shared/arbiter/StaticBoard';
import { useAct } from '../shared/arbiter/useAct';

type BoardView = Replicants['board1'];

interface Props {
  readonly snapshot: ArbiterSnapshot;
}

const marks = ({ lastMoves }: BoardView): readonly string[] => moveSquares(lastMoves);

interface CompareProps extends Props {
  readonly view: BoardView;
  readonly onClose: () => void;
}

/** The position large, to be compared with the board in the hall (B8). */
const CompareDialog = ({ snapshot, view, onClose }: CompareProps) => {
  const texts = useArbiterTexts();
  const words = texts.confirm;
  const { board, pieces, files, ranks, chips, mother } = view;
  const { act, pending, problem } = useAct(snapshot.match.version);
  const isWaiting = snapshot.arbiter.unconfirmed.includes(board);
  const confirm = async (confirmed: boolean): Promise<void> => {
    if (await act((expectedVersion) => ({ type: 'confirmBoard', expectedVersion, board, confirmed }))) onClose();
  };
  return (
    <Dialog
      title={words.question(board)}
      open
      wide
      onClose={onClose}
      testId="compare"
      footer={
        <>
          <Refusal problem={problem} testId="problem-confirm" />
          {isWaiting ? (
            <Button kind="primary" busy={pending} data-testid="confirm-board" onClick={() => void confirm(true)}>
              ✓ {words.yes}
            </Button>
          ) : (
            <Button kind="danger" busy={pending} data-testid="unconfirm-board" onClick={() => void confirm(false)}>
              {words.takeBack}
            </Button>
          )}
        </>
      }
    >
      <div className="compare">
        <div>
          <StaticBoard
            pieces={pieces}
            files={files}
            ranks={ranks}
            marked={marks(view)}
            label={texts.boardName(board)}
            coordinates
          />
        </div>
        <div className="compare-facts">
          <p className="compare-number">{board}</p>
          <p className="compare-chips">{texts.chips(chips)}</p>
          {mother === null ? null : <p>{words.from(mother.board)}</p>}
          <p className="ui-hint">{words.hint}</p>
        </div>
      </div>
    </Dialog>
  );
};

interface CardProps extends Props {
  readonly view: BoardView;
  readonly onOpen: () => void;
}

const BoardCard = ({ snapshot, view, onOpen }: CardProps) => {
  const texts = useArbiterTexts();
  const words = texts.confirm;
  const { board, status, pieces, files, ranks, chips, mother } = view;
  const isWaiting = snapshot.arbiter.unconfirmed.includes(board);
  const mark = isWaiting ? words.mark : status === 'live' && mother !== null ? words.confirmed : '';
  return (
    <article className="board-card" data-status={status} data-waiting={isWaiting} data-testid={`board-${board}`}>
      <header>
        <b>{board}</b>
        <span>{status === 'live' ? texts.chips(chips) : status === 'ended' ? words.ended : words.free}</span>
      </header>
      <StaticBoard pieces={pieces} files={files} ranks={ranks} marked={marks(view)} label={texts.boardName(board)} />
      {status === 'live' && mother !== null ? (
        <Button
          local
          kind={isWaiting ? 'primary' : 'quiet'}
          aria-label={`${words.compare}: ${texts.boardName(board)}, ${mark}`}
          data-testid={`compare-${board}`}
          onClick={onOpen}
        >
          {isWaiting ? `! ${words.compare}` : `✓ ${words.confirmed}`}
        </Button>
      ) : null}
    </article>
  );
};

/** The boards as they hang in the hall; copies that the arbiter has not compared are marked (B8). */
export const BoardsPanel = ({ snapshot }: Props) => {
  const texts = useArbiterTexts();
  const words = texts.confirm;
  const [open, setOpen] = useState<number | null>(null);
  const views = boardsOf(snapshot);
  const { unconfirmed } = snapshot.arbiter;
  const [next] = unconfirmed;
  const opened = views.find(({ board, status }) => board === open && status === 'live');
  useKeys([
    {
      id: 'compare',
      label: { en: 'Compare the next unconfirmed board', ru: 'Сверить следующую неподтверждённую доску' },
      keys: 'Alt+KeyC',
      run: () => setOpen(next ?? null),
      when: next !== undefined,
    },
  ]);
  return (
    <Panel
      title={words.title}
      className="boards-panel"
      actions={
        <span className={unconfirmed.length > 0 ? 'waiting-note' : 'ui-hint'} data-testid="unconfirmed">
          {unconfirmed.length > 0 ? words.waiting(unconfirmed) : words.none}
        </span>
      }
    >
      <div className="board-cards">
        {inHallOrder(views).map((view) => (
          <BoardCard key={view.board} snapshot={snapshot} view={view} onOpen={() => setOpen(view.board)} />
        ))}
      </div>
      {opened === undefined ? null : (
        <CompareDialog key={opened.branch} snapshot={snapshot} view={opened} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
};
