import { claimable } from '../../chess/onFen';
import type { Random } from '../../common/random';
import { RULINGS } from '../../common/ruling';
import { SIDES } from '../../common/sides';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { randomLine } from '../rules/randomLine';
import { isOver, numbered, type State } from '../rules/state';
import { newMatch, T0 } from './play';
import { playRandomly, type RandomMatchOf, type StepOf } from '../../testing/randomMatch';

export type Step = StepOf<State, Command, Event>;
export type RandomMatch = RandomMatchOf<State, Command, Event>;

/** A claim that has its ground. */
const claim = (from: Random, state: State): Command | null => {
  const found = numbered(state).find(({ end, keys, fen }) => end === null && claimable(keys, fen) !== null);
  return found === undefined
    ? null
    : { type: 'decideClaim', board: found.board, accepted: from.chance(0.7), reason: 'r' };
};

/** Now and then something that is no move. */
const aside = (from: Random, state: State): Command => {
  const founded = from.chance(0.5) ? claim(from, state) : null;
  if (founded !== null) return founded;
  const board = 1 + from.below(state.boards.length);
  const thread = String(board);
  const [side, team] = [from.pick(SIDES), from.pick(SIDES)];
  const all: readonly Command[] = [
    { type: 'flag', thread, side },
    { type: 'offerDraw', thread, team },
    { type: 'declineDraw', thread, team },
    { type: 'stopClock', reason: 'look' },
    { type: 'stopClock', thread, reason: 'look' },
    { type: 'startClock' },
    { type: 'startClock', thread },
    { type: 'addTime', thread, side, ms: from.below(5000) - 1000, reason: 'r' },
    { type: 'setClock', thread, side, remainingMs: from.below(60_000), reason: 'r' },
    { type: 'decideClaim', board, accepted: from.chance(0.7), reason: 'r' },
    { type: 'commitTurn', thread, line: from.pick(['e4', 'Nf3', 'O-O', 'junk']) },
    ...(state.moves.length > 120
      ? [{ type: 'ruleResult', thread, ruling: from.pick(RULINGS), reason: 'r' } as const]
      : []),
    ...(state.moves.length > 120 ? [{ type: 'resignMatch', thread, team } as const] : []),
  ];
  return from.pick(all);
};

const next = (from: Random, state: State): Command => {
  const line = from.chance(0.9) ? randomLine(from, state) : null;
  return line === null ? aside(from, state) : { type: 'commitTurn', line };
};

export const randomMatch = (
  seed: number,
  length: number,
  settings: Readonly<Record<string, unknown>> = {},
): RandomMatch =>
  playRandomly<State, Command, Event>(
    { decide, evolve, isOver, begin: () => ({ type: 'startClock' }), next, pauseMs: 3000 },
    newMatch(settings),
    { seed, length, fromMs: T0 },
  );
