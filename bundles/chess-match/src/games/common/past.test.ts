import { describe, expect, it } from 'vitest';
import { boardAfter } from '../../show/telling';
import { business } from '../business';
import type { Command } from '../business/rules/commands';
import type { State } from '../business/rules/state';
import { GAMES } from '../index';
import { newGame, T0 } from '../testing/play';
import { randomHistory } from '../testing/randomHistory';
import { countedOf } from './counted';
import { append, foldHistory, type History } from './history';
import { keyMomentsOf } from './keyMoments';
import { foldPast } from './past';
import { decideUndo } from './undo';

const TURNS = 24;

describe.each(Object.entries(GAMES))('the past of %s', (_, game) => {
  const history = randomHistory(game, 3, TURNS);

  it('has every board after every turn as it stood', () => {
    const past = foldPast(game, history, null);
    expect(past.turns.length).toBeGreaterThan(TURNS / 3);
    let state: unknown = history.initial;
    let seen = 0;
    for (const { event } of countedOf(history)) {
      state = game.evolve(state, event);
      const { ply, boards } = game.lookBack.glance(state);
      if (ply === 0) continue;
      seen += 1;
      for (const view of boards) expect(boardAfter(past, view.board, ply)).toEqual(view);
    }
    expect(seen).toBeGreaterThanOrEqual(past.turns.length);
  });

  it('is the same gone on from any turn as folded afresh, and has the key moments', () => {
    let known: ReturnType<typeof foldPast> | null = null;
    let going = foldHistory<unknown>(game, history.initial, []);
    for (const { event } of history.entries) {
      going = append(game, going, event);
      known = foldPast(game, going, known);
    }
    const afresh = foldPast(game, history, null);
    expect(known).toEqual(afresh);
    expect(afresh.found.moments).toEqual(keyMomentsOf(game, history));
  });
});

const ask = (history: History<State>, command: Command, atMs = T0): History<State> => {
  const decided = business.decide(history.state, command, atMs);
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce((known, event) => append(business, known, event), history);
};
const turn = (line: string): Command => ({ type: 'commitTurn', line });

it('what was taken back is told no more', () => {
  const first = ask(foldHistory<State>(business, newGame({}), []), turn('1:e4'));
  const second = ask(first, turn('1:e5'));
  const known = foldPast(business, second, null);
  const undo = decideUndo(business, second, T0, null);
  if (!undo.ok) throw new Error(undo.error.code);
  const past = foldPast(business, append(business, second, undo.value), known);
  expect(known.turns.map(({ turn: label }) => label)).toEqual(['1.', '1...']);
  expect(past.turns.map(({ turn: label }) => label)).toEqual(['1.']);
});

it('a decision after a turn belongs to that turn', () => {
  const history = ['1:e4', '1:e5'].reduce(
    (known, line) => ask(known, turn(line)),
    foldHistory<State>(business, newGame({ incrementMs: 0, timePerTeamMs: 60_000 }), []),
  );
  const flagged = ask(ask(history, { type: 'startClock' }), { type: 'flag', side: 'white' }, T0 + 61_000);
  const { turns } = foldPast(business, flagged, null);
  expect(turns.length).toBe(2);
  expect(turns.at(-1)).toMatchObject({ turn: '1...', white: 0, black: 20 });
  expect(turns.at(-1)?.boards[0]?.rest.status).toBe('ended');
});
