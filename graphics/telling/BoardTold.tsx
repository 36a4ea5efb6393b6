import { arrowPath, type BoardView, type MatchView, type MoveMark } from 'chess-match/client';
import { centreOf, sideOn } from 'chess-match/client/view';
import { useRef, useState, type ReactNode } from 'react';
import { LargeBoard } from '../air/board/LargeBoard';
import { PlayedBoard } from '../air/board/PlayedBoard';
import { gonePieces, planPieces, type PieceStep } from '../air/board/planPieces';
import { classes } from '../air/classes';
import { prefersStill } from '../air/prefersStill';
import { branchTheme } from '../air/theme';
import { FOCUS } from '../focus/layout';
import { bringIn } from '../motion/air';
import { movePieces } from '../motion/pieces';
import { useSequencer } from '../motion/useSequencer';
import css from './boardTold.module.css';

interface BoardToldProps {
  readonly match: MatchView;
  readonly view: BoardView;
  /** The board is called by this number, whichever one its position is of. */
  readonly board: number;
  /** Of the same telling and chapter: what follows within it moves, another one comes anew. */
  readonly chapter: string;
  /** The move that is pointed at, or was made last. */
  readonly move: MoveMark | null;
  readonly isPointing: boolean;
  readonly ground: ReactNode;
}

interface Shown {
  readonly view: BoardView;
  readonly chapter: string;
  readonly motionId: number;
  /** null: the board comes as a whole. */
  readonly steps: readonly PieceStep[] | null;
}

const { card, board: field } = FOCUS;

const Arrow = ({
  view,
  move,
  bottom,
}: Pick<BoardToldProps, 'view' | 'move'> & { readonly bottom: 'white' | 'black' }) => {
  const { files, ranks } = view;
  if (move === null || move.from === null || move.from === move.to) return null;
  const [from, to] = [move.from, move.to].map((square) => centreOf(square, { files, ranks, bottom }));
  return from && to ? (
    <path className={css.arrow} d={arrowPath(from, to)} data-arrow={`${move.from}${move.to}`} />
  ) : null;
};

/** A board of the past, large: its pieces go from step to step, each move with its arrow in the branch's colour. */
export const BoardTold = ({ match, view, board, chapter, move, isPointing, ground }: BoardToldProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ view, chapter, motionId: 0, steps: [] });
  if (shown.view !== view || shown.chapter !== chapter) {
    const steps = shown.chapter === chapter ? planPieces(shown.view.pieces, view) : null;
    setShown({ view, chapter, motionId: shown.motionId + 1, steps });
  }
  const { motionId, steps } = shown;
  useSequencer(
    root,
    motionId,
    prefersStill() || motionId === 0
      ? null
      : (element) => {
          const squares = element.querySelector<HTMLElement>('[data-role="board"]');
          if (steps === null || squares === null) return bringIn([element]);
          return movePieces(squares, steps, view.ranks);
        },
  );
  const { files, ranks } = view;
  const bottom = sideOn(match, board, 'white');
  const { colour } = branchTheme(board);
  return (
    <div ref={root} className={css.past} data-told={board}>
      <LargeBoard card={card} field={field} files={files} ranks={ranks} bottom={bottom} colour={colour}>
        <PlayedBoard
          view={view}
          at={field}
          tint={colour}
          orientation={bottom}
          ghosts={gonePieces(steps ?? [])}
          isFramed={false}
        >
          {ground}
        </PlayedBoard>
        <svg
          className={classes(css.arrows, !isPointing && css.isMade)}
          viewBox={`0 0 ${files} ${ranks}`}
          style={{ left: field.x, top: field.y, width: field.size, height: field.size, fill: colour }}
        >
          <Arrow view={view} move={move} bottom={bottom} />
        </svg>
      </LargeBoard>
    </div>
  );
};
