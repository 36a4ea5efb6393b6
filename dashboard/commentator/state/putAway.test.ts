import type { BoardView } from 'chess-match/client/contract';
import { beginStudy, ORTHODOX_STUDY, tryMove } from 'chess-match/client/explore';
import { describe, expect, it } from 'vitest';
import { drawn, wiped, type Desk } from './desk';
import type { Kept } from './keep';
import { putAwayIn, withBroughtBack, withPutAway } from './putAway';

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const pieces: BoardView['pieces'] = { e2: 'wP' };
const EMPTY: Desk = {
  matchId: 'm',
  board: 1,
  branch: 'b1',
  ply: 0,
  stake: null,
  opened: null,
  turn: '',
  start: { files: 8, ranks: 8, pieces, toMove: 'white', lastMoves: [], check: [], reserves: null },
  study: beginStudy(FEN, null),
  drawings: {},
};
const TRIED: Desk = { ...EMPTY, study: tryMove(ORTHODOX_STUDY, beginStudy(FEN, null), 'e4') };
const DRAWN = drawn(EMPTY, 'e2', 'e4', 'red');

const kept = (desk: Desk | null, putAway: Desk | null = null): Kept => ({
  desk,
  putAway,
  words: { title: 'Plan', caption: '', by: 'Ann', bottom: 'white' },
  proposed: [],
});

describe('an own board put away by one key', () => {
  it.each([TRIED, DRAWN])('is had back by another', (work) => {
    const away = withPutAway(kept(work), 'm');
    expect(away).toEqual(kept(null, work));
    expect(putAwayIn(away, 'm')).toBe(work);
    expect(withBroughtBack(away, 'm')).toEqual(kept(work));
  });

  it('outlives more keys of the same kind, and boards with nothing on them', () => {
    const away = withPutAway(withPutAway(kept(TRIED), 'm'), 'm');
    expect(away.putAway).toBe(TRIED);
    const emptied = withPutAway({ ...away, desk: wiped(DRAWN) }, 'm');
    expect(emptied).toEqual(kept(null, TRIED));
  });

  it('changes places with what was begun meanwhile: neither is lost', () => {
    const both = withBroughtBack(kept(DRAWN, TRIED), 'm');
    expect(both).toEqual(kept(TRIED, DRAWN));
    expect(withBroughtBack(both, 'm')).toEqual(kept(DRAWN, TRIED));
    expect(withBroughtBack(kept(EMPTY, TRIED), 'm')).toEqual(kept(TRIED));
  });

  it('is of its own match', () => {
    const other = { ...DRAWN, matchId: 'other' };
    expect(putAwayIn(kept(null, other), 'm')).toBeNull();
    expect(withBroughtBack(kept(TRIED, other), 'm')).toEqual(kept(TRIED, other));
    expect(withPutAway(kept(other, TRIED), 'm')).toEqual(kept(null, TRIED));
  });

  it('there is nothing to have back where nothing was put away', () => {
    expect(withBroughtBack(kept(TRIED), 'm')).toEqual(kept(TRIED));
  });
});
