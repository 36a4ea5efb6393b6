import { describe, expect, it } from 'vitest';
import { playSan, positionKey, START_FEN } from '../../chess/onFen';
import {
  gameAt,
  ledgerOf,
  newGame,
  play,
  stakedGame,
  stakesOf,
  shuffle,
  shuffled,
  turnOf,
  turnRefusal,
} from '../../testing/play';
import { B, W } from '../../testing/positions';
import { isOver, liveBranches, scoreOf } from './state';

/** A branch of rating 3 about to end, and one of rating 2 that goes on. */
const ending = (fen: string) =>
  gameAt(
    [
      { stake: 3, fen },
      { stake: 2, fen: START_FEN },
    ],
    {},
  );

describe('B13 draws', () => {
  it('B13 offered in one turn, accepted in the next instead of a move: half the rating each, chips to the table', () => {
    const offered = play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 1');
    expect(offered.offers).toEqual(['b1']);
    const state = play(offered, 'draw 1 2:e5');
    expect(ledgerOf(state)).toEqual(['1 draw 3 3:3']);
    expect(scoreOf(state)).toEqual({ white: 3, black: 3 });
    expect(state.chipsOut).toBe(3);
    expect(stakesOf(state)).toEqual({ 2: 2 });
    expect(state.branches[0]?.line).toEqual(['e4']);
  });

  it('B13 several at once, in order of board number, before resignation and selection', () => {
    const offered = play(stakedGame([1, 2, 3, 4], {}), '1:e4 2:e4 3:e4 4:e4 offer 3 offer 1');
    expect(ledgerOf(play(offered, '2:e5 draw 3 resign 4 draw 1'))).toEqual([
      '1 draw 1 1:1',
      '3 draw 3 3:3',
      '4 resignation 4 8:0',
    ]);
    expect(ledgerOf(play(offered, 'select 2>4 draw 3 4:e5 draw 1'))).toEqual([
      '1 draw 1 1:1',
      '3 draw 3 3:3',
      '2 selection 2 4:0',
    ]);
  });

  it('B13 without an offer there is nothing to accept [draw/not_offered]', () => {
    const refusal = { code: 'draw/not_offered', params: { board: 1 }, rule: 'B13', item: 'draw 1' };
    expect(turnRefusal(stakedGame([3, 2], {}), 'draw 1 2:e4')).toEqual(refusal);
    const other = play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 2');
    expect(turnRefusal(other, 'draw 1 2:e5')).toEqual(refusal);
  });

  it('B13 an offer lapses when it is not accepted in the next turn, and the offerer cannot accept it', () => {
    const lapsed = play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 1', '1:e5 2:e5');
    expect(lapsed.offers).toEqual([]);
    expect(turnRefusal(lapsed, 'draw 1 2:Nf3').code).toBe('draw/not_offered');
    expect(turnRefusal(play(lapsed, '1:Nf3 2:Nf3'), 'draw 1 2:Nf6').code).toBe('draw/not_offered');
  });

  it('B13 an accepted draw takes no move, and is accepted once', () => {
    const offered = play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 1');
    expect(turnRefusal(offered, 'draw 1 1:e5 2:e5')).toMatchObject({ code: 'turn/board_twice', item: '1:e5' });
    expect(turnRefusal(offered, 'draw 1 draw 1 2:e5')).toMatchObject({ code: 'turn/board_twice', item: 'draw 1' });
  });

  it('B13 an offer needs a branch that goes on [offer/ended]', () => {
    const refusal = { code: 'offer/ended', params: { board: 1 }, rule: 'B13', item: 'offer 1' };
    expect(turnRefusal(ending(W.mateInOne), '1:Ra8 2:e4 offer 1')).toEqual(refusal);
    expect(turnRefusal(ending(W.stalemateInOne), '1:Qf7 2:e4 offer 1')).toEqual(refusal);
    expect(turnRefusal(stakedGame([3, 2], {}), '2:e4 resign 1 offer 1')).toEqual(refusal);
    expect(turnRefusal(stakedGame([3, 2], {}), '2:e4 select 1>2 offer 1')).toEqual(refusal);
    expect(turnRefusal(play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 1'), '2:e5 draw 1 offer 1')).toEqual(refusal);
  });

  it('B13 one offer per branch [offer/twice]', () => {
    expect(turnRefusal(newGame({}), '1:e4 offer 1 offer 1')).toEqual({
      code: 'offer/twice',
      params: { board: 1 },
      rule: 'B13',
      item: 'offer 1',
    });
  });

  it('B13 a draw may be offered on a daughter in the turn that makes her', () => {
    const offered = play(newGame({}), '1:e4 2:d4 branch 1>2 7+3 offer 2');
    expect(ledgerOf(play(offered, '1:e5 draw 2'))).toEqual(['2 draw 3 3:3']);
  });

  it('B13 an offer on the mother does not stand on a daughter', () => {
    const offered = play(newGame({}), '1:e4 offer 1');
    expect(turnRefusal(offered, '1:e5 draw 2 branch 1>2 7+3').code).toBe('board/no_branch');
    expect(play(offered, '1:e5 2:c5 branch 1>2 7+3').offers).toEqual([]);
  });
});

describe('B14 mate', () => {
  it('B14 the mating side scores the rating, chips to the table', () => {
    const state = play(ending(W.mateInOne), '1:Ra8# 2:e4');
    expect(ledgerOf(state)).toEqual(['1 mate 3 6:0']);
    expect(state.chipsOut).toBe(3);
    expect(state.branches[0]).toMatchObject({ check: 'g8', line: ['Ra8#'], end: { kind: 'mate', turn: '1.' } });
    expect(ledgerOf(play(gameAt([{ stake: 2, fen: B.mateInOne }], {}), '1:Ra1'))).toEqual(['1 mate 2 0:4']);
  });

  it('B14 a branching may create the mated branch, mother or daughter', () => {
    const mother = play(gameAt([{ stake: 4, fen: W.mateInOne }], {}), '1:Ra8 2:Ra7 branch 1>2 1+3');
    expect([ledgerOf(mother), stakesOf(mother)]).toEqual([['1 mate 1 2:0'], { 2: 3 }]);
    const daughter = play(gameAt([{ stake: 4, fen: W.mateInOne }], {}), '1:Ra7 2:Ra8 branch 1>2 1+3');
    expect([ledgerOf(daughter), stakesOf(daughter)]).toEqual([['2 mate 3 6:0'], { 1: 1 }]);
  });
});

describe('B14a endings by this turn’s moves', () => {
  it('B14a are scored at the rating after the pass', () => {
    const drawn = play(ending(W.stalemateInOne), '1:Qf7 2:e4 pass 1>2');
    expect([ledgerOf(drawn), stakesOf(drawn)]).toEqual([['1 stalemate 2 2:2'], { 2: 3 }]);
    expect(ledgerOf(play(ending(W.deadInOne), '1:Kxe2 2:e4 pass 2>1'))).toEqual(['1 dead-position 4 4:4']);
    expect(ledgerOf(play(ending(W.fiftyInOne), '1:Ra2 2:e4 claim 1 pass 2>1'))).toEqual(['1 fifty 4 4:4']);
  });

  it('B14a are scored at the rating after the selection', () => {
    const state = play(ending(W.stalemateInOne), '1:Qf7 select 2>1');
    expect(ledgerOf(state)).toEqual(['2 selection 2 0:4', '1 stalemate 5 5:5']);
    expect([isOver(state), state.chipsOut]).toEqual([true, 5]);
  });

  it('B14a come after draws, resignation and selection, by board number', () => {
    const placed = [W.stalemateInOne, W.mateInOne, START_FEN, W.deadInOne, START_FEN];
    const begun = gameAt(
      placed.map((fen, index) => ({ stake: index + 1, fen })),
      {},
    );
    const offered = { ...begun, offers: ['b3'] };
    const resigned = play(offered, '4:Kxe2 2:Ra8# 1:Qf7 resign 5 draw 3');
    expect(ledgerOf(resigned)).toEqual([
      '3 draw 3 3:3',
      '5 resignation 5 0:10',
      '1 stalemate 1 1:1',
      '2 mate 2 4:0',
      '4 dead-position 4 4:4',
    ]);
    expect([isOver(resigned), resigned.chipsOut]).toEqual([true, 15]);
    expect(ledgerOf(play(offered, '4:Kxe2 2:Ra8# 1:Qf7 select 5>4 draw 3'))).toEqual([
      '3 draw 3 3:3',
      '5 selection 5 0:10',
      '1 stalemate 1 1:1',
      '2 mate 2 4:0',
      '4 dead-position 9 9:9',
    ]);
  });

  it('B14a a daughter on a lower board comes before its elders', () => {
    const placed = [START_FEN, W.mateInOne, W.stalemateInOne];
    const begun = gameAt(
      placed.map((fen) => ({ stake: 3, fen })),
      {},
    );
    const state = play({ ...begun, offers: ['b1'] }, 'draw 1 1:Ra8 2:Ra7 3:Qf7 branch 2>1 1+2');
    expect(ledgerOf(state)).toEqual(['1 draw 3 3:3', '1 mate 2 4:0', '3 stalemate 3 3:3']);
  });
});

describe('B15 draws without agreement', () => {
  it('B15 stalemate, dead position and 75 moves are draws at once', () => {
    expect(ledgerOf(play(ending(W.stalemateInOne), '1:Qf7 2:e4'))).toEqual(['1 stalemate 3 3:3']);
    expect(ledgerOf(play(ending(W.deadInOne), '1:Kxe2 2:e4'))).toEqual(['1 dead-position 3 3:3']);
    expect(ledgerOf(play(ending(W.seventyFiveInOne), '1:Ra2 2:e4'))).toEqual(['1 seventy-five 3 3:3']);
  });

  it('B15 mate comes before 75 moves', () => {
    const fen = W.mateInOne.replace(' 0 1', ' 149 90');
    expect(ledgerOf(play(ending(fen), '1:Ra8 2:e4'))).toEqual(['1 mate 3 6:0']);
  });

  it('B15 the fifth repetition is a draw at once, the fourth is not', () => {
    const fourth = shuffled(newGame({}), 15);
    expect(isOver(fourth)).toBe(false);
    expect(ledgerOf(play(fourth, shuffle(fourth)))).toEqual(['1 repetition 10 10:10']);
  });

  it('B15 the third repetition is claimed by the side to move, without a move', () => {
    const state = shuffled(newGame({}), 8);
    expect(ledgerOf(play(state, 'claim 1'))).toEqual(['1 repetition 10 10:10']);
  });

  it('B15 or with the move that brings it about', () => {
    const state = shuffled(newGame({}), 7);
    const claimed = play(state, '1:Ng8 claim 1');
    expect(ledgerOf(claimed)).toEqual(['1 repetition 10 10:10']);
    expect(claimed.branches[0]?.line).toHaveLength(8);
    expect(isOver(play(state, '1:Ng8'))).toBe(false);
  });

  it('B15 50 moves are claimed, not automatic', () => {
    expect(ledgerOf(play(ending(W.fiftyInOne), '1:Ra2 2:e4 claim 1'))).toEqual(['1 fifty 3 3:3']);
    const reached = play(ending(W.fiftyInOne), '1:Ra2 2:e4');
    expect(ledgerOf(reached)).toEqual([]);
    expect(ledgerOf(play(reached, '2:e5 claim 1'))).toEqual(['1 fifty 3 3:3']);
  });

  it('B15 nothing is claimed before its time, and a move gives up the claim of the position before it [claim/nothing_to_claim]', () => {
    expect(turnRefusal(shuffled(newGame({}), 4), 'claim 1')).toEqual({
      code: 'claim/nothing_to_claim',
      params: { board: 1, occurrences: 2, halfMoves: 4 },
      rule: 'B15',
      item: 'claim 1',
    });
    expect(turnRefusal(shuffled(newGame({}), 8), '1:e4 claim 1')).toMatchObject({
      code: 'claim/nothing_to_claim',
      params: { occurrences: 1, halfMoves: 0 },
    });
  });

  it('B15 a claim is made once', () => {
    expect(turnRefusal(shuffled(newGame({}), 8), 'claim 1 claim 1').code).toBe('turn/board_twice');
    expect(turnRefusal(shuffled(newGame({}), 7), '1:Ng8 claim 1 claim 1').code).toBe('turn/board_twice');
  });

  it('B15 the standing claim is scored with the draws, at the rating before this turn’s change', () => {
    const state = shuffled(stakedGame([3, 2, 4], {}), 8);
    expect(ledgerOf(play(state, 'claim 3 1:e4 2:e4 pass 1>2'))).toEqual(['3 repetition 4 4:4']);
    expect(turnRefusal(state, 'claim 3 1:e4 2:e4 pass 1>3').code).toBe('board/no_branch');
  });

  it('B15 positions are the same only with the same castling and en passant rights', () => {
    const state = play(newGame({}), '1:e4', '1:e5', '1:Ke2', '1:Ke7', '1:Ke1', '1:Ke8');
    const keys = liveBranches(state)[0]?.keys ?? [];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('B15 en passant counts only where it can be played', () => {
    const played = playSan(START_FEN, 'e4');
    expect(played.ok && positionKey(played.value.fen)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -');
    const free = playSan('4k3/8/8/8/3p4/8/4P3/K2R4 w - - 0 1', 'e4');
    expect(free.ok && free.value.fen.split(' ')[3]).toBe('e3');
    // The pawn on d4 stands next to e4, but is pinned on the file.
    const pinned = playSan('3k4/8/8/8/3p4/8/4P3/K2R4 w - - 0 1', 'e4');
    expect(pinned.ok && pinned.value.fen.split(' ')[3]).toBe('-');
  });
});

describe('B18 B19 score and ledger', () => {
  it('B18 points are result times rating at that moment; halves are kept as integers', () => {
    const state = play(
      stakedGame([3, 4, 3], {}),
      '1:e4 2:e4 3:e4 offer 1 pass 2>3',
      '2:e5 3:e5 draw 1',
      '3:Nf3 resign 2',
    );
    expect(ledgerOf(state)).toEqual(['1 draw 3 3:3', '2 resignation 3 0:6']);
    expect(scoreOf(state)).toEqual({ white: 3, black: 9 });
  });

  it('B19 one entry per change: turn, side, board, branch, kind, rating, points', () => {
    const state = play(stakedGame([3, 4], {}), '1:e4 2:e4', '1:e5 resign 2');
    expect(state.ledger).toEqual([
      {
        turn: '1...',
        ply: 2,
        side: 'black',
        board: 2,
        branch: 'b2',
        kind: 'resignation',
        rating: 4,
        halves: { white: 8, black: 0 },
      },
    ]);
    expect(turnOf(stakedGame([3, 4], {}), '1:e4 resign 2').ends).toHaveLength(1);
  });
});
