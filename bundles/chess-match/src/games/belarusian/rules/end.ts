import type { Position } from '../../chess/position';
import { opponent, type Side } from '../../common/sides';
import { holdsThrone, isInCheck, isInRokosh } from './pieces';
import type { Agreed } from './setting';
import { isBereft, turnsOf } from './turn';

/** What ends a game by itself (L7 to L9); what people agree or claim comes beside. */
export const ENDS = ['throne', 'rokosh', 'mate', 'no-move', 'repetition', 'fifty-moves'] as const;
export type EndReason = (typeof ENDS)[number];

export interface End {
  readonly result: Side | 'draw';
  readonly reason: EndReason;
}

/** L9 fifty by each side. */
const QUIET_HALF_MOVES = 100;
const TIMES = 3;

/** What the position alone has ended, the side to move having it before itself. */
export const endOfPosition = (agreed: Agreed, position: Position): End | null => {
  const { squares, toMove } = position;
  const foe = opponent(toMove);
  if (isBereft(position)) return { result: foe, reason: 'mate' };
  const isAttackedThere = isInRokosh(agreed, squares, toMove);
  if (holdsThrone(squares, toMove) && !isAttackedThere) return { result: toMove, reason: 'throne' };
  if (turnsOf(agreed, position).length > 0) return null;
  if (isAttackedThere) return { result: foe, reason: 'rokosh' };
  return isInCheck(agreed, squares, toMove) ? { result: foe, reason: 'mate' } : { result: 'draw', reason: 'no-move' };
};

/** The same with what came before. @param seen how often this position has stood, now included */
export const endOf = (agreed: Agreed, position: Position, seen: number): End | null => {
  const end = endOfPosition(agreed, position);
  if (end !== null) return end;
  if (seen >= TIMES) return { result: 'draw', reason: 'repetition' };
  return position.halfMoves >= QUIET_HALF_MOVES ? { result: 'draw', reason: 'fifty-moves' } : null;
};
