import type { BoardView } from 'chess-match/client';
import { moveSquares, turnLabel } from 'chess-match/client/view';
import { arbiterOf, chipsOf, courseOf, motherOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Button, Dialog, Refusal } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { StaticBoard } from '../../../shared/position/StaticBoard';
import { withStop } from '../../../shared/arbiter/stopThen';
import { useAct } from '../../../shared/arbiter/useAct';
import { useStopped } from '../../../shared/arbiter/useStopped';
import { useBusinessArbiterTexts } from './texts';

interface CompareProps {
  readonly snapshot: ArbiterSnapshot;
  readonly view: BoardView;
  readonly onClose: () => void;
}

/** The copy and its mother at one moment of the game. */
interface Seen {
  readonly ply: number;
  readonly view: BoardView;
  /** Null where it is no help any more, or stands no longer. */
  readonly mother: BoardView | null;
}

const seenIn = (snapshot: ArbiterSnapshot, view: BoardView): Seen => {
  const isFresh = arbiterOf(snapshot).copies.some(({ board, fresh }) => board === view.board && fresh);
  const source = motherOf(courseOf(snapshot), view.line);
  const mother = snapshot.boards.boards.find(({ line, status }) => status === 'live' && line === source?.branch);
  return { ply: snapshot.match.ply, view, mother: (isFresh && mother) || null };
};

const Position = ({ view, isLarge }: { readonly view: BoardView; readonly isLarge: boolean }) => {
  const texts = useArbiterTexts();
  const { board, pieces, files, ranks, lastMoves } = view;
  return (
    <StaticBoard
      pieces={pieces}
      files={files}
      ranks={ranks}
      marked={moveSquares(lastMoves)}
      label={texts.boardName(board)}
      coordinates={isLarge}
    />
  );
};

/** The position as it stood when the window opened, large, to be compared with the board in the hall (B8). */
export const CompareDialog = ({ snapshot, view, onClose }: CompareProps) => {
  const own = useBusinessArbiterTexts();
  const words = own.confirm;
  const { board } = view;
  const { version, ply } = snapshot.match;
  const stopped = useStopped(snapshot, words.noReason(board));
  const deed = withStop(useAct(version), stopped);
  const { act, pending, problem } = deed;
  const [seen, setSeen] = useState(() => seenIn(snapshot, view));
  const [differs, setDiffers] = useState(false);
  const source = motherOf(courseOf(snapshot), view.line);
  const isWaiting = arbiterOf(snapshot).unconfirmed.includes(board);
  const turn = seen.ply === 0 ? '' : turnLabel(seen.ply - 1);
  const confirm = async (confirmed: boolean): Promise<void> => {
    if (await act((expectedVersion) => ({ type: 'confirmBoard', expectedVersion, board, confirmed }))) onClose();
  };
  const deny = async (): Promise<void> => {
    const text = words.noText(board, turn);
    setDiffers(
      await stopped.run(deed, () => ({ type: 'noteIncident', expectedVersion: null, kind: 'technical', text })),
    );
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
            <>
              <Button
                kind="danger"
                busy={pending}
                disabled={differs}
                data-testid="deny-board"
                onClick={() => void deny()}
              >
                ✕ {words.no}
              </Button>
              <Button kind="primary" busy={pending} data-testid="confirm-board" onClick={() => void confirm(true)}>
                ✓ {words.yes}
              </Button>
            </>
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
          <Position view={seen.view} isLarge />
        </div>
        <div className="compare-facts">
          <p className="compare-number">{board}</p>
          <p className="compare-chips">{own.chips(chipsOf(seen.view))}</p>
          <p data-testid="compare-turn">{turn === '' ? words.atStart : words.asOf(turn)}</p>
          {seen.ply === ply ? null : (
            <p className="compare-moved" role="status" data-testid="compare-moved">
              {words.movedOn(turnLabel(ply - 1))}{' '}
              <Button local onClick={() => setSeen(seenIn(snapshot, view))}>
                {words.showNow}
              </Button>
            </p>
          )}
          {differs ? (
            <p role="status" className="compare-moved" data-testid="compare-differs">
              {words.differs}
            </p>
          ) : (
            <p className="ui-hint">{words.hint}</p>
          )}
          {seen.mother === null ? (
            source === undefined ? null : (
              <p>{words.from(source.board)}</p>
            )
          ) : (
            <figure className="compare-mother" data-testid="compare-mother">
              <figcaption>{words.mother(seen.mother.board)}</figcaption>
              <Position view={seen.mother} isLarge={false} />
            </figure>
          )}
        </div>
      </div>
    </Dialog>
  );
};
