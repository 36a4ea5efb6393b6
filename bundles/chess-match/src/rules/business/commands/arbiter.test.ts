import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../common/chess';
import { after, eventsOf, ledgerOf, newGame, play, ratedGame, ratingsOf, refusalOf, T0 } from '../../testing/play';
import { W } from '../../testing/positions';
import type { Command } from '../commands';
import { liveBranches } from '../state';

describe('B25 the red line', () => {
  const cross = (penalty: 'warning' | 'expulsion' | 'time'): Command => ({
    type: 'redLine',
    side: 'white',
    player: 'Ivanov',
    penalty,
  });

  it('B25 first a warning, then expulsion or two minutes for the opponent, as the arbiter chooses', () => {
    const warned = after(newGame({}), cross('warning'), T0);
    expect(warned.cards).toEqual({ white: 1, black: 0 });
    expect(after(warned, cross('expulsion'), T0).cards).toEqual({ white: 2, black: 0 });
    const timed = after(warned, cross('time'), T0);
    expect(timed.clock.remainingMs).toEqual({ white: 5_400_000, black: 5_520_000 });
    expect(after(timed, cross('expulsion'), T0).cards.white).toBe(3);
  });

  it('B25 not in another order [redline/penalty]', () => {
    expect(refusalOf(newGame({}), cross('expulsion'), T0)).toEqual({
      code: 'redline/penalty',
      params: { warnings: 0, expected: 'warning' },
      rule: 'B25',
      item: null,
    });
    const warned = after(newGame({}), cross('warning'), T0);
    expect(refusalOf(warned, cross('warning'), T0).params).toEqual({ warnings: 1, expected: 'expulsion, time' });
    expect(refusalOf(warned, { type: 'redLine', side: 'black', player: 'Petrov', penalty: 'time' }, T0).code).toBe(
      'redline/penalty',
    );
  });
});

describe('B26 substitution', () => {
  const change: Command = { type: 'substitute', side: 'white', out: 'Ivanov', in: 'Petrov' };

  it('B26 while the team’s clock does not run', () => {
    const events = [{ type: 'substituted', side: 'white', out: 'Ivanov', in: 'Petrov', atMs: T0 }];
    expect(eventsOf(newGame({}), change, T0)).toEqual(events);
    const opponentRuns = after(play(newGame({}), '1:e4'), { type: 'startClock' }, T0);
    expect(eventsOf(opponentRuns, change, T0)).toEqual(events);
  });

  it('B26 not while it runs [substitute/clock_running]', () => {
    expect(refusalOf(after(newGame({}), { type: 'startClock' }, T0), change, T0)).toEqual({
      code: 'substitute/clock_running',
      params: { side: 'white' },
      rule: 'B26',
      item: null,
    });
  });
});

describe('B27 corrections', () => {
  const place = (board: number, fen: string): Command => ({
    type: 'correctPosition',
    board,
    fen,
    reason: 'knocked over',
  });
  const rate = (board: number, rating: number): Command => ({
    type: 'correctRating',
    board,
    rating,
    reason: 'miscounted',
  });

  it('B27 a position is set with a reason; the entry is new, the game goes on from there', () => {
    expect(eventsOf(newGame({}), place(1, W.castling), T0)).toEqual([
      {
        type: 'positionCorrected',
        branch: 'b1',
        board: 1,
        fen: W.castling,
        check: null,
        reason: 'knocked over',
        atMs: T0,
      },
    ]);
    const state = play(after(newGame({}), place(1, W.castling), T0), '1:O-O');
    expect(liveBranches(state)[0]).toMatchObject({ line: ['O-O'], fen: 'r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1' });
  });

  it('B27 repetition counts from the corrected position on', () => {
    const state = after(play(newGame({}), '1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8'), place(1, W.castling), T0);
    expect(liveBranches(state)[0]?.keys).toHaveLength(1);
  });

  it('B27 an impossible position is refused [correct/bad_position]', () => {
    const impossible = [
      '',
      'x',
      '8/8/8/8/8/8/8/8 w - - 0 1',
      'k7/8/8/8/8/8/8/8 w - - 0 1',
      'kK6/8/8/8/8/8/8/8 w - - 0 1',
      '4k3/8/8/8/8/8/8/4K2P w - - 0 1',
      // The side that just moved is in check, in the full and in the short form.
      '4k3/8/8/8/8/8/8/4RK2 w - - 0 1',
      '4k3/8/8/8/8/8/8/4RK2 w',
      // Mate and stalemate: such a branch would have ended.
      '6k1/5ppp/8/8/8/8/5PPP/r5K1 w - - 0 1',
      '8/8/8/8/8/5k2/5p2/5K2 w - - 0 1',
    ];
    for (const fen of impossible) {
      expect([fen, refusalOf(newGame({}), place(1, fen), T0)]).toEqual([
        fen,
        { code: 'correct/bad_position', params: { board: 1, fen }, rule: 'B27', item: null },
      ]);
    }
  });

  it('B27 a side in check may be set', () => {
    const state = after(newGame({}), place(1, '4r3/8/8/8/8/8/k7/4K3 w - - 0 1'), T0);
    expect(liveBranches(state)[0]?.check).toBe('e1');
  });

  it('B2 the side to move stays that of all branches [correct/side_to_move]', () => {
    expect(refusalOf(newGame({}), place(1, W.castling.replace(' w ', ' b ')), T0)).toEqual({
      code: 'correct/side_to_move',
      params: { board: 1, side: 'white' },
      rule: 'B2',
      item: null,
    });
  });

  it('B27 a correction that changes nothing is refused [correct/no_change]', () => {
    expect(refusalOf(newGame({}), place(1, START_FEN), T0)).toMatchObject({ code: 'correct/no_change', rule: 'B27' });
    expect(refusalOf(newGame({}), rate(1, 10), T0)).toMatchObject({ code: 'correct/no_change', rule: 'B27' });
  });

  it('B27 a rating is set; the score follows', () => {
    const state = after(ratedGame([3, 2], {}), rate(2, 5), T0);
    expect(ratingsOf(state)).toEqual({ 1: 3, 2: 5 });
    expect(liveBranches(state)[1]?.ratings.at(-1)).toEqual({ ply: 0, chips: 5 });
    expect(ledgerOf(play(state, '1:e4 resign 2'))).toEqual(['2 resignation 5 0:10']);
  });

  it('B27 a live branch keeps at least one chip [correct/bad_rating]', () => {
    for (const rating of [0, -3]) {
      expect(refusalOf(newGame({}), rate(1, rating), T0)).toEqual({
        code: 'correct/bad_rating',
        params: { board: 1, rating },
        rule: 'B27',
        item: null,
      });
    }
  });

  it('B27 only live branches are corrected', () => {
    expect(refusalOf(newGame({}), place(2, W.castling), T0).code).toBe('board/no_branch');
    expect(refusalOf(newGame({}), rate(6, 3), T0)).toMatchObject({ code: 'board/unknown', params: { board: 6 } });
    expect(refusalOf(newGame({}), rate(0, 3), T0).code).toBe('board/unknown');
  });
});
