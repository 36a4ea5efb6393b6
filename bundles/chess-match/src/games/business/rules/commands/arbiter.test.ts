import { describe, expect, it } from 'vitest';
import { entry } from '../../views/entry';
import { START_FEN } from '../../../chess/onFen';
import {
  after,
  drafted,
  eventsOf,
  fold,
  ledgerOf,
  newGame,
  play,
  stakedGame,
  stakesOf,
  refusalOf,
  shuffle,
  shuffled,
  T0,
} from '../../../testing/play';
import { W } from '../../../testing/positions';
import type { Command } from '../commands';
import { cardsOf, liveBranches, unconfirmed, type State } from '../state';

describe('B25 the red line', () => {
  const cross = (penalty: 'warning' | 'expulsion' | 'time'): Command => ({
    type: 'redLine',
    side: 'white',
    player: 'Ivanov',
    penalty,
    reason: 'second at the boards',
  });

  it('B25 first a warning, then expulsion or two minutes for the opponent, as the arbiter chooses', () => {
    const warned = after(newGame({}), cross('warning'), T0);
    expect([cardsOf(warned, 'white'), cardsOf(warned, 'black')]).toEqual([['warning'], []]);
    expect(cardsOf(after(warned, cross('expulsion'), T0), 'white')).toEqual(['warning', 'expulsion']);
    const timed = after(warned, cross('time'), T0);
    expect(timed.clock.remainingMs).toEqual({ white: 5_400_000, black: 5_520_000 });
    expect(cardsOf(after(timed, cross('expulsion'), T0), 'white')).toEqual(['warning', 'time', 'expulsion']);
  });

  it('B25 two minutes on a clock that shows 0:00 are two minutes', () => {
    const warned = after(newGame({ timePerTeamMs: 5000 }), cross('warning'), T0);
    const overrun = after(warned, { type: 'setClock', side: 'black', remainingMs: -9000, reason: '' }, T0);
    expect(after(overrun, cross('time'), T0).clock.remainingMs.black).toBe(120_000);
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
    expect(
      refusalOf(warned, { type: 'redLine', side: 'black', player: 'Petrov', penalty: 'time', reason: 'x' }, T0).code,
    ).toBe('redline/penalty');
  });
});

describe('B25 B27 a penalty withdrawn', () => {
  const cross = (penalty: 'warning' | 'expulsion' | 'time'): Command => ({
    type: 'redLine',
    side: 'white',
    player: 'Ivanov',
    penalty,
    reason: 'crossed',
  });
  const withdraw = (number: number): Command => ({ type: 'withdrawPenalty', number, reason: 'it was the coach' });

  it('B25 stays in the list with its reason, counts no more, and its two minutes go back', () => {
    const timed = after(after(newGame({}), cross('warning'), T0), cross('time'), T0);
    const state = after(timed, withdraw(2), T0);
    expect(state.clock.remainingMs).toEqual(newGame({}).clock.remainingMs);
    expect([cardsOf(state, 'white'), cardsOf(state, 'black')]).toEqual([['warning'], []]);
    expect(state.penalties.map(({ penalty, withdrawn }) => [penalty, withdrawn])).toEqual([
      ['warning', null],
      ['time', 'it was the coach'],
    ]);
  });

  it('B25 the next crossing after the only warning was withdrawn is a first one again', () => {
    const state = after(after(newGame({}), cross('warning'), T0), withdraw(1), T0);
    expect(refusalOf(state, cross('expulsion'), T0).code).toBe('redline/penalty');
    expect(cardsOf(after(state, cross('warning'), T0), 'white')).toEqual(['warning']);
  });

  it('B25 only once, and only one that was given [penalty/unknown] [penalty/withdrawn]', () => {
    const state = after(after(newGame({}), cross('warning'), T0), withdraw(1), T0);
    expect(refusalOf(state, withdraw(1), T0)).toMatchObject({ code: 'penalty/withdrawn', params: { number: 1 } });
    expect(refusalOf(state, withdraw(2), T0)).toMatchObject({ code: 'penalty/unknown', params: { number: 2 } });
  });

  it('a crossing of a journal without reasons has an empty one', () => {
    const state = fold(newGame({}), [
      { type: 'redLineCrossed', side: 'white', player: 'Ivanov', penalty: 'warning', atMs: T0 },
    ]);
    expect(state.penalties[0]?.reason).toBe('');
  });
});

describe('B8 the copy on a fresh board', () => {
  const confirm = (board: number, confirmed = true): Command => ({ type: 'confirmBoard', board, confirmed });
  const branched = (): State => play(newGame({}), '1:e4 2:d4 branch 1>2 3+7');
  const waiting = (state: State): number[] => unconfirmed(state).map(({ board }) => board);

  it('B8 waits for the arbiter’s word, which can be taken back', () => {
    expect(waiting(newGame({}))).toEqual([]);
    expect(waiting(branched())).toEqual([2]);
    const confirmed = after(branched(), confirm(2), T0);
    expect(waiting(confirmed)).toEqual([]);
    expect(waiting(play(confirmed, '1:e5 2:d5'))).toEqual([]);
    expect(waiting(after(confirmed, confirm(2, false), T0))).toEqual([2]);
  });

  it('B8 waits again when the branch was undone and another stands there', () => {
    const history = [...eventsOf(branched(), confirm(2), T0)];
    const without = fold(newGame({}), history);
    expect(waiting(play(without, '1:e4 2:c4 branch 1>2 5+5'))).toEqual([2]);
  });

  it('B8 is not asked for elsewhere [confirm/not_needed] [confirm/not_confirmed] [board/no_branch] [board/unknown]', () => {
    expect(refusalOf(branched(), confirm(1), T0)).toMatchObject({ code: 'confirm/not_needed', rule: 'B8' });
    expect(refusalOf(after(branched(), confirm(2), T0), confirm(2), T0).code).toBe('confirm/not_needed');
    expect(refusalOf(branched(), confirm(2, false), T0).code).toBe('confirm/not_confirmed');
    expect(refusalOf(branched(), confirm(3), T0).code).toBe('board/no_branch');
    expect(refusalOf(branched(), confirm(6), T0).code).toBe('board/unknown');
  });
});

describe('B19 score changes entered by the arbiter', () => {
  const fix = (branch: string, fixed = true): Command => ({ type: 'fixScore', branch, fixed, reason: 'said aloud' });
  const ended = (): State => play(newGame({}), '1:e4 2:d4 branch 1>2 3+7', '1:e5 resign 2');

  it('B19 each with a remark, and taken back', () => {
    const fixed = after(ended(), fix('b2'), T0);
    expect(fixed.fixes).toEqual([{ branch: 'b2', reason: 'said aloud', atMs: T0 }]);
    expect(ledgerOf(fixed)).toEqual(ledgerOf(ended()));
    expect(after(fixed, fix('b2', false), T0).fixes).toEqual([]);
  });

  it('B19 only what stands in the ledger [score/no_entry] [score/not_fixed]', () => {
    expect(refusalOf(ended(), fix('b1'), T0).code).toBe('score/no_entry');
    expect(refusalOf(ended(), fix('b2', false), T0).code).toBe('score/not_fixed');
    expect(fold(newGame({}), eventsOf(ended(), fix('b2'), T0)).fixes).toEqual([]);
  });
});

describe('B15 draw claims before the arbiter', () => {
  const rule = (accepted: boolean): Command => ({ type: 'decideClaim', board: 1, accepted, reason: 'looked at it' });
  const claimed = drafted;
  const evidenceOn = (state: State) => entry(state, {}, 0).evidence[0];

  it('B15 the evidence: how often, after which turns, what it would end as', () => {
    expect(evidenceOn(claimed(shuffled(newGame({}), 8), 'claim 1'))).toEqual({
      board: 1,
      branch: 'b1',
      claimed: true,
      san: null,
      occurrences: 3,
      turns: ['', '2...', '4...'],
      halfMoves: 8,
      kind: 'repetition',
      ruling: null,
    });
    expect(evidenceOn(claimed(shuffled(newGame({}), 7), 'claim 1 1:Ng8'))).toMatchObject({
      san: 'Ng8',
      occurrences: 3,
      turns: ['', '2...', '4...'],
    });
    expect(evidenceOn(shuffled(newGame({}), 7))).toMatchObject({ claimed: false, occurrences: 2, kind: null });
  });

  it('B15 an accepted claim ends the branch with the turn, as one nobody ruled on does', () => {
    const state = after(claimed(shuffled(newGame({}), 8), 'claim 1'), rule(true), T0);
    expect(evidenceOn(state)).toMatchObject({ ruling: { accepted: true, reason: 'looked at it' } });
    expect(ledgerOf(after(state, { type: 'commitTurn', line: null }, T0))).toEqual(['1 repetition 10 10:10']);
  });

  it('B15 a refused claim cannot be pressed, another move or turn is judged anew [claim/refused]', () => {
    const refused = after(claimed(shuffled(newGame({}), 8), 'claim 1'), rule(false), T0);
    expect(refusalOf(refused, { type: 'commitTurn', line: null }, T0)).toEqual({
      code: 'claim/refused',
      params: { board: 1, reason: 'looked at it' },
      rule: 'B15',
      item: 'claim 1',
    });
    const next = play(refused, shuffle(refused));
    expect(next.rulings).toEqual([]);
    expect(ledgerOf(play(next, 'claim 1'))).toEqual(['1 repetition 10 10:10']);
    const changed = after(refused, rule(true), T0);
    expect(ledgerOf(after(changed, { type: 'commitTurn', line: null }, T0))).toHaveLength(1);
  });

  it('B15 a ruling of a turn that was undone does not rule another', () => {
    const refused = eventsOf(claimed(shuffled(newGame({}), 8), 'claim 1'), rule(false), T0);
    expect(fold(shuffled(newGame({}), 4), refused).rulings).toEqual([]);
  });

  it('B15 nothing to rule on without a claim, nothing to accept without evidence [claim/none] [claim/nothing_to_claim]', () => {
    expect(refusalOf(newGame({}), rule(true), T0)).toMatchObject({ code: 'claim/none', params: { board: 1 } });
    const early = claimed(shuffled(newGame({}), 4), 'claim 1');
    expect(refusalOf(early, rule(true), T0)).toMatchObject({
      code: 'claim/nothing_to_claim',
      params: { board: 1, occurrences: 2, halfMoves: 4 },
    });
    expect(after(early, rule(false), T0).rulings).toHaveLength(1);
  });
});

describe('B26 substitution', () => {
  const change = { type: 'substitute', side: 'white', out: 'Ivanov', in: 'Petrov' } satisfies Command;

  it('B26 while the team’s clock does not run', () => {
    const events = [{ type: 'substituted', side: 'white', out: 'Ivanov', in: 'Petrov', atMs: T0 }];
    expect(eventsOf(newGame({}), change, T0)).toEqual(events);
    const opponentRuns = after(play(newGame({}), '1:e4'), { type: 'startClock' }, T0);
    expect(eventsOf(opponentRuns, change, T0)).toEqual(events);
  });

  it('B26 of one player by another [substitute/same_player]', () => {
    expect(refusalOf(newGame({}), { ...change, in: 'Ivanov' }, T0)).toMatchObject({
      code: 'substitute/same_player',
      params: { player: 'Ivanov' },
    });
    expect(after(newGame({}), change, T0).substitutions).toEqual([
      { side: 'white', out: 'Ivanov', in: 'Petrov', ply: 0, atMs: T0 },
    ]);
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
      // Nine pawns; an en passant square behind which the pawn cannot have come from.
      'rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      '4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1',
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

  it('B27 a stake is set; the score follows', () => {
    const state = after(stakedGame([3, 2], {}), rate(2, 5), T0);
    expect(stakesOf(state)).toEqual({ 1: 3, 2: 5 });
    expect(liveBranches(state)[1]?.stakes.at(-1)).toEqual({ ply: 0, chips: 5 });
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
