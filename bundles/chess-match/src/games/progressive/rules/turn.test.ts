import { describe, expect, it } from 'vitest';
import { endOf, newMatch, play, refusedLine } from '../testing/play';
import { planSeries } from './planSeries';
import { writtenSteps } from './written';
import { gameIn } from './state';

const sansIn = (state: ReturnType<typeof newMatch>): readonly string[] =>
  writtenSteps(gameIn(state)).map(({ san }) => san);
const from = (start: string, settings = {}) => newMatch({ start, ...settings });

describe('the press of a series', () => {
  it('P1 takes a series whole: with its number or without, in Latin letters or Russian, and as coordinates', () => {
    const third = play(newMatch(), '1.e4', 'e5 Nf6');
    for (const line of ['3.Bc4 Qh5 Qxf7#', '3. Сc4 Фh5 Фxf7', 'f1-c4, d1h5, h5xf7', '1:Bc4 1:Qh5 1:Qxf7#']) {
      const mated = play(third, line);
      expect(mated.turns.at(-1)?.moves.map(({ san }) => san)).toEqual(['Bc4', 'Qh5', 'Qxf7#']);
      expect(endOf(mated)).toEqual(['white', 'mate']);
    }
  });

  it('P1 a series that lacks moves, or has too many, is refused, and so is another turn’s number', () => {
    const second = play(newMatch(), 'e4');
    expect(refusedLine(second, 'e5')).toMatchObject({
      code: 'progressive/series/short',
      params: { turn: 2, lacks: 1, length: 2 },
    });
    expect(refusedLine(second, 'e5 Nf6 d5')).toMatchObject({ code: 'progressive/series/long', item: 'd5' });
    expect(refusedLine(second, '3.e5 Nf6')).toMatchObject({ code: 'progressive/series/wrong_turn', item: '3.e5' });
  });

  it('P1 a line is judged move by move: what stands behind the first that is wrong is not looked at', () => {
    const { items, moves, lacks } = planSeries(play(newMatch(), 'e4', 'e5 Nf6'), 'Bc4 Qh6 Qxf7#');
    expect(items.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'progressive/move/illegal', null]);
    expect([moves.length, lacks]).toEqual([1, 2]);
  });

  it('P4 a check has ended a Scottish series: the next has one move more all the same', () => {
    const third = play(newMatch({ variant: 'scottish' }), 'e4', 'd6 f6');
    expect(refusedLine(third, 'Qh5+ Nf3')).toMatchObject({
      code: 'progressive/series/long',
      params: { byCheck: true },
    });
    const fourth = play(third, 'Qh5+');
    expect([fourth.stand.turn, gameIn(fourth).series.length]).toEqual([4, 4]);
  });

  it('P5 an early check is refused with its rule, and is not offered', () => {
    const third = play(newMatch(), 'e4', 'd6 f6');
    expect(refusedLine(third, 'Qh5 a3 b3')).toMatchObject({ code: 'progressive/move/early_check', rule: 'P5' });
    expect(sansIn(third)).not.toContain('Qh5+');
    expect(endOf(play(third, 'a3 b3 Qh5+'))).toBeNull();
  });

  it('P5 a progressive mate is written as one', () => {
    // Black's queen checks along the first rank; only the rook can take it, and gives check then.
    const start = '8/8/8/4R3/7q/8/6PP/k6K b - - 2';
    const mated = play(from(start), 'Qb4 Qe1#');
    expect(endOf(mated)).toEqual(['black', 'progressive-mate']);
    expect(endOf(play(from(start, { variant: 'scottish' }), 'Qb4 Qe1+'))).toBeNull();
  });

  it('P6 what takes in passing is read, written and offered, on each square that was passed over', () => {
    const third = play(from('4k3/p1p5/8/1P6/8/8/8/4K3 b - - 2'), 'a5 c5');
    expect(sansIn(third)).toEqual(expect.arrayContaining(['bxa6', 'bxc6', 'b6']));
    for (const line of ['bxa6 Kd2 Kd3', 'b5c6 Kd2 Kd3', 'ba Kd2 Kd3'])
      expect(play(third, line).stand.position.squares.filter(Boolean)).toHaveLength(4);
    expect(refusedLine(third, 'Kd2 bxa6 Kd3')).toMatchObject({ code: 'progressive/move/illegal', item: 'bxa6' });
  });

  it('P9 who may not move yet is told who may', () => {
    const third = play(newMatch({ variant: 'english' }), 'e4', 'e6 f6');
    expect(refusedLine(third, 'e5 Ba6 Bxb7')).toMatchObject({
      code: 'progressive/move/not_in_turn',
      rule: 'P9',
      params: { text: 'Bxb7', waiting: expect.arrayContaining(['d1', 'g1']) as unknown },
    });
  });

  it('P10 a pawn may become a king in Take-all, and who has taken everything has won', () => {
    const { turns } = play(from('8/P7/8/8/8/8/8/4k3 w - - 1', { variant: 'take-all' }), 'a8=K');
    expect(turns[0]?.moves[0]?.promotion).toBe('k');
    expect(endOf(play(from('4k3/8/8/8/4Q3/8/8/4K3 w - - 3', { variant: 'take-all' }), 'Qxe8'))).toEqual([
      'white',
      'all-taken',
    ]);
  });

  it('P10 Take-all in the English order: no piece again before all others, nothing taken in passing, no check, all to be taken', () => {
    const ordered = { variant: 'take-all', takeAllOrder: 'english' };
    const third = (settings: Readonly<Record<string, unknown>>) => play(newMatch(settings), 'e4', 'e6 f6');
    expect(refusedLine(third(ordered), 'e5 Ba6 Bxb7')).toMatchObject({
      code: 'progressive/move/not_in_turn',
      rule: 'P9',
    });
    expect(play(third(ordered), 'e5 Nf3 Bc4').stand.turn).toBe(4);
    expect(play(third({ variant: 'take-all' }), 'e5 Ba6 Bxb7').stand.turn).toBe(4);
    const passed = (settings: Readonly<Record<string, unknown>>) =>
      sansIn(play(from('4k3/p7/8/1P6/8/8/8/4K3 b - - 2', settings), 'a5 Ke7'));
    expect(passed({ variant: 'take-all' })).toContain('bxa6');
    expect(passed(ordered)).not.toContain('bxa6');
    // Beside the rook the king moves first, be it that he is attacked; then neither before the other has moved.
    const two = from('4k3/4q3/8/8/8/8/8/R3K3 w - - 3', ordered);
    expect(endOf(play(two, 'Ra7 Kd1 Rxe7'))).toBeNull();
    expect(refusedLine(two, 'Ra7 Rxe7 Rxe8')).toMatchObject({ params: { waiting: ['e1'] } });
    expect(endOf(play(from('4k3/R7/8/8/8/8/8/4K3 w - - 3', ordered), 'Re7 Kd1 Rxe8'))).toEqual(['white', 'all-taken']);
  });

  it('P10 a series that cannot be completed is a draw in Take-all in the English order too', () => {
    const short = from('8/8/8/1p6/8/8/1P6/8 w - - 3', { variant: 'take-all', takeAllOrder: 'english' });
    expect(endOf(play(short, 'b3 b4'))).toEqual(['draw', 'incomplete-series']);
  });

  it('P11 P12 checks in Logical chess and the first turn of Marseillais chess are as agreed', () => {
    const logical = (logicalCheck: string) => play(newMatch({ variant: 'logical', logicalCheck }), 'e3', 'd6 f6');
    expect(play(logical('scottish'), 'Qh5+').stand.turn).toBe(4);
    expect(refusedLine(logical('italian'), 'Qh5 a3 b3')).toMatchObject({ code: 'progressive/move/early_check' });
    expect(play(newMatch({ variant: 'marseillais' }), 'e4').stand.turn).toBe(2);
    expect(refusedLine(newMatch({ variant: 'marseillais', balanced: false }), 'e4')).toMatchObject({
      code: 'progressive/series/short',
      params: { length: 2, lacks: 1 },
    });
  });
});
