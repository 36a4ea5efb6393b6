import { describe, expect, it } from 'vitest';
import { business } from '../business';
import { countingGame } from '../testing/countingGame';
import { classical } from '../classical';
import type { Command } from '../business/rules/commands';
import type { ReplayJson } from '../business/record/replayJson';
import type { State } from '../business/rules/state';
import { playedRecord, SCHEME4 } from '../testing/files';
import * as apart from '../testing/boardsApart';
import { newGame, T0 } from '../testing/play';
import { foldChronicle } from './chronicle';
import { append, foldHistory, type History } from './history';
import { decideRedo, decideUndo } from './undo';
import { chipBadges, chipsOf } from '../business/views/badges';

const begin = (): History<State> => foldHistory(business, newGame({}), []);

const ask = (history: History<State>, command: Command, atMs: number): History<State> => {
  const decided = business.decide(history.state, command, atMs);
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce((known, event) => append(business, known, event), history);
};

const turns = (history: History<State>, ...lines: readonly string[]): History<State> =>
  lines.reduce((known, line) => ask(known, { type: 'commitTurn', line }, T0), history);

const undo = (history: History<State>): History<State> => {
  const decided = decideUndo(business, history, T0, null);
  if (!decided.ok) throw new Error(decided.error.code);
  return append(business, history, decided.value);
};

const redo = (history: History<State>): History<State> => {
  const decided = decideRedo(business, history, T0);
  if (!decided.ok) throw new Error(decided.error.code);
  return append(business, history, decided.value);
};

const momentsOf = (history: History<State>) => foldChronicle(business, history, null).moments;

describe('a chronicle', () => {
  it('begins before the first turn and has every turn with the boards then in play', () => {
    const moments = momentsOf(
      turns(begin(), '1:e4', '1:e5 2:c5 branch 1>2 4+6', '1:Nf3 2:Nf3 offer 2', '1:Nc6 draw 2'),
    );
    expect(
      moments.map(({ ply, turn, boards }) => [ply, turn, boards.map((view) => [view.board, chipsOf(view)])]),
    ).toEqual([
      [0, '', [[1, 10]]],
      [1, '1.', [[1, 10]]],
      [
        2,
        '1...',
        [
          [1, 4],
          [2, 6],
        ],
      ],
      [
        3,
        '2.',
        [
          [1, 4],
          [2, 6],
        ],
      ],
      [
        4,
        '2...',
        [
          [1, 4],
          [2, 0],
        ],
      ],
    ]);
    expect(moments.at(-1)).toMatchObject({
      line: '1:Nc6 draw 2',
      score: { white: 6, black: 6 },
      counts: { chipsOut: 6 },
      positions: { '1': 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3' },
    });
    const over = momentsOf(turns(begin(), '1:e4', '1:e5 2:c5 branch 1>2 4+6', '1:Nf3 resign 2', '1:Nc6'));
    expect(over.at(-1)?.boards.map(({ board }) => board)).toEqual([1]);
  });

  it('B27 forgets what was undone, has it again when redone, and takes corrections into the turn before them', () => {
    const played = turns(begin(), '1:e4', '1:e5');
    expect(momentsOf(undo(played)).map(({ turn }) => turn)).toEqual(['', '1.']);
    expect(momentsOf(redo(undo(played)))).toEqual(momentsOf(played));
    const other = turns(undo(played), '1:c5');
    expect(momentsOf(other).at(-1)).toMatchObject({ turn: '1...', line: '1:c5' });
    const corrected = ask(played, { type: 'correctRating', board: 1, rating: 7, reason: 'x' }, T0);
    expect(momentsOf(corrected).at(-1)).toMatchObject({
      turn: '1...',
      line: '1:e5',
      boards: [{ badges: chipBadges(7) }],
    });
  });

  it('gone on with from any point is the same as folded afresh, over undo, redo and new turns', () => {
    const one = turns(begin(), '1:e4');
    const two = turns(one, '1:e5 2:c5 branch 1>2 4+6');
    for (const way of [
      [one, two],
      [one, two, undo(two)],
      [two, undo(two), redo(undo(two))],
      [undo(two), turns(undo(two), '1:d5')],
    ]) {
      const last = way.at(-1) ?? one;
      const known = way
        .slice(0, -1)
        .reduce<ReturnType<typeof foldChronicle> | null>(
          (before, history) => foldChronicle(business, history, before),
          null,
        );
      expect(foldChronicle(business, last, known)).toEqual(foldChronicle(business, last, null));
    }
  });

  it("B21 a turn's time is what the mover's clock ran, stops in between left out", () => {
    let history = turns(begin(), '1:e4');
    expect(momentsOf(history).at(-1)).toMatchObject({ usedMs: null, remainingMs: null });
    history = ask(history, { type: 'startClock' }, T0 + 1000);
    history = ask(history, { type: 'stopClock', reason: 'x' }, T0 + 6000);
    history = ask(history, { type: 'startClock' }, T0 + 60_000);
    history = ask(history, { type: 'commitTurn', line: '1:e5' }, T0 + 62_000);
    history = ask(history, { type: 'commitTurn', line: '1:Nf3' }, T0 + 65_000);
    const [, , black, white] = momentsOf(history);
    expect([black?.usedMs, white?.usedMs]).toEqual([7000, 3000]);
    const full = Number(newGame({}).settings.timePerTeamMs);
    expect(white?.remainingMs).toEqual({ white: full - 3000, black: full - 7000 });
  });

  it('is gone on with without playing once more what it has; anew where the match has fewer entries', () => {
    const { game, evolved } = countingGame();
    const two = turns(begin(), '1:e4', '1:e5');
    const known = foldChronicle(game, two, null);
    const before = evolved();
    expect(foldChronicle(game, two, known)).toEqual(known);
    expect(evolved()).toBe(before);
    const one = foldHistory<State>(business, two.initial, two.entries.slice(0, 1));
    expect(foldChronicle(game, one, known)).toEqual(foldChronicle(game, one, null));
  });

  it('has of boards that do not wait for each other the time of each by its own clock', () => {
    const at = (seconds: number): number => apart.T0 + seconds * 1000;
    let history = apart.ask(apart.begin(2), { type: 'startClock', thread: '1' }, at(0));
    history = apart.press(history, '1:e4', at(10));
    history = apart.ask(history, { type: 'startClock', thread: '2' }, at(15));
    history = apart.press(apart.press(history, '2:d4', at(40)), '1:e5', at(60));
    const { moments } = foldChronicle(classical, history, null);
    const [first] = moments;
    expect(first).toMatchObject({ turn: '', thread: '1', side: null, line: '', usedMs: null, remainingMs: null });
    expect(moments.slice(1).map(({ thread, side, usedMs }) => [thread, side, usedMs])).toEqual([
      ['1', 'white', 10_000],
      ['2', 'white', 25_000],
      ['1', 'black', 50_000],
    ]);
    expect(moments[1]?.remainingMs).not.toBeNull();
  });

  it('has the demonstration game to the letter: each moment is the game played to that turn', () => {
    const { initial, states, events } = playedRecord(SCHEME4);
    const entries = events.map((event, index) => ({ seq: index + 1, event }));
    const moments = momentsOf(foldHistory(business, initial, entries));
    const byPly = new Map(states.map((state) => [state.ply, business.replayJson(state) as ReplayJson]));
    expect(moments.length).toBe(96);
    for (const { ply, positions, score, boards } of moments.slice(1)) {
      const replayed = byPly.get(ply);
      expect(positions).toEqual(Object.fromEntries(replayed?.branches.map(({ board, fen }) => [board, fen]) ?? []));
      expect({ white: score.white / 2, black: score.black / 2 }).toEqual(replayed?.score);
      expect(boards.filter(({ status }) => status === 'live').map(chipsOf)).toEqual(
        replayed?.branches.map(({ rating }) => rating),
      );
    }
    expect(JSON.stringify(moments).length).toBeLessThan(400_000);
  });
});
