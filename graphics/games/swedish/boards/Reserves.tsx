import type { BoardView } from 'chess-match/client';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import { San } from '../../../air/San';
import { sanWidth } from '../../../air/textWidth';
import { BoardBadge } from '../shared/badges';
import { codeOf, PieceIcon } from '../../../air/board/PieceIcon';
import { heldBy, type SwedishBoard } from 'chess-match/games/swedish';
import { FIELD, MIDDLE, placesOf, RESERVE, RESERVE_ROW, rowLeft, rowTop } from './layout';
import { keyOf, reservesOf, type Held } from './plan';
import css from './boards.module.css';

interface ReservesProps {
  readonly place: SwedishBoard;
  readonly view: BoardView;
  /** The board the motion comes from; the same where nothing moves. */
  readonly before: BoardView;
}

const { width, height, piece, pieceLeft } = RESERVE_ROW;
const SAN_SIZES = [32, 30, 28, 26, 24] as const;
const SAN_WIDTH = 108;

interface RowProps {
  readonly held: Held;
  readonly count: number;
  readonly left: number;
  readonly top: number;
  readonly isGhost: boolean;
}

/** A kind of piece and how many there are; where there is none, its place. */
const Row = ({ held, count, left, top, isGhost }: RowProps) => (
  <div
    className={classes(css.row, look.figures, count === 0 && css.isNone)}
    style={{ left, top, width, height, paddingLeft: pieceLeft }}
    data-ghost={isGhost || undefined}
    {...(isGhost ? { 'data-held-before': keyOf(held) } : { 'data-held': keyOf(held) })}
  >
    <PieceIcon code={codeOf(held.side, held.piece)} size={piece} isOnTile={false} />
    {count > 0 && <span className={css.count}>{count}</span>}
  </div>
);

const LastMove = ({ view }: Pick<ReservesProps, 'view'>) => {
  const san = view.lastMoves.at(-1)?.san;
  const fontSize = SAN_SIZES.find((size) => san !== undefined && sanWidth(san, size) <= SAN_WIDTH) ?? 24;
  return (
    <div className={css.middle} style={MIDDLE}>
      <BoardBadge board={view.board} size={40} />
      {san !== undefined && (
        <span className={css.san} style={{ fontSize }} data-role="last-move">
          <San san={san} />
        </span>
      )}
    </div>
  );
};

/** Beside a board: at each player's end what may be dropped, the board's letter and last move between. */
export const Reserves = ({ place, view, before }: ReservesProps) => {
  const { x, y } = placesOf(place).reserve;
  return (
    <div
      className={classes(css.reserves, look.plate)}
      style={{ left: x, top: y, width: RESERVE, height: FIELD }}
      data-role="reserves"
    >
      {reservesOf(view).map((held) => {
        const at = { left: rowLeft(held.index), top: rowTop(place, held.side, held.index) };
        const was = heldBy(before, held.side, held.piece);
        return [
          <Row key={keyOf(held)} held={held} count={held.count} {...at} isGhost={false} />,
          was !== held.count && <Row key={`${keyOf(held)} before`} held={held} count={was} {...at} isGhost />,
        ];
      })}
      <LastMove view={view} />
    </div>
  );
};
