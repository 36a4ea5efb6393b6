import { describe, expect, it } from 'vitest';
import type { State } from './state';
import { after, matchOn, moves, newMatch, refusal, result, T0 } from '../testing/play';

const MATING = '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1';
const KINGS = '4k3/8/8/8/8/8/8/4K3[] w - - 0 1';

describe('S9 one mate after another', () => {
  const first = (settings = {}): State => moves(matchOn({ A: MATING, B: MATING }, settings), 'A:N@f7');

  it('S9 only what mates counts with a mate; on the mated board and after both nothing does', () => {
    const over = { code: 'swedish/game/over', rule: 'S8', params: { reason: 'mate' } };
    expect(refusal(first(), { type: 'press', board: 'A', text: 'Kg8' })).toEqual(over);
    expect(refusal(first(), { type: 'press', board: 'B', text: 'Kd2' })).toEqual(over);
    const both = moves(first(), 'B:N@f7');
    expect(refusal(both, { type: 'press', board: 'B', text: 'Kg8' })).toEqual({
      ...over,
      params: { reason: 'simultaneous-mates' },
    });
  });

  it('S9 nor after two mates for the same team', () => {
    const black = '4k3/8/8/8/8/8/6PP/6RK[n] b - - 0 1';
    const both = moves(matchOn({ A: MATING, B: black }), 'A:N@f7 B:N@f2');
    expect(both.end?.at).toHaveLength(2);
    expect(refusal(both, { type: 'press', board: 'B', text: 'Kg2' }).code).toBe('swedish/game/over');
  });

  it('S9 a mate at the moment of a flag or of a punishment is none', () => {
    const begun = matchOn({ A: MATING, B: MATING }, { timePerPlayerMs: 1000, namedMove: 'game' });
    const press = { type: 'press', board: 'B', text: 'N@f7' } as const;
    const set = after(begun, { type: 'setClock', board: 'A', side: 'white', remainingMs: 0, reason: '' });
    const fallen = after(set, { type: 'flag', board: 'A', side: 'white' });
    expect(refusal(fallen, press).params).toEqual({ reason: 'flag' });
    const punished = after(begun, { type: 'punish', board: 'A', side: 'black', reason: '' });
    expect(refusal(punished, press).params).toEqual({ reason: 'punishment' });
  });

  it('S9 an end leaves no offer standing', () => {
    const offered = after(newMatch(), { type: 'offerDraw', team: 'first' });
    expect(after(offered, { type: 'resign', team: 'second' }).offers).toEqual([]);
  });

  it('S9 a mate at the moment of another end is none', () => {
    const resigned = after(matchOn({ A: MATING, B: MATING }), { type: 'resign', team: 'first' });
    expect(refusal(resigned, { type: 'press', board: 'B', text: 'N@f7' })).toMatchObject({
      code: 'swedish/game/over',
      params: { reason: 'resignation' },
    });
  });
});

describe('S9 one flag after another', () => {
  const SECOND = { type: 'flag', board: 'B', side: 'white' } as const;
  const OTHER = { type: 'flag', board: 'B', side: 'black' } as const;
  /** White's flag on board A fell at 5000 ms; White's on board B has 200 ms left. */
  const flagged = (settings = {}): State => {
    const started = after(newMatch({ timePerPlayerMs: 5000, ...settings }), { type: 'startClocks' });
    const given = after(started, { type: 'addTime', board: 'B', side: 'white', ms: 200, reason: '' });
    return after(given, { type: 'flag', board: 'A', side: 'white' }, T0 + 5000);
  };

  it('S9 the second counts as long as it is the same moment, and both are named', () => {
    const both = after(flagged({ simultaneousMs: 200 }), SECOND, T0 + 5200);
    expect(both.end).toEqual({
      result: 'draw',
      reason: 'simultaneous-flags',
      at: [
        { board: 'A', side: 'white' },
        { board: 'B', side: 'white' },
      ],
      atMs: T0 + 5000,
    });
    expect(refusal(flagged({ simultaneousMs: 199 }), SECOND, T0 + 5200).code).toBe('swedish/flag/too_late');
  });

  it('S9 a clock that did not run has its time left, however late it is asked about', () => {
    expect(refusal(flagged(), OTHER, T0 + 99_000)).toEqual({
      code: 'swedish/flag/time_left',
      rule: 'S8',
      params: { board: 'B', side: 'black', remainingMs: 5000 },
    });
  });

  it('S9 a clock that the hall shows without time has fallen, whoever was to move', () => {
    const set = after(flagged(), { type: 'setClock', board: 'B', side: 'black', remainingMs: 0, reason: 'hall' });
    expect(result(after(set, OTHER, T0 + 5100))).toEqual(['draw', 'simultaneous-flags']);
  });

  it('S9 a flag that falls after another end is none', () => {
    const state = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    expect(refusal(after(state, { type: 'abort', reason: '' }, T0 + 5000), SECOND, T0 + 5000)).toMatchObject({
      code: 'swedish/game/over',
      params: { reason: 'aborted' },
    });
  });
});

describe('S10 too little to mate with, where that is a draw', () => {
  const drawn = (fen: string): unknown => moves(matchOn({ A: KINGS, B: fen }, { material: 'draw' }), 'A:Kd2').end;

  it.each([
    ['bare kings', '4k3/8/8/8/8/8/8/4K3[] w - - 0 1'],
    ['a knight', '4k3/8/8/8/8/8/8/4KN2[] w - - 0 1'],
    ['a bishop', '4kb2/8/8/8/8/8/8/4K3[] w - - 0 1'],
    ['a knight in a reserve', '4k3/8/8/8/8/8/8/4K3[n] w - - 0 1'],
  ])('S10 %s: a draw, at the move that was made', (_, fen) => {
    expect(drawn(fen)).toEqual({
      result: 'draw',
      reason: 'material',
      at: [{ board: 'A', side: 'white' }],
      atMs: T0,
    });
  });

  it.each([
    ['a rook', '4k3/8/8/8/8/8/8/4K2R[] w - - 0 1'],
    ['a pawn', '4k3/4p3/8/8/8/8/8/4K3[] w - - 0 1'],
    ['two knights', '4k3/8/8/8/8/8/8/3NKN2[] w - - 0 1'],
    ['a bishop on the board and one in a reserve', '4k3/8/8/8/8/8/8/4KB2[b] w - - 0 1'],
    ['a queen in a reserve', '4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1'],
  ])('S10 %s: play goes on', (_, fen) => {
    expect(drawn(fen)).toBeNull();
  });
});
