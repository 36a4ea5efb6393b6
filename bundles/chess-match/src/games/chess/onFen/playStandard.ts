import { checkOf } from '../attacks';
import { hasLegalMove } from '../legal';
import { ORTHODOX_RULES as RULES } from '../orthodoxRules';
import { play } from '../play';
import { writeFen } from '../writeFen';
import type { LegalMove } from './legalMoves';
import { positionOf, writtenSteps } from './position';

export interface Played extends LegalMove {
  readonly fen: string;
  /** Square of the king in check after the move, or null. */
  readonly check: string | null;
  readonly isMate: boolean;
  readonly isStalemate: boolean;
}

/** A move in its standard SAN, played; null where the text is none of those here. */
export const playStandard = (fen: string, san: string): Played | null => {
  const position = positionOf(fen);
  if (position === null) return null;
  const written = writtenSteps(position).find((each) => each.san === san);
  if (written === undefined) return null;
  const { promotion } = written.step;
  const [from, to] = [RULES.names[written.step.from] ?? '', RULES.names[written.step.to] ?? ''];
  const after = play(RULES, position, { kind: 'move', from, to, promotion }).position;
  const check = checkOf(RULES, after);
  return {
    san,
    from,
    to,
    promotion,
    fen: writeFen(RULES, after),
    check,
    isMate: san.endsWith('#'),
    isStalemate: check === null && !hasLegalMove(RULES, after),
  };
};
