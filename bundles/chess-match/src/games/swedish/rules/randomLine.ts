import type { Random } from '../../common/random';
import { sanOf } from '../../chess/san';
import { isMateOnBoard } from '../../chess/endings';
import { movesNow } from './moves/legal';
import { rulesOf } from './moves/rulesOf';
import { BOARDS } from './seats';
import type { State } from './state';

/** Squares are many: of equally likely moves nearly all would be drops once something lies in a reserve. */
const DROPS = 0.3;

/**
 * A move of either board, as a turn line says it ("B:P@e6"); null where both players to move can only sit, or nobody
 * may move.
 */
export const randomLine = (random: Random, state: State): string | null => {
  const able = BOARDS.map((board) => ({ board, moves: movesNow(state.settings, state.boards[board].position) })).filter(
    ({ board, moves }) => moves.length > 0 && (state.demanded ?? board) === board,
  );
  if (state.end !== null || able.length === 0) return null;
  const { board, moves } = random.pick(able);
  const drops = moves.filter(({ kind }) => kind === 'drop');
  const steps = moves.filter(({ kind }) => kind === 'move');
  const wanted = random.chance(DROPS) ? drops : steps;
  const move = random.pick(wanted.length > 0 ? wanted : moves);
  return `${board}:${sanOf(rulesOf(state.settings), state.boards[board].position, move, isMateOnBoard)}`;
};
