import { describe, expect, it } from 'vitest';
import { W } from '../../testing/positions';
import { after, drafted, gameAt, newGame, play, stakedGame, refusalOf, T0 } from '../../testing/play';
import { optionsOf } from './options';
import type { State } from './state';

const options = (state: State) => {
  const found = optionsOf(state);
  if (found === null) throw new Error('nobody is to move');
  return found;
};
const boardIn = (state: State, board: number) => {
  const found = options(state).boards.find((candidate) => candidate.board === board);
  if (found === undefined) throw new Error(`board ${board} is not live`);
  return found;
};
/** Codes of what is refused on a board. */
const refused = (state: State, board: number): Record<string, string> => {
  const { branch, pass, select, resign, offer, draw, claim } = boardIn(state, board);
  const codes = Object.entries({ branch, pass, select, resign, offer, draw, claim });
  return Object.fromEntries(codes.flatMap(([act, problem]) => (problem === null ? [] : [[act, problem.code]])));
};
const vetoedBy = (state: State, side: 'white' | 'black'): State => ({
  ...after(after(state, { type: 'setClock', side, remainingMs: 1000, reason: '' }, T0), { type: 'startClock' }, T0),
  vetoes: [{ by: side, ply: state.ply }],
});

describe('what the side to move may do', () => {
  it('B1 at the beginning: branch into board 2, resign, offer a draw', () => {
    expect(options(newGame({}))).toMatchObject({
      branching: null,
      freeBoard: 2,
      passSize: 1,
      selectionTargets: 'many',
    });
    expect(boardIn(newGame({}), 1)).toMatchObject({ split: { least: 1, most: 9 }, passTo: [], selectTo: [] });
    expect(refused(newGame({}), 1)).toEqual({
      pass: 'pass/same_board',
      select: 'select/last_branch',
      draw: 'draw/not_offered',
      claim: 'claim/nothing_to_claim',
    });
  });

  it('B17 nothing once the game is over', () => {
    expect(optionsOf(play(newGame({}), 'resign 1'))).toBeNull();
  });

  it('B6 a mother needs two chips, and two moves', () => {
    const state = gameAt(
      [
        { stake: 1, fen: W.castling },
        { stake: 3, fen: W.castling },
        { stake: 2, fen: W.onlyMove },
      ],
      {},
    );
    expect(options(state)).toMatchObject({
      branching: null,
      freeBoard: 4,
      boards: [
        { branch: { code: 'branch/rating_too_low', params: { board: 1, rating: 1 }, rule: 'B6' }, split: null },
        { branch: null, split: { least: 1, most: 2 } },
        { branch: { code: 'branch/same_move', params: { board: 3, daughter: 4, san: 'Kg2' } } },
      ],
    });
  });

  it('B22 a veto bars the declarer in that same turn too, whatever its scope; its own scope tells who is barred later', () => {
    const both = vetoedBy(newGame({ vetoScope: 'both' }), 'white');
    const opponent = vetoedBy(newGame({ vetoScope: 'opponent' }), 'white');
    const barred = { code: 'branch/vetoed', params: { by: 'white' }, rule: 'B22' };
    expect(options(both).branching).toMatchObject(barred);
    expect(options(opponent).branching).toMatchObject(barred);
    const next = play(opponent, '1:e4');
    expect(options(next).branching).toMatchObject(barred);
    expect(options(play(next, '1:e5')).branching).toBeNull();
  });

  it('B22 a second veto is for the other side only, where agreed so', () => {
    const both = vetoedBy(newGame({ vetoScope: 'both' }), 'white');
    const opponent = vetoedBy(newGame({ vetoScope: 'opponent' }), 'white');
    expect(options(both).veto).toEqual(refusalOf(both, { type: 'declareVeto', side: 'white' }, T0));
    expect(options(play(both, '1:e4')).veto).toMatchObject({ code: 'veto/already' });
    expect(options(opponent).veto).toMatchObject({ code: 'veto/already' });
    expect(options(play(opponent, '1:e4')).veto).toBeNull();
  });

  it('B23 the control board is for the last branch, once; after it nothing branches', () => {
    const state = play(stakedGame([3, 2], {}), 'resign 2 1:e4');
    expect(options(newGame({})).control).toEqual(refusalOf(newGame({}), { type: 'controlBoard', side: 'white' }, T0));
    expect(options(state)).toMatchObject({ control: null, branching: null });
    const controlled = after(state, { type: 'controlBoard', side: 'white' }, T0);
    expect(options(controlled)).toMatchObject({
      control: { code: 'control/already' },
      branching: { code: 'branch/control_board' },
    });
  });

  it('B7 an ended board takes a daughter unless agreed otherwise', () => {
    const ended = (settings: object): State => play(stakedGame([3, 3], { boards: 2, ...settings }), 'resign 2 1:e4');
    expect(options(ended({}))).toMatchObject({ freeBoard: 2, branching: null });
    expect(options(ended({ reuseBoards: false }))).toMatchObject({
      freeBoard: null,
      branching: { code: 'branch/no_free_board', params: { boards: 2 } },
    });
  });

  it('B9 the giver of a pass keeps a chip, whatever its size', () => {
    const state = stakedGame([1, 2, 4], { passSize: 3 });
    expect(options(state).passSize).toBe(3);
    expect([1, 2, 3].map((board) => boardIn(state, board).pass)).toMatchObject([
      { code: 'pass/giver_needs_one', params: { board: 1, rating: 1, size: 3 }, rule: 'B9' },
      { code: 'pass/giver_needs_one', params: { board: 2, rating: 2, size: 3 } },
      {},
    ]);
    expect([1, 2, 3].map((board) => boardIn(state, board).passTo)).toEqual([[], [], [1, 2]]);
  });

  it('B14 a board whose every move mates takes no part in passes and selections, and no draw is offered there', () => {
    const state = gameAt(
      [
        { stake: 2, fen: W.mustMate },
        { stake: 3, fen: W.castling },
      ],
      {},
    );
    expect(refused(state, 1)).toMatchObject({ pass: 'pass/mated', offer: 'offer/ended' });
    expect(boardIn(state, 1)).toMatchObject({ select: null, selectTo: [2] });
    expect(boardIn(state, 2)).toMatchObject({
      pass: { code: 'pass/mated', params: { board: 1 } },
      select: { code: 'select/target_mated', params: { board: 1 } },
      selectTo: [],
      offer: null,
    });
  });

  it('B13 a draw is accepted where it was offered, and offered where the branch can go on', () => {
    const state = play(stakedGame([3, 3], {}), '1:e4 2:e4 offer 2');
    expect(refused(state, 1)['draw']).toBe('draw/not_offered');
    expect(boardIn(state, 2).draw).toBeNull();
    expect(refused(gameAt([{ stake: 2, fen: W.mustEnd }], {}), 1)['offer']).toBe('offer/ended');
  });

  it('B15 a claim may be of the position or of one to come, as far as the arbiter has not refused it', () => {
    const fifty = gameAt([{ stake: 2, fen: W.fiftyInOne }], {});
    expect(boardIn(fifty, 1).claim).toBeNull();
    const claimed = drafted(fifty, 'claim 1 1:Ra2');
    const no = after(claimed, { type: 'decideClaim', board: 1, accepted: false, reason: 'no' }, T0);
    expect(boardIn(no, 1).claim).toBeNull();
    const there = ['1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8'];
    const twice = play(newGame({}), ...there, '1:Nf3', '1:Nf6', '1:Ng1');
    expect(boardIn(twice, 1).claim).toBeNull();
    const thrice = play(twice, '1:Ng8');
    expect(boardIn(thrice, 1).claim).toBeNull();
    expect(boardIn(play(newGame({}), ...there), 1).claim).toMatchObject({
      code: 'claim/nothing_to_claim',
      params: { board: 1, occurrences: 2, halfMoves: 4 },
    });
  });

  it('B3 does not depend on what is drafted', () => {
    const state = stakedGame([3, 3], {});
    expect(optionsOf(drafted(state, 'resign 1 branch 2>3 1+2'))).toEqual(optionsOf(state));
  });
});
