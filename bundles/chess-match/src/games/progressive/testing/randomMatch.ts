import { random, type Random } from '../../common/random';
import { opponent, SIDES } from '../../common/sides';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { randomSeries } from '../rules/randomSeries';
import type { State } from '../rules/state';
import { newMatch, T0 } from './play';

/** One command of a random match: the state it met, and what it came to. */
export interface Step {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly state: State;
  readonly atMs: number;
}

export interface RandomMatch {
  readonly seed: number;
  readonly initial: State;
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
  readonly state: State;
}

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

/** A whole match from a seed: the same on every machine. */
export const randomMatch = (
  seed: number,
  length: number,
  settings: Readonly<Record<string, unknown>> = {},
): RandomMatch => {
  const from = random(seed);
  const initial = newMatch({ timePerSideMs: 600_000, ...settings });
  const steps: Step[] = [];
  let state = initial;
  let nowMs = T0;
  const run = (command: Command): void => {
    const decided = decide(state, command, nowMs);
    if (!decided.ok) return;
    const before = state;
    state = decided.value.reduce(evolve, state);
    steps.push({ before, command, events: decided.value, state, atMs: nowMs });
  };
  if (from.chance(0.8)) run({ type: 'startClock' });
  for (let turn = 0; turn < length && state.end === null; turn += 1) {
    nowMs += from.below(20_000);
    const line = from.chance(0.8) ? randomSeries(from, state) : null;
    run(line === null ? aside(from, state) : { type: 'commitTurn', line });
  }
  return { seed, initial, steps, events: steps.flatMap(({ events }) => events), state };
};
