import { describe, expect, it } from 'vitest';
import { fenOf, after, decided, matchOn, moves, newMatch, refusal, reserveOf, T0 } from '../testing/play';

const position = (fen: string) => ({ type: 'correctPosition', board: 'A', fen, reason: 'r' }) as const;
const reserve = (piece: string, count: number) =>
  ({ type: 'correctReserve', board: 'A', side: 'white', piece, count, reason: 'r' }) as const;

describe('what the arbiter sets', () => {
  it('a reserve: so many of a type, none to thirty-two, whatever lay there', () => {
    const held = matchOn({ A: '4k3/8/8/8/8/8/8/4K3[NN] w - - 0 1', B: null });
    expect(reserveOf(after(held, reserve('n', 3)), 'A', 'white')).toBe('nnn');
    expect(reserveOf(after(held, reserve('n', 1)), 'A', 'white')).toBe('n');
    expect(reserveOf(after(held, reserve('n', 0)), 'A', 'white')).toBe('');
    expect(reserveOf(after(held, reserve('q', 32)), 'A', 'white')).toHaveLength(2 + 32);
    expect(after(held, reserve('n', 3)).corrections).toEqual([
      { board: 'A', afterMoves: 0, set: { kind: 'reserve', side: 'white', piece: 'n', count: 3 } },
    ]);
    for (const count of [-1, 33, 0.5])
      expect(refusal(held, reserve('n', count))).toMatchObject({
        code: 'swedish/correct/bad_reserve',
        params: { board: 'A', piece: 'n', count },
      });
    expect(refusal(held, reserve('n', 2))).toMatchObject({ code: 'swedish/correct/no_change', params: { board: 'A' } });
  });

  it('a board: what is wrong with it is said of that board', () => {
    const mated = '6rk/5Npp/8/8/8/8/8/4K3[] b - - 0 1';
    expect(refusal(newMatch(), position(mated))).toMatchObject({
      code: 'swedish/correct/mated',
      params: { board: 'A', fen: mated },
    });
    expect(refusal(newMatch(), position(fenOf(newMatch(), 'A')))).toMatchObject({
      code: 'swedish/correct/no_change',
      params: { board: 'A' },
    });
  });

  it('S2 a reserve that is said in whatever way is set, one that is not stays', () => {
    const held = matchOn({ A: '4k3/8/8/8/8/8/8/4K3[NN] w - - 0 1', B: null });
    const set = (reserve: string) =>
      reserveOf(after(held, position(`4k3/8/8/8/8/8/8/3K4${reserve} w - - 0 1`)), 'A', 'white');
    expect(['', '[]', '[-]', '/', '/Q', '[Q]'].map(set)).toEqual(['nn', '', '', '', 'q', 'q']);
  });

  it('S4 a board no play leads to is refused', () => {
    expect(refusal(newMatch(), position('4k~3/8/8/8/8/8/8/4K3[] w - - 0 1'))).toMatchObject({
      code: 'swedish/correct/bad_position',
      params: { what: 'promoted', part: 'e8' },
    });
  });

  it('S5 a king that stands at the other’s home has moved', () => {
    const set = after(newMatch(), position('4K3/8/8/8/8/8/8/4k3 w - - 0 1'));
    expect(set.boards.A.position.kingUnmoved).toEqual({ white: false, black: false });
  });

  it('S10 positions are counted anew on a board that was set, the set one first', () => {
    const set = after(moves(newMatch({ repetition: 'draw' }), 'A:e4'), position('4k3/8/8/8/8/8/8/4K3[] w - - 0 1'));
    expect(set.boards.A.keys).toHaveLength(1);
    const there = 'A:Kd1 A:Kd8 A:Ke1 A:Ke8 ';
    expect(moves(set, there).end).toBeNull();
    expect(moves(set, there.repeat(2)).end).toMatchObject({ reason: 'repetition' });
  });

  it('S1 a clock that stands is not started by setting the board', () => {
    expect(after(newMatch(), position('4k3/8/8/8/8/8/8/4K3 b - - 0 1')).boards.A.clock.running).toBeNull();
  });

  it('S1 a clock: a day at most, forward or back', () => {
    const day = 86_400_000;
    const set = (remainingMs: number) =>
      ({ type: 'setClock', board: 'A', side: 'white', remainingMs, reason: '' }) as const;
    expect(decided(newMatch(), set(day))).toMatchObject([{ remainingMs: day }]);
    expect(decided(newMatch(), set(-day))).toMatchObject([{ remainingMs: -day }]);
    expect(refusal(newMatch(), set(day + 1)).params).toEqual({ ms: day + 1 });
    const add = { type: 'addTime', board: 'A', side: 'white', ms: -day - 1, reason: '' } as const;
    expect(refusal(newMatch(), add).params).toEqual({ ms: -day - 1 });
  });
});

describe('what a team asks for', () => {
  it('S9 S13 a refusal says of which team, and of which board', () => {
    expect(refusal(newMatch(), { type: 'declineDraw', team: 'first' }).params).toEqual({ team: 'first' });
    const demand = { type: 'demandMove', team: 'first', board: 'B' } as const;
    const moved = moves(newMatch({ moveForMove: true }), 'A:e4');
    expect(refusal(after(moved, demand), demand).params).toEqual({ board: 'B' });
    const partner = moves(newMatch({ moveForMove: true }), 'B:e4 A:e4');
    expect(refusal(partner, demand)).toMatchObject({ code: 'swedish/demand/own_partner', params: { board: 'B' } });
  });
});

describe('S1 time in which nobody could press', () => {
  const running = () => after(newMatch(), { type: 'startClocks' });
  const gap = (toMs: number) => ({ type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs }) as const;

  it('S1 is none where no time passed, or the match is over', () => {
    expect(decided(running(), gap(T0 + 1000))).toEqual([]);
    expect(decided(running(), gap(T0 + 500))).toEqual([]);
    const over = after(running(), { type: 'abort', reason: '' }, T0 + 1000);
    expect(decided(over, { type: 'noteStep', byMs: 7000 })).toEqual([]);
  });

  it('S1 a step of the system’s clock gives nobody time, nor does a gap once the match is over', () => {
    const back = { type: 'dismissGap', giveBack: true } as const;
    const dismissed = { type: 'gapDismissed', atMs: T0 };
    expect(decided(after(running(), { type: 'noteStep', byMs: 7000 }), back)).toEqual([dismissed]);
    const over = after(after(running(), gap(T0 + 6000), T0 + 6000), { type: 'abort', reason: '' }, T0 + 7000);
    expect(decided(over, back)).toEqual([dismissed]);
    expect(decided(after(running(), gap(T0 + 6000), T0 + 6000), back)).toEqual([{ ...dismissed, givenMs: 5000 }]);
  });
});
