import { describe, expect, it } from 'vitest';
import { swedish, courseWith } from '../fixtures/match';
import { SWEDISH } from '../fixtures/states';
import { markOf, type MarkedPicture } from './marks';

const SEATS = [
  { thread: 'A', side: 'white' },
  { thread: 'A', side: 'black' },
  { thread: 'B', side: 'white' },
  { thread: 'B', side: 'black' },
] as const;
const marks = (picture: MarkedPicture) => SEATS.map((seat) => markOf(picture, seat));

describe('markOf', () => {
  it('is silent while nothing is to be told, and in other games', () => {
    expect(marks(swedish())).toEqual([null, null, null, null]);
    expect(markOf({ ...swedish(), play: { game: null } }, SEATS[0])).toBeNull();
  });

  it('S12 tells who sits and for what, and who waits', () => {
    expect(marks(SWEDISH['swedish-longest'])).toEqual([
      null,
      { kind: 'sits', waitsFor: ['P', 'N', 'B', 'R', 'Q'] },
      { kind: 'waits' },
      null,
    ]);
  });

  it('S8 a mate is told of the mated player, and both of the other team have won', () => {
    expect(marks(SWEDISH['swedish-mate'])).toEqual([
      { kind: 'won' },
      { kind: 'lost', reason: 'mate' },
      null,
      { kind: 'won' },
    ]);
  });

  it('S8 a flag is told of the player whose it is', () => {
    expect(marks(SWEDISH['swedish-flag'])).toEqual([
      null,
      { kind: 'won' },
      { kind: 'won' },
      { kind: 'lost', reason: 'flag' },
    ]);
  });

  it('S8 a resignation is told of both players of the team', () => {
    const end = { result: 'white', reason: 'resignation', at: [], atMs: 0 } as const;
    expect(marks(swedish({ end: { ...end, at: [] } }))).toEqual([
      { kind: 'won' },
      { kind: 'lost', reason: 'resignation' },
      { kind: 'lost', reason: 'resignation' },
      { kind: 'won' },
    ]);
  });

  it('S9 a draw is told of all, and so is a match that was broken off', () => {
    expect(new Set(marks(SWEDISH['swedish-draw']).map((mark) => mark?.kind))).toEqual(new Set(['drawn']));
    const end = { result: null, reason: 'aborted' as const, at: [], atMs: 0 };
    expect(new Set(marks(swedish({ end })).map((mark) => mark?.kind))).toEqual(new Set(['aborted']));
  });

  it('tells of offers, of a demanded move (S13) and of a kamikaze', () => {
    expect(marks(swedish({ offers: ['black'] })).map((mark) => mark?.kind)).toEqual([
      undefined,
      'offers',
      'offers',
      undefined,
    ]);
    expect(marks(swedish({ demanded: 1 }))[0]).toEqual({ kind: 'demanded' });
    const kamikaze = [{ side: 'white', san: 'Qxf7', piece: 'Q', losesTo: 'Kxf7', winsBy: 'Q@h2#' }] as const;
    expect(marks(swedish({ course: courseWith(2, { kamikaze: [...kamikaze] }) }))[2]).toEqual({
      kind: 'kamikaze',
      san: 'Qxf7',
    });
  });
});
