import type { BoardView, MatchView, Side } from 'chess-match/client';
import { opponent, sideOn } from 'chess-match/client/view';
import { codeOf, PieceIcon } from '../../../air/board/PieceIcon';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './held.module.css';

interface HeldProps {
  readonly match: MatchView;
  readonly view: BoardView;
}

const PIECE = 44;

const Row = ({ view, side }: { readonly view: BoardView; readonly side: Side }) => (
  <div className={css.held} data-held-by={side}>
    {(view.reserves?.[side] ?? [])
      .filter(({ count }) => count > 0)
      .map(({ piece, count }) => (
        <span key={piece} className={classes(css.kind, look.figures)}>
          <PieceIcon code={codeOf(side, piece)} size={PIECE} isOnTile={false} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
  </div>
);

/** S2 what each side may drop on a board: at its own end of the column. */
export const Held = ({ match, view }: HeldProps) => {
  const bottom = sideOn(match, view.board, 'white');
  return (
    <>
      <Row view={view} side={opponent(bottom)} />
      <span className={css.between} />
      <Row view={view} side={bottom} />
    </>
  );
};
