import { expect, it } from 'vitest';
import { random } from '../../common/random';
import { SIDES } from '../../common/sides';
import { randomGame } from '../../testing/randomGame';
import { decide } from '../rules/decide';
import { optionsAfter } from '../rules/optionsAfter';
import type { State } from '../rules/state';
import { project } from './index';
import { mayVeto } from './mayVeto';

const GAMES = 50;
const LENGTH = 60;

/** The same with little time left, so that a veto is near: games at random have hours. */
const late = (state: State, leftMs: number): State => ({
  ...state,
  clock: { ...state.clock, remainingMs: { white: leftMs, black: leftMs } },
});

it('B22 a veto is offered to whom it would be accepted of, at 0:00 too', { timeout: 120_000 }, () => {
  const seen = { offered: 0, refused: 0 };
  for (let seed = 1; seed <= GAMES; seed += 1)
    for (const [step, { history }] of randomGame(seed, LENGTH).steps.entries()) {
      const draws = random(seed * LENGTH + step);
      const { vetoWindowMs } = history.state.settings;
      const state = draws.chance(0.7) ? late(history.state, draws.below(2 * vetoWindowMs)) : history.state;
      const nowMs = (state.clock.sinceMs ?? 0) + draws.below(vetoWindowMs);
      const views = { ...project(state), options: { game: 'business', turn: optionsAfter(state) } as const };
      for (const side of SIDES) {
        const clock = views.clocks.clocks.find((each) => each.side === side);
        if (clock === undefined) throw new Error(`${side} has no clock`);
        const decided = decide(state, { type: 'declareVeto', side }, nowMs);
        const isOffered = mayVeto(clock, views, nowMs);
        expect([seed, step, side, isOffered]).toEqual([seed, step, side, decided.ok]);
        seen[isOffered ? 'offered' : 'refused'] += 1;
      }
    }
  expect(Math.min(seen.offered, seen.refused)).toBeGreaterThan(100);
});
