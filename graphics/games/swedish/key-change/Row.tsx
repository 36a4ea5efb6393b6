import { opponent } from 'chess-match/client/view';
import { CorrectedRow } from '../../../air/visit/CorrectedRow';
import { San } from '../../../air/San';
import { BoardBadge } from '../shared/badges';
import { codeOf, PieceIcon } from '../../../air/board/PieceIcon';
import { partnerOf } from 'chess-match/games/swedish';
import { PIECE, ROW } from './layout';
import type { Moment } from './moments';
import css from './keyChange.module.css';

const { size, gap } = PIECE;

const named = (board: number) => <BoardBadge board={board} size={size} />;

const Arrow = () => (
  <svg className={css.arrow} viewBox="0 0 44 28">
    <path d="M 2 14 H 40 M 28 3 L 41 14 L 28 25" />
  </svg>
);

/** Room that the row of a moment takes, pixels. */
export const rowWidth = (moment: Moment): number => {
  switch (moment.kind) {
    case 'sits':
      return moment.waitsFor.length === 0 ? ROW.none : ROW.sits + moment.waitsFor.length * (size + gap);
    case 'queen':
    case 'kamikaze':
      return ROW[moment.kind];
    case 'correction':
      return moment.corrected.moves.length === 0 ? ROW.none : ROW.correction;
    case 'waits':
    case 'over':
      return ROW.none;
  }
};

/** From board to board what goes over, or what a player waits for; nothing where words say it all. */
export const Row = ({ moment }: { readonly moment: Moment }) => {
  switch (moment.kind) {
    case 'queen':
      return (
        <div className={css.row}>
          <PieceIcon code={codeOf(opponent(moment.side), 'Q')} size={size} isOnTile />
          <Arrow />
          <BoardBadge board={moment.to.board} size={size} />
        </div>
      );
    case 'sits':
      return moment.waitsFor.length === 0 ? null : (
        <div className={css.row}>
          <BoardBadge board={partnerOf(moment).board} size={size} />
          <Arrow />
          {moment.waitsFor.map((kind) => (
            <PieceIcon key={kind} code={codeOf(moment.side, kind)} size={size} isOnTile />
          ))}
        </div>
      );
    case 'kamikaze':
      return (
        <div className={css.row}>
          <San san={moment.san} />
          <Arrow />
          <BoardBadge board={partnerOf(moment).board} size={size} />
          <San san={moment.winsBy} />
        </div>
      );
    case 'correction':
      return moment.corrected.moves.length === 0 ? null : (
        <div className={css.row}>
          <CorrectedRow moves={moment.corrected.moves} badge={named} />
        </div>
      );
    case 'waits':
    case 'over':
      return null;
  }
};
