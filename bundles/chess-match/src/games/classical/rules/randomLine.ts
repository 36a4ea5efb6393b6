import { legalSans } from '../../chess/onFen';
import type { Random } from '../../common/random';
import { numbered, type State } from './state';

/** Captures, checks and promotions are wanted more than they come by chance, so that games end. */
const LIVELY = 0.4;

/** A move of any board that is played on, as a turn line says it ("2:Nf3"); null where none is. */
export const randomLine = (random: Random, state: State): string | null => {
  const open = numbered(state).filter(({ end }) => end === null);
  if (open.length === 0) return null;
  const { board, fen } = random.pick(open);
  const sans = legalSans(fen);
  const lively = sans.filter((san) => /[x+#=]/.test(san));
  const from = lively.length > 0 && random.chance(LIVELY) ? lively : sans;
  return from.length === 0 ? null : `${board}:${random.pick(from)}`;
};
