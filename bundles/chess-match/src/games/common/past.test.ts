import { describe, expect, it } from 'vitest';
import { boardAfter } from '../../show/telling';
import { business } from '../business';
import { countingGame } from '../testing/countingGame';
import { classical } from '../classical';
import type { Command } from '../business/rules/commands';
import type { State } from '../business/rules/state';
import { GAMES } from '../index';
import * as apart from '../testing/boardsApart';
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

it('a turn is told by what it changed alone', () => {
  const { turns } = foldPast(business, ask(foldHistory<State>(business, newGame({}), []), turn('1:e4')), null);
  expect(turns).toHaveLength(1);
  const [change, ...others] = turns[0]?.boards ?? [];
  expect(others).toEqual([]);
  expect(change?.pieces).toEqual({ e2: null, e4: 'wP' });
  expect(Object.keys(change?.rest ?? {}).toSorted()).toEqual(['lastMoves', 'toMove']);
});

it('a turn is told with whose it was on its own board', () => {
  const past = foldPast(classical, apart.press(apart.begin(2), '1:e4 2:d4 1:e5'), null);
  expect(past.turns.map(({ side }) => side)).toEqual(['white', 'white', 'black']);
});

it('what is decided before the first turn belongs to the beginning', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const position: Command = { type: 'correctPosition', board: 1, fen, reason: 'x' };
  const past = foldPast(
    business,
    ask(ask(foldHistory<State>(business, newGame({}), []), position), turn('1:e4')),
    null,
  );
  expect(past.begins[0]?.pieces).toEqual({ e8: 'bK', e2: 'wP', e1: 'wK' });
  expect(past.turns.map(({ boards }) => boards[0]?.pieces)).toEqual([{ e2: null, e4: 'wP' }]);
});

describe('a past that was folded before', () => {
  const first = ['1:e4', '1:e5', '1:Nf3'].reduce(
    (known, line) => ask(known, turn(line)),
    foldHistory<State>(business, newGame({}), []),
  );

  it('is gone on from: what was told is not played once more', () => {
    const { game, evolved } = countingGame();
    const known = foldPast(game, first, null);
    const before = evolved();
    foldPast(game, first, known);
    expect(evolved() - before).toBe(0);
    foldPast(game, ask(first, turn('1:Nc6')), known);
    expect(evolved() - before).toBe(1);
  });

  it('is told anew where the match has fewer entries than were told of it', () => {
    const shorter = foldHistory<State>(business, first.initial, first.entries.slice(0, 2));
    const past = foldPast(business, shorter, foldPast(business, first, null));
    expect(past).toEqual(foldPast(business, shorter, null));
    expect(past.turns.map(({ turn: label }) => label)).toEqual(['1.', '1...']);
  });
});

it('a decision after a turn belongs to that turn', () => {
  const history = ['1:e4', '1:e5', '1:Nf3'].reduce(
    (known, line) => ask(known, turn(line)),
    foldHistory<State>(business, newGame({ incrementMs: 0, timePerTeamMs: 60_000 }), []),
  );
  const flagged = ask(ask(history, { type: 'startClock' }), { type: 'flag', side: 'black' }, T0 + 61_000);
  const { turns } = foldPast(business, flagged, null);
  expect(turns.map(({ turn: label, white, black }) => [label, white, black])).toEqual([
    ['1.', 0, 0],
    ['1...', 0, 0],
    ['2.', 20, 0],
  ]);
  expect(turns.at(-1)?.boards[0]?.rest.status).toBe('ended');
});
