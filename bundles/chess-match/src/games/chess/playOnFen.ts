import { checkOf } from './attacks';
import { isCheckmate } from './endings';
import { hasLegalMove } from './legal';
import type { MoveOnFen } from './movesOnFen';
import { ORTHODOX_RULES as RULES } from './orthodoxRules';
import { play } from './play';
import { readFen } from './readFen';
import { stepsWithSan } from './stepsWithSan';
import { writeFen } from './writeFen';

export interface PlayedOnFen extends MoveOnFen {
  readonly fen: string;
  /** Square of the king in check after the move, or null. */
  readonly check: string | null;
  readonly isMate: boolean;
  readonly isStalemate: boolean;
}

/** A move of ordinary chess in its standard SAN, played; null where the text is none of those here, or the FEN none to us. */
export const playOnFen = (fen: string, san: string): PlayedOnFen | null => {
  const read = readFen(RULES, fen);
  if (!read.ok) return null;
  const written = stepsWithSan(RULES, read.value, isCheckmate).find((each) => each.san === san);
  if (written === undefined) return null;
  const { promotion } = written.step;
  const [from, to] = [RULES.names[written.step.from] ?? '', RULES.names[written.step.to] ?? ''];
  const after = play(RULES, read.value, { kind: 'move', from, to, promotion }).position;
  const check = checkOf(RULES, after);
  return {
    ...{ san, from, to, promotion, check },
    fen: writeFen(RULES, after),
    isMate: san.endsWith('#'),
    isStalemate: check === null && !hasLegalMove(RULES, after),
  };
};
