import { describe, expect, it } from 'vitest';
import { business } from '../business';
import type { State } from '../business/rules/state';
import { eventsOf, newGame, T0 } from '../testing/play';
import { random } from '../common/random';
import { fold } from './fold';
import type { GameEvent } from './event';
import type { AnyGame } from './game';
import { append, foldHistory, type History } from './history';
import { decideUndo } from './undo';

/** Business Chess that counts how often it is asked what an event makes of a state. */
const counting = () => {
  const count = { evolved: 0 };
  const game: typeof business = {
    ...business,
    evolve: (state, event) => {
      count.evolved += 1;
      return business.evolve(state, event);
    },
  };
  return { game, count };
};

const SHUFFLE = ['1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8', '1:Nc3', '1:Nc6', '1:Nb1', '1:Nb8'];

/** Knights out and back, then one pawn after the other, twice. */
const lineOf = (turn: number): string => {
  const rank = turn % 2 === 0 ? 1 + Math.floor(turn / 8) + 1 : 8 - Math.floor(turn / 8) - 1;
  return SHUFFLE[turn] ?? `1:${'abcdefgh'[turn % 8] ?? ''}${rank}`;
};

const played = (
  game: typeof business,
  turns: number,
  each = (_: History<State>): void => undefined,
): History<State> => {
  let history = foldHistory(game, newGame({}), []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const event of eventsOf(history.state, { type: 'commitTurn', line: lineOf(turn) }, T0))
      history = append(game, history, event);
    each(history);
  }
  return history;
};

describe('a fold that goes on from what was folded before', () => {
  it('is what folding afresh is, whatever was folded in between', () => {
    const { initial, entries } = played(business, 16);
    const events = entries.map(({ event }) => event as GameEvent);
    const { pick } = random(3);
    for (let round = 0; round < 200; round += 1) {
      const some = events.slice(0, pick([...events.keys()]));
      const afresh = some.reduce((at: State, event) => business.evolve(at, event as never), initial);
      expect(fold(business, initial, some)).toEqual(afresh);
    }
  });

  it('looks at a step back after every turn in one event, however many there were', () => {
    const { game, count } = counting();
    const costs: number[] = [];
    played(game, 24, (history) => {
      const undone = decideUndo(game, history, T0, null);
      if (!undone.ok) throw new Error(undone.error.code);
      const before = count.evolved;
      append(game, history, undone.value);
      costs.push(count.evolved - before);
    });
    expect(costs).toEqual([0, ...Array<number>(23).fill(1)]);
  });

  it('keeps the last eight states and of those before one in thirty-two: to go back further costs what lies between', () => {
    const events = Array.from({ length: 100 }, (_, atMs): GameEvent => ({ type: 'counted', atMs }));
    const costOf = (count: number): number => {
      let evolved = 0;
      const game = {
        evolve: (state: { readonly count: number }) => {
          evolved += 1;
          return { count: state.count + 1 };
        },
      } as unknown as AnyGame;
      const initial = { count: 0 };
      fold(game, initial, events);
      evolved = 0;
      expect(fold(game, initial, events.slice(0, count))).toEqual({ count });
      return evolved;
    };
    expect([100, 93, 92, 64, 50, 31].map(costOf)).toEqual([0, 0, 92 - 64, 0, 50 - 32, 31]);
  });
});
