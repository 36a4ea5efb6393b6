import { describe, expect, it } from 'vitest';
import { after, newMatch, play, refused, T0 } from '../testing/play';
import { options } from './options';
import { planTurn } from './planTurn';
import { scoreOf } from './state';

const line = (text: string | null) => ({ type: 'commitTurn', line: text }) as const;

describe('the press of a turn', () => {
  it('L1 takes one turn, with the number of the move or without', () => {
    for (const text of ['e2-e4', '1.e2-e4', '1:e2e4', 'рe2-e4'])
      expect(play(newMatch(), text).turns).toMatchObject([{ number: 1, side: 'white', text: 'e2-e4', calls: [] }]);
    expect(refused(newMatch(), line(''))).toMatchObject({ code: 'belarusian/turn/none', rule: null });
    expect(refused(newMatch(), line('e2-e4 e8-e6'))).toMatchObject({ code: 'belarusian/turn/second', item: 'e8-e6' });
    expect(refused(newMatch(), line('abc'))).toMatchObject({ code: 'belarusian/turn/unreadable', item: 'abc' });
  });

  it('L2 a refusal names the rule and the square', () => {
    expect(refused(newMatch(), line('a1-a5'))).toEqual({
      code: 'belarusian/turn/illegal',
      params: { text: 'a1-a5', side: 'white', why: 'blocked', at: 'a2' },
      rule: 'L1',
      item: 'a1-a5',
    });
  });

  it('L8 L10 L11 the throne: entered, held, won for two points, with its calls', () => {
    const won = play(newMatch({ start: '4ak3/9/9/9/9/4A4/9/9/5K3 w' }), 'e4-e5', 'e9-d9');
    expect(won.turns.map(({ calls }) => calls)).toEqual([['throne'], ['throne-is-mine']]);
    expect(won.end).toEqual({ result: 'white', reason: 'throne', atMs: T0 });
    expect(scoreOf(won)).toEqual({ white: 4, black: 0 });
    expect(refused(won, line('e5-e6'))).toMatchObject({ code: 'belarusian/game/over', params: { reason: 'throne' } });
  });

  it('L10 mate pays one point, a draw a half, resignation and time two', () => {
    const mate = play(newMatch({ start: '4ak3/9/9/9/1l7/l8/9/9/A8 b' }), 'a4-a5');
    expect([mate.end?.reason, scoreOf(mate)]).toEqual(['mate', { white: 0, black: 2 }]);
    const resigned = after(newMatch(), { type: 'resignMatch', team: 'white' });
    expect(scoreOf(resigned)).toEqual({ white: 0, black: 4 });
    const drawn = after(after(newMatch(), { type: 'offerDraw', team: 'black' }), { type: 'offerDraw', team: 'white' });
    expect([drawn.end?.reason, scoreOf(drawn)]).toEqual(['agreement', { white: 1, black: 1 }]);
    const ticking = after(newMatch({ timePerSideMs: 1000 }), { type: 'startClock' });
    expect(refused(ticking, { type: 'flag', side: 'white' }).code).toBe('belarusian/flag/time_left');
    const flagged = after(ticking, { type: 'flag', side: 'white' }, T0 + 1000);
    expect([flagged.end?.reason, scoreOf(flagged)]).toEqual(['flag', { white: 0, black: 4 }]);
    expect(scoreOf(after(newMatch(), { type: 'abortMatch', reason: 'fire' }))).toEqual({ white: 0, black: 0 });
  });

  it('L7 the inauguration is a turn of the record', () => {
    const state = play(newMatch({ start: '4a3k/3l5/9/9/9/9/9/9/3A4K b' }), 'd8xd1', 'inauguration');
    expect(state.turns.map(({ text, move }) => [text, move])).toEqual([
      ['d8xd1', { from: 'd8', to: 'd1', promotion: null }],
      ['inauguration', null],
    ]);
  });

  it('L9 the third time a position stands the game is drawn; what the arbiter sets begins the count anew', () => {
    const shuffle = ['Vc1-d3', 'Vb9-c7', 'Vd3-c1', 'Vc7-b9'];
    const twice = play(newMatch(), ...shuffle, ...shuffle.slice(0, 3));
    expect(twice.end).toBeNull();
    expect(play(twice, 'Vc7-b9').end).toMatchObject({ result: 'draw', reason: 'repetition' });
    const fen = 'l1mgakvml/rrrrrrrrr/2v6/9/9/9/9/RRRRRRRRR/LMVKAGMV1 b';
    const set = after(twice, { type: 'correctPosition', board: 1, fen, reason: 'seen' });
    expect(play(set, 'Vc7-b9').end).toBeNull();
  });

  it('L1 the arbiter sets the board, but not whose turn it is', () => {
    const correct = (fen: string, board = 1) => ({ type: 'correctPosition', board, fen, reason: 'seen' }) as const;
    expect(refused(newMatch(), correct('4ak3/9/9/9/9/9/9/9/4AK3 b')).code).toBe('belarusian/correct/side_to_move');
    expect(refused(newMatch(), correct('4ak3/9/9/9/9/9/9/9/4AK3 w', 2)).code).toBe('belarusian/correct/no_board');
    expect(refused(newMatch(), correct('4ak3/9/9/9/4A4/9/9/9/5K3 w'))).toMatchObject({ params: { reason: 'throne' } });
    expect(refused(newMatch(), correct('lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w KQkq')).code).toBe(
      'belarusian/correct/no_change',
    );
    expect(play(after(newMatch(), correct('4ak3/9/9/9/9/9/9/9/4AK3 w')), 'e1-e2').turns).toHaveLength(1);
  });

  it('L12 what was agreed decides', () => {
    const start = '4a4/9/9/9/9/4R4/9/9/4AK3 w';
    expect(refused(newMatch({ start }), line('e4-e5'))).toMatchObject({ rule: 'L2' });
    expect(play(newMatch({ start, rules: 'szlachetny' }), 'e4-e5').turns).toHaveLength(1);
    expect(() => newMatch({ rules: 'other' })).toThrow('settings/bad_value');
    expect(() => newMatch({ start: '9/9 w' })).toThrow('belarusian/start/bad_position');
    expect(() => newMatch({ start: '4ak3/9/9/9/4A4/9/9/9/5K3 w' })).toThrow('belarusian/start/over');
  });
});

describe('what may be done', () => {
  it('is what decide accepts, after the draft so far', () => {
    const open = options(newMatch(), T0);
    expect([open.turns.length, open.press?.code, open.startClock, open.stopClock?.code]).toEqual([
      22,
      'belarusian/turn/none',
      null,
      'belarusian/clock/stopped',
    ]);
    const drafted = options({ ...newMatch(), draft: 'e2-e4' }, T0);
    expect([drafted.turns.length, drafted.press]).toEqual([0, null]);
    expect(planTurn(newMatch(), 'e2-e4').outcome?.after.toMove).toBe('black');
  });
});
