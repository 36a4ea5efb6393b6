import { SIDES } from 'chess-match/client/view';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import { San } from '../../../air/San';
import { BoardBadge } from '../shared/badges';
import { codeOf, PieceIcon } from '../../../air/board/PieceIcon';
import type { SwedishBoard } from 'chess-match/games/swedish';
import type { Turn } from '../../../ticker/turns';
import { FRONT, sheetPlace, type SheetLayout } from './layout';
import { pairWidth, sheetOf } from './sheet';
import css from './sheet.module.css';

interface SheetProps {
  readonly place: SwedishBoard;
  readonly turns: readonly Turn[];
  readonly layout: SheetLayout;
  /** Its last move is the one that ended the match. */
  readonly isDecided: boolean;
}

/** Below a board: its last moves by number, White's over Black's, as players write them down. */
export const Sheet = ({ place, turns, layout, isDecided }: SheetProps) => {
  const { left, width } = sheetPlace(place);
  const { top, height, head, number, piece, type } = layout;
  const pairs = sheetOf(turns, place.board, width - FRONT, layout);
  const last = pairs.at(-1);
  if (last === undefined) return null;
  const columns = pairs.map((pair) => `minmax(${pairWidth(pair, layout)}px, 1fr)`).join(' ');
  const decider = last.black === null ? 'white' : 'black';
  return (
    <div
      className={classes(css.sheet, look.plate, look.figures)}
      style={{ left, top, width, height, gridTemplate: `${head}px 1fr 1fr / ${FRONT}px ${columns}` }}
      data-role="sheet"
    >
      <span className={css.front}>
        <BoardBadge board={place.board} size={number + 4} />
      </span>
      {pairs.map((pair) => (
        <span key={pair.number} className={css.number} style={{ fontSize: number }}>
          {pair.number}
        </span>
      ))}
      {SIDES.map((side) => [
        <span key={side} className={classes(css.front, css.ofSide)}>
          <PieceIcon code={codeOf(side, 'K')} size={piece} isOnTile />
        </span>,
        ...pairs.map((pair) => (
          <span key={`${side} ${pair.number}`} className={classes(css.cell, css.ofSide)} style={{ fontSize: type }}>
            {pair[side] !== null && (
              <span className={classes(isDecided && pair === last && side === decider && css.decider)}>
                <San san={pair[side]} />
              </span>
            )}
          </span>
        )),
      ])}
    </div>
  );
};
