import type { HomeMoment } from 'chess-match/contract/viewers';
import { describe, expect, it } from 'vitest';
import { LIVE, nextMoment, placeIn, searchOf } from './place';

describe('an address that says a moment', () => {
  it('is read as it was written, and leaves alone what else is in it', () => {
    const place = { ...LIVE, match: 'a-1', moment: 37, board: 2 };
    expect(searchOf(place, '?embed&lang=ru')).toBe('?embed&lang=ru&match=a-1&turn=37&board=2');
    expect(placeIn('?embed&lang=ru&match=a-1&turn=37&board=2')).toEqual(place);
    expect(searchOf(LIVE, '?embed&match=a-1&turn=37')).toBe('?embed');
    expect(searchOf(LIVE, '?match=a-1')).toBe('');
    expect(placeIn(searchOf({ ...place, moment: null }, ''))).toEqual({ ...place, moment: null });
  });

  it('is the list of what is over', () => {
    expect(placeIn('?archive')).toEqual({ ...LIVE, isList: true });
    expect(searchOf({ ...LIVE, isList: true }, '?lang=ru')).toBe('?lang=ru&archive');
    expect(searchOf({ ...LIVE, match: 'a' }, '?archive')).toBe('?match=a');
  });

  it('is live where it says nothing, or nothing that can be', () => {
    expect(placeIn('')).toEqual(LIVE);
    expect(placeIn('?turn=3')).toEqual(LIVE);
    expect(placeIn('?match=../../etc&turn=3')).toEqual(LIVE);
    expect(placeIn('?match=a&turn=-1&board=1e9')).toEqual({ ...LIVE, match: 'a' });
  });
});

describe('a step', () => {
  const moment = (...boards: readonly string[]): HomeMoment =>
    ({ boards: boards.map((branch, at) => ({ board: at + 1, branch })) }) as unknown as HomeMoment;
  const moments = [moment('a'), moment('b'), moment('b', 'x'), moment('c', 'x'), moment('c', 'y')];
  const walk = (from: number, step: 1 | -1, board: number | null) => nextMoment(moments, 5, from, step, board);

  it('goes from turn to turn and not beyond the ends', () => {
    expect([walk(2, 1, null), walk(2, -1, null), walk(0, -1, null), walk(4, 1, null)]).toEqual([3, 1, null, null]);
  });

  it('on one board goes to the turns in which something happened there', () => {
    expect([walk(1, 1, 1), walk(4, -1, 1), walk(4, -1, 2), walk(0, 1, 2)]).toEqual([3, 3, 2, 2]);
    expect(walk(3, 1, 1)).toBeNull();
  });

  it('stops at what is not known yet', () => {
    expect(nextMoment([moments[0], undefined, undefined, moments[0]], 4, 0, 1, 1)).toBe(1);
  });
});
