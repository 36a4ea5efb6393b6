import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../common/ruling';
import type { State } from '../rules/state';
import { after, endOn, moves, newMatch, T0 } from '../testing/play';
import { records } from './records';
import type { ReplayJson } from './replayJson';
import { reportOf } from './trf';

const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8';
const read = (text: string) => records.read(new TextEncoder().encode(text));
const readAll = (text: string) => {
  const found = read(text);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const faultOf = (text: string) => {
  const found = read(text);
  if (found.ok) throw new Error('it plays');
  const { line, problem } = found.error;
  return [line, problem.code.replace('classical/', ''), problem.item];
};
const written = (state: State): string => records.write(state, NAMES);
const again = (state: State): State => readAll(written(state)).end as State;
const both = (state: State, thread: string): State =>
  (['black', 'white'] as const).reduce((at, team) => after(at, { type: 'offerDraw', team, thread }), state);

describe('how a board ended, in words and read from them', () => {
  it('C6 a claimed draw says of what, one that comes by itself says nothing', () => {
    const third = moves(newMatch({ boards: 1 }), `${SHUFFLE} ${SHUFFLE}`);
    const claim = { type: 'decideClaim', board: 1, accepted: true, reason: '' } as const;
    expect(written(after(third, claim))).toContain('{Draw claimed: repetition}');
    const fifth = moves(third, `${SHUFFLE} ${SHUFFLE}`);
    expect([endOn(fifth, 1), written(fifth).includes('Draw claimed')]).toEqual([['draw', 'repetition'], false]);
    const quiet = moves(newMatch({ boards: 1, start: '4k3/8/8/8/8/8/R7/4K3 w - - 99 80' }), 'Ra3');
    const fifty = after(quiet, claim);
    expect(written(fifty)).toContain('{Draw claimed: 50 moves}');
    expect(endOn(again(fifty), 1)).toEqual(['draw', 'fifty']);
  });

  it('C3 a flag comes back as a flag, of whose it was', () => {
    const begun = after(newMatch({ boards: 1, timePerPlayerMs: 60_000 }), { type: 'startClock' });
    const fallen = after(moves(begun, 'e4'), { type: 'flag', thread: '1', side: 'black' }, T0 + 61_000);
    expect(written(fallen)).toContain('{Black forfeits on time} 1-0');
    expect(endOn(again(fallen), 1)).toEqual(['white', 'flag']);
    const bare = after(newMatch({ boards: 1, start: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', timePerPlayerMs: 60_000 }), {
      type: 'startClock',
    });
    const drawn = after(bare, { type: 'flag', thread: '1', side: 'white' }, T0 + 61_000);
    expect(written(drawn)).toContain('{White forfeits on time} 1/2-1/2');
    expect(endOn(again(drawn), 1)).toEqual(['draw', 'flag']);
  });

  it('C5 what was agreed or given up is given to whoever plays the record, by team', () => {
    const ended = (state: State) => readAll(written(state)).ended;
    const two = moves(newMatch({ boards: 2 }), '1:e4 2:e4');
    expect(ended(after(two, { type: 'resignMatch', team: 'black', thread: '2' }))).toEqual([
      { type: 'resignMatch', thread: '2', team: 'black' },
    ]);
    expect(ended(both(two, '2'))).toEqual([
      { type: 'offerDraw', thread: '2', team: 'white' },
      { type: 'offerDraw', thread: '2', team: 'black' },
    ]);
    expect(ended(moves(newMatch({ boards: 1 }), 'f3 e5 g4 Qh4'))).toEqual([]);
  });

  it('a match that was broken off is over in the record too', () => {
    const state = after(moves(newMatch({ boards: 2 }), '1:e4'), { type: 'abortMatch', reason: '' });
    const last = readAll(written(state)).states.at(-1) as ReplayJson;
    expect([last.game, last.status, last.boards.map(({ reason, toMove }) => [reason, toMove])]).toEqual([
      'classical',
      'over',
      [
        ['aborted', null],
        ['aborted', null],
      ],
    ]);
    const going = readAll('1.e4 e5 *').states.at(-1) as ReplayJson;
    expect([going.status, going.boards[0]?.toMove, going.boards[0]?.moves]).toEqual(['playing', 'white', ['e4', 'e5']]);
  });
});

describe('boards that begin elsewhere', () => {
  const OTHER = '4k3/4p3/8/8/8/8/8/4K3 b - - 0 7';

  it('a game has its own FEN, and the number of its first move is that of the position', () => {
    const text = `[Board "1"]\n\n1.e4 *\n\n[Board "2"]\n[FEN "${OTHER}"]\n\n7...e5 *\n`;
    expect((readAll(text).end as State).boards.map(({ fen }) => fen.split(' ')[0])).toEqual([
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR',
      '4k3/8/8/4p3/8/8/8/4K3',
    ]);
    expect(faultOf(text.replace('7...', '7.'))).toEqual([8, 'record/wrong_number', '7.']);
    expect(faultOf(text.replace('7...', '8...'))).toEqual([8, 'record/wrong_number', '8.']);
    expect(faultOf(text.replace(OTHER, 'junk'))[0]).toBe(6);
    expect(faultOf(text.replace(OTHER, 'junk'))[1]).toBe('correct/bad_position');
  });

  it('a position in a comment that cannot be set is told with the comment', () => {
    expect(faultOf('1.e4 {@position junk} *')).toEqual([1, 'correct/bad_position', '@position junk']);
    expect(faultOf('{@position junk} 1.e4 *')).toEqual([1, 'correct/bad_position', '@position junk']);
  });
});

it('time that was given shows in the clocks, and comes back', () => {
  const begun = after(newMatch({ boards: 1, timePerPlayerMs: 60_000, incrementMs: 0 }), { type: 'startClock' });
  const given = after(begun, { type: 'addTime', thread: '1', side: 'white', ms: 30_000, reason: 'r' });
  const state = moves(given, 'e4', () => T0 + 5000);
  expect(written(state)).toContain('1.e4 {[%clk 0:01:25]}');
  expect(again(state).boards[0]?.clock.remainingMs).toEqual({ white: 85_000, black: 60_000 });
});

it('a match is given away as PGN, and as a report of a round', () => {
  const text = records.forms?.['trf']?.write(newMatch({ boards: 1 }), NAMES);
  expect([records.mediaType, records.forms?.['trf']?.mediaType]).toEqual(['application/x-chess-pgn', 'text/plain']);
  expect(text).toContain('012 Cup');
  expect(records.faults?.(new TextEncoder().encode('1.e4 e4 *'))).toHaveLength(1);
});

describe('a report of a round', () => {
  const results = (state: State) =>
    reportOf(state, NAMES).players.map(({ points, place, rounds: [round] }) => [points, place, round?.result]);
  const two = newMatch({ boards: 2 });

  it('C7 tells unplayed games, forfeits and games without a result from those that were played', () => {
    const ruled = (ruling: Ruling) => after(two, { type: 'ruleResult', thread: '1', ruling, reason: '' });
    expect(results(ruled('white-absent'))[0]?.[2]).toBe('-');
    expect(results(ruled('white-absent'))[2]?.[2]).toBe('+');
    expect(results(ruled('both-absent'))[0]?.[2]).toBe('-');
    expect(results(ruled('none'))[0]?.[2]).toBeNull();
    expect(results(ruled('draw')).map(([, , result]) => result)).toEqual(['D', null, 'D', null]);
    expect(results(after(two, { type: 'abortMatch', reason: '' }))[0]?.[2]).toBeNull();
    expect(results(after(moves(two, '1:e4'), { type: 'resignMatch', team: 'white', thread: '1' }))[0]?.[2]).toBe('0');
  });

  it('C7 a match to which a team did not come is forfeited, and one nobody came to gives no match points', () => {
    const alternating = newMatch({ boards: 2, colours: 'alternating' });
    const report = (...rulings: readonly Ruling[]) => {
      const state = rulings.reduce<State>(
        (at, ruling, index) => after(at, { type: 'ruleResult', thread: String(index + 1), ruling, reason: '' }),
        alternating,
      );
      const { forfeits, teams } = reportOf(state, NAMES);
      return [forfeits.map(({ kind }) => kind), teams.map(({ matchPoints }) => matchPoints)];
    };
    expect(report('black-absent', 'white-absent')).toEqual([['+-'], [2, 0]]);
    expect(report('both-absent', 'black-absent')).toEqual([['-+'], [0, 2]]);
    expect(report('both-absent', 'both-absent')).toEqual([['--'], [0, 0]]);
    expect(report('white-absent', 'white-absent')).toEqual([[], [1, 1]]);
    expect(report('black-absent')).toEqual([[], [0, 0]]);
    expect(report('black-absent', 'draw')).toEqual([[], [2, 0]]);
  });

  it('C8 players stand by their points, teams by theirs, with match points once all is over', () => {
    const won = after(two, { type: 'resignMatch', team: 'black', thread: '2' });
    expect(results(won).map(([points, place]) => [points, place])).toEqual([
      [0, 2],
      [1, 1],
      [0, 2],
      [0, 2],
    ]);
    const teams = (state: State) =>
      reportOf(state, NAMES).teams.map(({ number, matchPoints, gamePoints, place }) => [
        number,
        matchPoints,
        gamePoints,
        place,
      ]);
    expect(teams(won)).toEqual([
      [1, 0, 1, 1],
      [2, 0, 0, 2],
    ]);
    expect(teams(both(won, '1'))).toEqual([
      [1, 2, 1.5, 1],
      [2, 0, 0.5, 2],
    ]);
    const level = after(won, { type: 'resignMatch', team: 'white', thread: '1' });
    expect(teams(level)).toEqual([
      [1, 1, 1, 1],
      [2, 1, 1, 1],
    ]);
    expect(reportOf(won, NAMES).starts).toBe('');
  });
});
