import { Ways, WAYS_TYPE, waysOf, withWays, type BoardView, type Placement, type Side } from 'chess-match/client';
import { squareSize } from 'chess-match/client/view';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../classes';
import look from '../look.module.css';
import { Board } from './Board';
import css from './playedBoard.module.css';

interface PlayedBoardProps {
  readonly view: BoardView;
  /** Left upper corner, and pixels of the square field the board is fitted into. */
  readonly at: { readonly x: number; readonly y: number; readonly size: number };
  readonly tint: string;
  readonly orientation: Side;
  readonly ghosts: Placement;
  /** Framed in the tint; a card has a frame of its own. */
  readonly isFramed: boolean;
  /** What a game draws on the squares, as on any board. */
  readonly children?: ReactNode;
}

/** From here on a square has room for the number of a move in its corner; the least a viewer reads. Pixels. */
const [NUMBERED, SMALLEST] = [60, 24] as const;

/** A board with what was played last: where that was a series, each piece's way through it. */
export const PlayedBoard = ({ view, at, orientation, isFramed, ...board }: PlayedBoardProps) => {
  const { files, ranks, lastMoves } = view;
  const ways = useMemo(() => waysOf(lastMoves), [lastMoves]);
  const shown = useMemo(() => withWays(view, ways), [view, ways]);
  const unit = squareSize(at.size, files, ranks);
  return (
    <div
      className={classes(css.field, isFramed && css.isFramed)}
      style={
        { left: at.x, top: at.y, width: unit * files, height: unit * ranks, '--tint': board.tint } as CSSProperties
      }
      data-played={view.board}
    >
      <Board {...board} view={shown} size={at.size} orientation={orientation} />
      {lastMoves.length > 1 && (
        <svg className={classes(css.ways, look.figures)} viewBox={`0 0 ${files} ${ranks}`}>
          <Ways
            ways={ways}
            field={{ files, ranks, bottom: orientation }}
            type={unit >= NUMBERED ? Math.max(WAYS_TYPE, SMALLEST / unit) : null}
          />
        </svg>
      )}
    </div>
  );
};
