import { describe, expect, it } from 'vitest';
import { remainingAt } from '../../common/clock';
import { evolve } from './evolve';
import { seatToMove } from './state';
import { partnerOf, teamAt } from './seats';
import { after, decided, fenOf, fold, matchOn, moves, newMatch, refusal, reserveOf, result, T0 } from '../testing/play';

describe('S1 two teams, two boards', () => {
  it('S1 the first team has White on A and Black on B, the second the other way round', () => {
    expect([teamAt('A', 'white'), teamAt('B', 'black')]).toEqual(['first', 'first']);
    expect([teamAt('A', 'black'), teamAt('B', 'white')]).toEqual(['second', 'second']);
    expect(partnerOf({ board: 'A', side: 'white' })).toEqual({ board: 'B', side: 'black' });
  });

  it('S1 the games run at once, in any order of moves', () => {
    const state = moves(newMatch(), 'B:d4 B:d5 A:e4 B:c4 A:e5');
    expect(state.moves.map(({ board, side, number, san }) => `${number} ${board} ${side} ${san}`)).toEqual([
      '1 B white d4',
      '1 B black d5',
      '1 A white e4',
      '2 B white c4',
      '1 A black e5',
    ]);
    expect(seatToMove(state, 'A')).toEqual({ board: 'A', side: 'white' });
    expect(seatToMove(state, 'B')).toEqual({ board: 'B', side: 'black' });
  });

  it('S1 clocks start together, and each press turns that board’s clock alone', () => {
    const started = after(newMatch(), { type: 'startClocks' });
    const state = moves(started, 'A:e4 A:e5', (index) => T0 + 1000 * (index + 1));
    const left = (board: 'A' | 'B', side: 'white' | 'black'): number =>
      remainingAt(state.boards[board].clock, side, T0 + 5000);
    expect([left('A', 'white'), left('A', 'black')]).toEqual([296_000, 299_000]);
    expect([left('B', 'white'), left('B', 'black')]).toEqual([295_000, 300_000]);
    expect(state.moves.map(({ clockMs }) => clockMs)).toEqual([299_000, 299_000]);
  });

  it('S1 without started clocks a move has no time', () => {
    expect(moves(newMatch(), 'A:e4').moves[0]?.clockMs).toBeNull();
  });

  it('S1 clocks stop together and run on with who is to move', () => {
    const moved = moves(after(newMatch(), { type: 'startClocks' }), 'A:e4');
    expect(refusal(moved, { type: 'startClocks' })).toEqual({ code: 'swedish/clock/running', rule: 'S1', params: {} });
    const stopped = after(moved, { type: 'stopClocks', reason: 'water' }, T0 + 2000);
    expect(refusal(stopped, { type: 'stopClocks', reason: '' }).code).toBe('swedish/clock/stopped');
    expect(stopped.boards.A.clock).toEqual({
      remainingMs: { white: 300_000, black: 298_000 },
      running: null,
      sinceMs: null,
      delayMs: 0,
    });
    const again = after(stopped, { type: 'startClocks' }, T0 + 9000);
    expect([again.boards.A.clock.running, again.boards.B.clock.running]).toEqual(['black', 'white']);
  });

  it('S1 what is no move, no legal one, or several, is refused by name', () => {
    const state = newMatch();
    const press = (text: string) => refusal(state, { type: 'press', board: 'A', text });
    expect(press('hm')).toEqual({ code: 'swedish/move/unreadable', rule: 'S1', params: { board: 'A', text: 'hm' } });
    expect(press('e5')).toEqual({
      code: 'swedish/move/illegal',
      rule: 'S1',
      params: {
        board: 'A',
        text: 'e5',
        side: 'white',
        inCheck: false,
        elsewhere: [],
        why: { kind: 'unreachable', piece: 'p', to: 'e5' },
      },
    });
    expect(press('e4+')).toEqual({
      code: 'swedish/move/wrong_mark',
      rule: 'S6',
      params: { board: 'A', text: 'e4+', san: 'e4' },
    });
    const two = matchOn({ A: '4k3/8/8/8/8/2N5/8/4K1N1[] w - - 0 1', B: null });
    expect(refusal(two, { type: 'press', board: 'A', text: 'Ne2' })).toEqual({
      code: 'swedish/move/ambiguous',
      rule: 'S1',
      params: { board: 'A', text: 'Ne2', candidates: ['Nge2', 'Nce2'] },
    });
  });
});

describe('S2 what is taken goes to the partner', () => {
  it('S2 with its colour, into the reserve on the other board, before the clock is pressed', () => {
    const state = moves(newMatch(), 'A:e4 A:d5 A:exd5');
    expect(reserveOf(state, 'B', 'black')).toBe('p');
    expect(reserveOf(state, 'B', 'white') + reserveOf(state, 'A', 'white') + reserveOf(state, 'A', 'black')).toBe('');
    expect(state.moves.at(-1)).toMatchObject({ gave: 'p' });
    const both = moves(state, 'A:Qxd5');
    expect(reserveOf(both, 'B', 'white')).toBe('p');
  });

  it('S2 and back again: what comes from B goes to A', () => {
    const state = moves(newMatch(), 'B:e4 B:d5 B:exd5 A:e4 A:P@e3');
    expect(fenOf(state, 'A')).toBe('rnbqkbnr/pppppppp/8/8/4P3/4p3/PPPP1PPP/RNBQKBNR[] w KQkq - 0 2');
  });

  it('S2 the arbiter can set a reserve that was counted wrong', () => {
    const set = after(newMatch(), {
      type: 'correctReserve',
      board: 'B',
      side: 'white',
      piece: 'n',
      count: 2,
      reason: 'x',
    });
    expect(reserveOf(set, 'B', 'white')).toBe('nn');
    const more = { type: 'correctReserve', board: 'B', side: 'white', reason: '' } as const;
    expect(refusal(set, { ...more, piece: 'n', count: 2 }).code).toBe('swedish/correct/no_change');
    for (const wrong of [
      { piece: 'k', count: 1 },
      { piece: 'n', count: -1 },
      { piece: 'n', count: 1.5 },
      { piece: 'p', count: 33 },
    ])
      expect(refusal(set, { ...more, ...wrong })).toEqual({
        code: 'swedish/correct/bad_reserve',
        rule: 'S2',
        params: { board: 'B', ...wrong },
      });
  });
});

describe('S3 drops instead of moves', () => {
  const state = matchOn({ A: '4k3/8/8/8/8/8/4P3/4K3[Np] w - - 0 1', B: null });

  it('S3 any piece of the own reserve on any empty square', () => {
    const dropped = moves(state, 'A:N@f6+');
    expect(fenOf(dropped, 'A')).toBe('4k3/8/5N2/8/8/8/4P3/4K3[p] b - - 1 1');
  });

  it.each([
    ['Q@d5', 'swedish/drop/not_in_reserve', { board: 'A', side: 'white', piece: 'q' }],
    ['P@d5', 'swedish/drop/not_in_reserve', { board: 'A', side: 'white', piece: 'p' }],
    ['N@e2', 'swedish/drop/occupied', { board: 'A', square: 'e2' }],
    ['N@e9', 'swedish/drop/no_square', { board: 'A', square: 'e9' }],
  ])('S3 %s is refused: %s', (text, code, params) => {
    expect(refusal(state, { type: 'press', board: 'A', text })).toEqual({ code, rule: 'S3', params });
  });

  it('S3 a pawn not on the first or the last rank', () => {
    const pawn = matchOn({ A: '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1', B: null });
    for (const square of ['a1', 'a8'])
      expect(refusal(pawn, { type: 'press', board: 'A', text: `P@${square}` })).toEqual({
        code: 'swedish/drop/pawn_rank',
        rule: 'S3',
        params: { board: 'A', square },
      });
    expect(fenOf(moves(pawn, 'A:P@a7'), 'A')).toContain('/P7/');
  });

  it('S3 a drop that leaves the own king in check is none', () => {
    const check = matchOn({ A: '4r1k1/8/8/8/8/8/3P1P2/3QKB2[N] w - - 0 1', B: null });
    expect(refusal(check, { type: 'press', board: 'A', text: 'N@a5' })).toEqual({
      code: 'swedish/drop/still_in_check',
      rule: 'S6',
      params: { board: 'A', piece: 'n', square: 'a5' },
    });
    expect(moves(check, 'A:N@e5').end).toBeNull();
  });
});

describe('S4 a promoted piece goes over as a pawn', () => {
  it('S4 whatever it has become, and however far it has gone', () => {
    const state = matchOn({ A: '4k3/7P/8/8/6b1/8/8/4K3[] w - - 0 1', B: null });
    expect(reserveOf(moves(state, 'A:h8=Q+ A:Kd7 A:Qh3 A:Bxh3'), 'B', 'white')).toBe('p');
  });
});

describe('S5 pawns and rooks that came from the reserve', () => {
  it('S5 castling with a dropped rook, as agreed', () => {
    const fen = '4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1';
    expect(fenOf(moves(matchOn({ A: fen, B: null }), 'A:R@h1 A:Kd7 A:O-O'), 'A')).toContain('R4RK1');
    const not = moves(matchOn({ A: fen, B: null }, { droppedRookCastles: false }), 'A:R@h1 A:Kd7');
    expect(refusal(not, { type: 'press', board: 'A', text: 'O-O' }).code).toBe('swedish/move/illegal');
  });

  it('S5 a pawn dropped on the second rank goes two squares and is taken en passant, and goes over', () => {
    const state = matchOn({ A: '4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1', B: null });
    const taken = moves(state, 'A:P@e2 A:Kd7 A:e4 A:dxe3');
    expect(fenOf(taken, 'A')).toBe('8/3k4/8/8/8/4p3/8/4K3[] w - - 0 3');
    expect(reserveOf(taken, 'B', 'white')).toBe('p');
  });
});

describe('S6 mate on the board, and sitting', () => {
  it('S6 a check that any piece could stop ends nothing: the player sits', () => {
    const state = moves(matchOn({ A: '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1', B: null }), 'A:Re8+');
    expect(state.end).toBeNull();
    expect(refusal(state, { type: 'press', board: 'A', text: 'Kh8' })).toEqual({
      code: 'swedish/move/sitting',
      rule: 'S6',
      params: { board: 'A', side: 'black' },
    });
    expect(refusal(state, { type: 'press', board: 'A', text: 'N@f8' }).code).toBe('swedish/drop/not_in_reserve');
  });

  it('S6 what the partner gives then helps', () => {
    const checked = moves(matchOn({ A: '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1', B: null }), 'A:Re8+');
    const given = moves(checked, 'B:e4 B:Nf6 B:e5 B:Nd5 B:c4 B:a6 B:cxd5');
    expect(fenOf(moves(given, 'A:N@f8'), 'A')).toBe('4Rnk1/5ppp/8/8/8/8/8/K7[] w - - 2 2');
  });

  it('S6 a knight’s check that cannot be answered is mate', () => {
    const state = moves(matchOn({ A: '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1', B: null }), 'A:N@f7#');
    expect(result(state)).toEqual(['first', 'mate']);
    expect(state.end?.at).toEqual([{ board: 'A', side: 'white' }]);
  });
});

describe('S7 drops with check', () => {
  const mating = '6rk/6pp/8/8/8/8/8/4K3[NQ] w - - 0 1';
  const on = (dropWithCheck: string) => matchOn({ A: mating, B: null }, { dropWithCheck });

  it('S7 all: check and mate', () => {
    expect(result(moves(on('all'), 'A:N@f7#'))).toEqual(['first', 'mate']);
  });

  it('S7 checkNotMate: check, but not mate', () => {
    expect(refusal(on('checkNotMate'), { type: 'press', board: 'A', text: 'N@f7' })).toEqual({
      code: 'swedish/drop/mate_forbidden',
      rule: 'S7',
      params: { board: 'A', san: 'N@f7#' },
    });
    expect(moves(on('checkNotMate'), 'A:Q@h6').moves).toHaveLength(1);
  });

  it('S7 none: neither', () => {
    const state = matchOn({ A: '4k3/8/8/8/8/8/8/4K3[N] w - - 0 1', B: null }, { dropWithCheck: 'none' });
    expect(refusal(state, { type: 'press', board: 'A', text: 'N@f6' })).toEqual({
      code: 'swedish/drop/check_forbidden',
      rule: 'S7',
      params: { board: 'A', san: 'N@f6+' },
    });
    expect(moves(state, 'A:N@f5').moves).toHaveLength(1);
    expect(result(moves(matchOn({ A: '6rk/6pp/7N/8/8/8/8/4K3[] w - - 0 1', B: null }), 'A:Nf7'))).toEqual([
      'first',
      'mate',
    ]);
  });
});

describe('S8 ends', () => {
  it('S8 a mate ends both boards and stops both clocks', () => {
    const fools = moves(after(newMatch(), { type: 'startClocks' }), 'A:f3 A:e5 A:g4 A:Qh4', () => T0 + 500);
    // From afar it is none: a pawn on g3 or f2 would help.
    expect(fools.end).toBeNull();
    const mate = moves(
      after(matchOn({ A: '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1', B: null }), { type: 'startClocks' }),
      'A:N@f7',
      () => T0 + 1500,
    );
    expect([mate.boards.A.clock.running, mate.boards.B.clock.running]).toEqual([null, null]);
    expect(mate.boards.B.clock.remainingMs.white).toBe(298_500);
    for (const board of ['A', 'B'] as const)
      expect(refusal(mate, { type: 'press', board, text: 'e4' }, T0 + 2000)).toEqual({
        code: 'swedish/game/over',
        rule: 'S8',
        params: { reason: 'mate' },
      });
    for (const command of [
      { type: 'resign', team: 'first' },
      { type: 'offerDraw', team: 'first' },
      { type: 'declineDraw', team: 'first' },
      { type: 'startClocks' },
      { type: 'demandMove', team: 'first', board: 'A' },
      { type: 'punish', board: 'A', side: 'white', reason: '' },
      { type: 'correctPosition', board: 'A', fen: '', reason: '' },
      { type: 'correctReserve', board: 'A', side: 'white', piece: 'n', count: 1, reason: '' },
      { type: 'abort', reason: '' },
      { type: 'flag', board: 'A', side: 'white' },
      { type: 'flag', board: 'B', side: 'white' },
    ] as const)
      expect([command.type, refusal(mate, command)]).toEqual([
        command.type,
        { code: 'swedish/game/over', rule: 'S8', params: { reason: 'mate' } },
      ]);
  });

  it('S8 who oversteps the time loses for the team; not before', () => {
    const started = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const moved = moves(started, 'A:e4', () => T0 + 1000);
    expect(refusal(moved, { type: 'flag', board: 'A', side: 'black' }, T0 + 5999)).toEqual({
      code: 'swedish/flag/time_left',
      rule: 'S8',
      params: { board: 'A', side: 'black', remainingMs: 1 },
    });
    const fallen = after(moved, { type: 'flag', board: 'B', side: 'white' }, T0 + 5000);
    expect(result(fallen)).toEqual(['first', 'flag']);
    expect(fallen.end?.at).toEqual([{ board: 'B', side: 'white' }]);
    expect(fallen.boards.B.clock.remainingMs.white).toBe(0);
  });

  it('S8 the flag that fell first decides, whichever is named', () => {
    const started = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const moved = moves(started, 'A:e4', () => T0 + 1000);
    const late = after(moved, { type: 'flag', board: 'A', side: 'black' }, T0 + 8000);
    expect(late.end).toMatchObject({
      result: 'first',
      reason: 'flag',
      at: [{ board: 'B', side: 'white' }],
      atMs: T0 + 5000,
    });
  });

  it('S8 a flag pressed too late can still be claimed', () => {
    const started = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const pressed = moves(started, 'A:e4 B:e4', (index) => T0 + (index === 0 ? 5200 : 1000));
    expect(after(pressed, { type: 'flag', board: 'A', side: 'white' }, T0 + 5300).end).toMatchObject({
      result: 'second',
      atMs: T0 + 5000,
    });
  });

  it('S8 a team resigns', () => {
    expect(result(after(newMatch(), { type: 'resign', team: 'first' }))).toEqual(['second', 'resignation']);
    expect(result(after(newMatch(), { type: 'resign', team: 'second' }))).toEqual(['first', 'resignation']);
  });

  it('S8 no stalemate: the player sits; or a draw, as agreed', () => {
    const fen = '7k/8/6K1/5Q2/8/8/8/8[] w - - 0 1';
    expect(moves(matchOn({ A: fen, B: null }), 'A:Qf7').end).toBeNull();
    expect(result(moves(matchOn({ A: fen, B: null }, { stalemate: 'draw' }), 'A:Qf7'))).toEqual(['draw', 'stalemate']);
  });

  it('S8 a match that is broken off is decided for nobody', () => {
    expect(result(after(newMatch(), { type: 'abort', reason: 'fire' }))).toEqual([null, 'aborted']);
  });
});

describe('S9 draws', () => {
  it('S9 both teams agree', () => {
    const offered = after(newMatch(), { type: 'offerDraw', team: 'first' });
    expect(refusal(offered, { type: 'offerDraw', team: 'first' })).toEqual({
      code: 'swedish/draw/offered_already',
      rule: 'S9',
      params: { team: 'first' },
    });
    expect(result(after(offered, { type: 'offerDraw', team: 'second' }))).toEqual(['draw', 'agreement']);
  });

  it('S9 an offer is declined by saying so or by moving on; the own moves leave it standing', () => {
    const offered = after(newMatch(), { type: 'offerDraw', team: 'first' });
    expect(after(offered, { type: 'declineDraw', team: 'second' }).offers).toEqual([]);
    expect(refusal(offered, { type: 'declineDraw', team: 'first' }).code).toBe('swedish/draw/not_offered');
    expect(moves(offered, 'A:e4').offers).toEqual(['first']);
    expect(moves(offered, 'B:e4').offers).toEqual([]);
  });

  const MATES = { A: '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1', B: '4k3/8/8/8/8/8/6PP/6RK[n] b - - 0 1' };
  const OTHERS = { ...MATES, B: MATES.A };

  it('S9 mates on both boards at once, by different teams: draw', () => {
    const first = moves(matchOn(OTHERS), 'A:N@f7');
    const both = moves(first, 'B:N@f7');
    expect(both.end).toEqual({
      result: 'draw',
      reason: 'simultaneous-mates',
      at: [
        { board: 'A', side: 'white' },
        { board: 'B', side: 'white' },
      ],
      atMs: T0,
    });
    expect(refusal(both, { type: 'press', board: 'A', text: 'Kg8' }).code).toBe('swedish/game/over');
  });

  it('S9 mates on both boards for the same team win', () => {
    const both = moves(matchOn(MATES), 'A:N@f7 B:N@f2');
    expect(both.end).toMatchObject({ result: 'first', reason: 'mate', at: [{ board: 'A' }, { board: 'B' }] });
  });

  it('S9 at once means within simultaneousMs', () => {
    const press = { type: 'press', board: 'B', text: 'N@f7' } as const;
    const first = moves(matchOn(OTHERS, { simultaneousMs: 300 }), 'A:N@f7');
    expect(result(after(first, press, T0 + 300))).toEqual(['draw', 'simultaneous-mates']);
    expect(refusal(first, press, T0 + 301).code).toBe('swedish/game/over');
    expect(refusal(first, { ...press, text: 'N@e5' }, T0 + 100).code).toBe('swedish/game/over');
    const strict = moves(matchOn(OTHERS), 'A:N@f7');
    expect(refusal(strict, press, T0 + 1).code).toBe('swedish/game/over');
  });

  it('S9 flags on both boards at the same moment: draw', () => {
    const started = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const fallen = after(started, { type: 'flag', board: 'A', side: 'white' }, T0 + 6000);
    expect(fallen.end).toEqual({
      result: 'draw',
      reason: 'simultaneous-flags',
      at: [
        { board: 'A', side: 'white' },
        { board: 'B', side: 'white' },
      ],
      atMs: T0 + 5000,
    });
  });

  it('S9 a moment apart is the same moment only if that is agreed', () => {
    const apart = (simultaneousMs: number) => {
      const started = after(newMatch({ timePerPlayerMs: 5000, simultaneousMs }), { type: 'startClocks' });
      return after(started, { type: 'addTime', board: 'B', side: 'white', ms: 200, reason: '' });
    };
    expect(result(after(apart(200), { type: 'flag', board: 'A', side: 'white' }, T0 + 5200))).toEqual([
      'draw',
      'simultaneous-flags',
    ]);
    expect(result(after(apart(199), { type: 'flag', board: 'A', side: 'white' }, T0 + 5200))).toEqual([
      'second',
      'flag',
    ]);
  });

  it('S9 the second flag may be seen after the first has ended the match', () => {
    const started = after(newMatch({ timePerPlayerMs: 5000, simultaneousMs: 300 }), { type: 'startClocks' });
    const given = after(started, { type: 'addTime', board: 'B', side: 'white', ms: 200, reason: '' });
    const first = after(given, { type: 'flag', board: 'A', side: 'white' }, T0 + 5000);
    expect(result(first)).toEqual(['second', 'flag']);
    const second = { type: 'flag', board: 'B', side: 'white' } as const;
    expect(refusal(first, second, T0 + 5100).code).toBe('swedish/flag/time_left');
    expect(result(after(first, second, T0 + 5200))).toEqual(['draw', 'simultaneous-flags']);
    expect(refusal(first, { type: 'flag', board: 'B', side: 'black' }, T0 + 9999).code).toBe('swedish/flag/time_left');
    expect(refusal(first, { type: 'flag', board: 'A', side: 'white' }, T0 + 5200).code).toBe('swedish/game/over');
    const far = after(given, { type: 'addTime', board: 'B', side: 'white', ms: 1000, reason: '' });
    const alone = after(far, { type: 'flag', board: 'A', side: 'white' }, T0 + 5000);
    expect(refusal(alone, second, T0 + 6200)).toEqual({
      code: 'swedish/flag/too_late',
      rule: 'S9',
      params: { board: 'B', laterMs: 1200 },
    });
  });
});

describe('S10 repetition, fifty moves, material', () => {
  const there = 'A:Nf3 A:Nf6 A:Ng1 A:Ng8 ';

  it('S10 none of them by default', () => {
    expect(moves(newMatch(), there.repeat(4)).end).toBeNull();
    expect(
      moves(matchOn({ A: '4k3/8/8/8/8/8/8/4K3[] w - - 400 300', B: '4k3/8/8/8/8/8/8/4K3[] w - - 0 1' }), 'A:Ke2').end,
    ).toBeNull();
  });

  it('S10 the third time draws where that is agreed', () => {
    const state = newMatch({ repetition: 'draw' });
    expect(moves(state, `${there}A:Nf3 A:Nf6 A:Ng1`).end).toBeNull();
    expect(result(moves(state, there.repeat(2)))).toEqual(['draw', 'repetition']);
  });

  it('S10 another reserve is another position', () => {
    const state = moves(newMatch({ repetition: 'draw' }), `${there}B:e4 B:d5 B:exd5 ${there}`);
    expect(state.end).toBeNull();
  });

  it('S10 fifty moves by each side of one board draw where that is agreed; a pawn drop begins afresh', () => {
    const fen = '4k3/8/8/8/8/8/8/R3K3[PN] w - - 99 90';
    expect(result(moves(matchOn({ A: fen, B: null }, { fiftyMoves: 'draw' }), 'A:Ra2'))).toEqual([
      'draw',
      'fifty-moves',
    ]);
    expect(result(moves(matchOn({ A: fen, B: null }, { fiftyMoves: 'draw' }), 'A:N@a5'))).toEqual([
      'draw',
      'fifty-moves',
    ]);
    expect(moves(matchOn({ A: fen, B: null }, { fiftyMoves: 'draw' }), 'A:P@a5').end).toBeNull();
  });

  it('S10 bare kings draw where that is agreed; not while anything lies in a reserve', () => {
    const bare = { A: '4k3/8/8/8/8/8/8/4K3[] w - - 0 1', B: '4k3/8/8/8/8/8/8/4KN2[] w - - 0 1' };
    expect(result(moves(matchOn(bare, { material: 'draw' }), 'A:Kd2'))).toEqual(['draw', 'material']);
    const held = { ...bare, A: '4k3/8/8/8/8/8/8/4K3[p] w - - 0 1' };
    expect(moves(matchOn(held, { material: 'draw' }), 'A:Kd2').end).toBeNull();
  });
});

describe('S11 a concrete move was named', () => {
  const punish = { type: 'punish', board: 'B', side: 'black', reason: 'Qg5!' } as const;

  it('S11 a warning by default', () => {
    const state = after(newMatch(), punish);
    expect(state.punishments).toEqual([
      { board: 'B', side: 'black', penalty: 'warning', ms: 0, reason: 'Qg5!', atMs: T0 },
    ]);
    expect(state.end).toBeNull();
    expect(state.boards).toEqual(newMatch().boards);
  });

  it('S11 time, also from a clock that runs', () => {
    const started = after(newMatch({ namedMove: 'time', namedMoveMs: 30_000 }), { type: 'startClocks' });
    const state = after(started, { ...punish, side: 'white' }, T0 + 1000);
    expect(remainingAt(state.boards.B.clock, 'white', T0 + 1000)).toBe(269_000);
    expect(state.boards.B.clock.running).toBe('white');
  });

  it('S11 the game', () => {
    expect(result(after(newMatch({ namedMove: 'game' }), punish))).toEqual(['second', 'punishment']);
  });
});

describe('S13 move for move', () => {
  const on = () => newMatch({ moveForMove: true });

  it('S13 who has moved may demand that the opponent on the other board move next', () => {
    const moved = moves(on(), 'A:e4');
    const demanded = after(moved, { type: 'demandMove', team: 'first', board: 'B' });
    expect(demanded.demanded).toBe('B');
    expect(refusal(demanded, { type: 'press', board: 'A', text: 'e5' })).toEqual({
      code: 'swedish/move/demanded_elsewhere',
      rule: 'S13',
      params: { board: 'A', demanded: 'B' },
    });
    const met = moves(demanded, 'B:e4');
    expect(met.demanded).toBeNull();
    expect(moves(met, 'A:e5').moves).toHaveLength(3);
  });

  it('S13 nobody else may, nor where the partner is to move, nor twice, nor of one who must sit', () => {
    const demand = (team: 'first' | 'second', board: 'A' | 'B') => ({ type: 'demandMove', team, board }) as const;
    expect(refusal(on(), demand('first', 'B')).code).toBe('swedish/demand/not_last_mover');
    const moved = moves(on(), 'A:e4');
    expect(refusal(moved, demand('second', 'B')).code).toBe('swedish/demand/not_last_mover');
    expect(refusal(moved, demand('first', 'A'))).toEqual({
      code: 'swedish/demand/not_last_mover',
      rule: 'S13',
      params: { board: 'A', team: 'first' },
    });
    expect(refusal(after(moved, demand('first', 'B')), demand('first', 'B')).code).toBe('swedish/demand/already');
    const partner = moves(on(), 'B:e4 A:e4');
    expect(refusal(partner, demand('first', 'B')).code).toBe('swedish/demand/own_partner');
    expect(refusal(moves(newMatch(), 'A:e4'), demand('first', 'B')).code).toBe('swedish/demand/off');
    const sits = moves(
      matchOn(
        { A: '4k3/8/8/8/8/8/8/4K3[] w - - 0 1', B: '4r1k1/8/8/8/8/8/3PPP2/3QKB2[] w - - 0 1' },
        { moveForMove: true },
      ),
      'A:Kd2',
    );
    expect(after(sits, demand('first', 'B')).demanded).toBe('B');
    const stuck = moves(
      matchOn(
        { A: '4k3/8/8/8/8/8/8/4K3[] w - - 0 1', B: '6k1/8/8/8/8/8/5PPP/4r1K1[] w - - 0 1' },
        { moveForMove: true },
      ),
      'A:Kd2',
    );
    expect(refusal(stuck, demand('first', 'B')).code).toBe('swedish/move/sitting');
  });

  it('S13 there are no clocks', () => {
    const none = { code: 'swedish/clock/none', rule: 'S13', params: {} };
    expect(refusal(on(), { type: 'startClocks' })).toEqual(none);
    expect(refusal(on(), { type: 'flag', board: 'A', side: 'white' })).toEqual(none);
    expect(refusal(on(), { type: 'setClock', board: 'A', side: 'white', remainingMs: 1, reason: '' })).toEqual(none);
    expect(refusal(on(), { type: 'addTime', board: 'A', side: 'white', ms: 1, reason: '' })).toEqual(none);
  });
});

describe('the arbiter', () => {
  it('sets a clock as the hall shows it, and adds time', () => {
    const started = after(newMatch(), { type: 'startClocks' });
    const set = after(
      started,
      { type: 'setClock', board: 'A', side: 'white', remainingMs: 90_000, reason: '' },
      T0 + 4000,
    );
    expect(remainingAt(set.boards.A.clock, 'white', T0 + 5000)).toBe(89_000);
    for (const remainingMs of [NaN, 1.5, Infinity, 86_400_001])
      expect(refusal(set, { type: 'setClock', board: 'A', side: 'white', remainingMs, reason: '' }).code).toBe(
        'swedish/clock/bad_time',
      );
    expect(refusal(set, { type: 'addTime', board: 'A', side: 'white', ms: 0.1, reason: '' }).code).toBe(
      'swedish/clock/bad_time',
    );
  });

  const correct = (fen: string) => ({ type: 'correctPosition', board: 'A', fen, reason: 'r' }) as const;

  it('sets a board as it stands; the reserves stay unless they are written', () => {
    const state = moves(newMatch(), 'B:e4 B:d5 B:exd5');
    const set = after(state, correct('4k3/8/8/8/8/8/8/4K3 w - - 0 1'));
    expect(fenOf(set, 'A')).toBe('4k3/8/8/8/8/8/8/4K3[p] w - - 0 1');
    expect(fenOf(after(set, correct('4k3/8/8/8/8/8/8/4K3[Q] b - - 0 1')), 'A')).toBe(
      '4k3/8/8/8/8/8/8/4K3[Q] b - - 0 1',
    );
  });

  it('S5 a king that stands at home has still not moved', () => {
    const set = after(newMatch(), correct('4k3/8/8/8/8/8/8/4K3[R] w - - 0 1'));
    expect(fenOf(moves(set, 'A:R@h1 A:Kd7 A:O-O'), 'A')).toContain('5RK1');
    const gone = after(newMatch(), correct('4k3/8/8/8/8/8/8/3K4[R] w - - 0 1'));
    expect(gone.boards.A.position.kingUnmoved).toEqual({ white: false, black: true });
  });

  it('the clock runs on with who is to move then', () => {
    const started = after(newMatch(), { type: 'startClocks' });
    const set = after(started, correct('4k3/8/8/8/8/8/8/4K3 b - - 0 1'), T0 + 3000);
    expect(set.boards.A.clock).toMatchObject({ running: 'black', remainingMs: { white: 297_000, black: 300_000 } });
  });

  it('refuses what cannot stand, by its part', () => {
    expect(refusal(newMatch(), correct('8/8/8/8/8/8/8/4K3 w'))).toMatchObject({
      code: 'swedish/correct/bad_position',
      params: { board: 'A', what: 'kings', part: 'black' },
    });
    expect(refusal(newMatch(), correct('6rk/5Npp/8/8/8/8/8/4K3[] b - - 0 1')).code).toBe('swedish/correct/mated');
    expect(refusal(newMatch(), correct('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')).code).toBe(
      'swedish/correct/no_change',
    );
  });
});

describe('events', () => {
  it('fold to the same state through JSON', () => {
    const begun = newMatch();
    const events = decided(begun, { type: 'press', board: 'A', text: 'e4' });
    const copied = JSON.parse(JSON.stringify(events)) as typeof events;
    expect(copied.reduce(evolve, JSON.parse(JSON.stringify(begun)) as typeof begun)).toEqual(fold(begun, events));
  });
});
