import type { Random } from '../../common/random';
import { opponent } from '../../common/sides';
import { outcomeOf } from './planTurn';
import { toMove, type State } from './state';
import { turnsOf, type Turn } from './turn';
import { textOf } from './turnText';

/** Who can win mostly does, keeps the foe from it, and takes what he can: a game to look at comes to an end. */
const WINS = 0.7;
const DEFENDS = 0.6;
const TAKES = 0.35;

const isTaking = (turn: Turn): boolean => turn.kind === 'step' && turn.step.captured >= 0;

/** A turn as a line; null where nobody has one. */
export const randomTurn = (random: Random, state: State): string | null => {
  if (state.end !== null) return null;
  const side = toMove(state);
  const turns = turnsOf(state.settings, state.position).map((turn) => ({
    turn,
    winner: outcomeOf(state, turn).end?.result ?? null,
  }));
  if (turns.length === 0) return null;
  const winning = turns.filter(({ winner }) => winner === side);
  if (winning.length > 0 && random.chance(WINS)) return textOf(random.pick(winning).turn);
  const holding = turns.filter(({ winner }) => winner !== opponent(side));
  const among = holding.length > 0 && random.chance(DEFENDS) ? holding : turns;
  const taking = among.filter(({ turn }) => isTaking(turn));
  return textOf(random.pick(taking.length > 0 && random.chance(TAKES) ? taking : among).turn);
};
