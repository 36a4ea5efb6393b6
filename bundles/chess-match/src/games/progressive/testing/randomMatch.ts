import type { Random } from '../../common/random';
import { opponent, SIDES } from '../../common/sides';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { randomSeries } from '../rules/randomSeries';
import type { State } from '../rules/state';
import { newMatch, T0 } from './play';
import { playRandomly, type RandomMatchOf, type StepOf } from '../../testing/randomMatch';

export type Step = StepOf<State, Command, Event>;
export type RandomMatch = RandomMatchOf<State, Command, Event>;

/** Now and then something that is no series. */
const aside = (from: Random, state: State): Command => {
  const side = from.pick(SIDES);
  const declines = state.offers.map((offer): Command => ({ type: 'declineDraw', team: opponent(offer) }));
  const all: readonly Command[] = [
    ...declines,
    { type: 'flag', side },
    { type: 'offerDraw', team: side },
    { type: 'stopClock', reason: 'look' },
    { type: 'startClock' },
    { type: 'addTime', side, ms: from.below(5000), reason: 'r' },
    { type: 'setClock', side, remainingMs: from.below(60_000) + 1000, reason: 'r' },
    { type: 'commitTurn', line: from.pick(['e4', 'Nf3 Nf6', 'O-O', 'junk', '']) },
    { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + from.below(9000) },
    ...state.gaps.flatMap((): Command[] => Array.from({ length: 6 }, () => ({ type: 'dismissGap', giveBack: true }))),
    ...(state.turns.length > 6 ? [{ type: 'resignMatch', team: side } as const] : []),
    ...(state.turns.length > 6 ? [{ type: 'abortMatch', reason: 'x' } as const] : []),
  ];
  return from.pick(all);
};

const next = (from: Random, state: State): Command => {
  const line = from.chance(0.8) ? randomSeries(from, state) : null;
  return line === null ? aside(from, state) : { type: 'commitTurn', line };
};

export const randomMatch = (
  seed: number,
  length: number,
  settings: Readonly<Record<string, unknown>> = {},
): RandomMatch =>
  playRandomly<State, Command, Event>(
    {
      decide,
      evolve,
      isOver: ({ end }) => end !== null,
      begin: (from) => (from.chance(0.8) ? { type: 'startClock' } : null),
      next,
      pauseMs: 20_000,
    },
    newMatch({ timePerSideMs: 600_000, ...settings }),
    { seed, length, fromMs: T0 },
  );
