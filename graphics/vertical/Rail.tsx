import type { MatchView } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import type { ReactNode } from 'react';
import { Badge } from '../air/Badge';
import { RAIL } from './layout';
import css from './vertical.module.css';

interface RailProps {
  readonly match: MatchView;
  readonly board: number;
  readonly field: { readonly x: number; readonly y: number; readonly size: number };
  /** What the game lays below the badge. */
  readonly mark: ReactNode;
}

const [BADGE, GAP] = [68, 12] as const;

/** Left of the large board: its number, and what it holds. */
export const Rail = ({ match, board, field, mark }: RailProps) => (
  <div
    className={css.rail}
    style={{ left: field.x - RAIL, top: field.y, width: RAIL - GAP, height: field.size }}
    data-role="rail"
  >
    <Badge board={board} size={BADGE} name={boardName(match, board)} />
    {mark}
  </div>
);
