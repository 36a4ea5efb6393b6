import { describe, expect, it } from 'vitest';
import { afterLook, isCurrent, SEEN_WELL, type Drawn } from './behind';

const published = { match: 12, pictured: 11, complete: 10, show: 4 };
const drawing = (drawn: Readonly<Record<string, Drawn>>) => (graphic: string) => drawn[graphic] ?? null;

describe('a monitor', () => {
  it('is current when every graphic of it shows the published match and show', () => {
    const now = { match: 12, show: 4 };
    expect(isCurrent(['boards', 'scorebug'], drawing({ boards: now, scorebug: now }), published)).toBe(true);
    expect(isCurrent([], drawing({}), published)).toBe(true);
  });

  it('is current while the rest of a version is still on its way', () => {
    for (const match of [11, 10])
      expect(isCurrent(['boards'], drawing({ boards: { match, show: 4 } }), published)).toBe(true);
  });

  it.each<[string, Drawn | null]>([
    ['an older match', { match: 9, show: 4 }],
    ['another match of a higher version', { match: 80, show: 4 }],
    ['an older show', { match: 12, show: 3 }],
    ['nothing yet', null],
  ])('is not current with %s', (_what, boards) => {
    expect(isCurrent(['boards'], drawing(boards === null ? {} : { boards }), published)).toBe(false);
  });

  it('says that it is behind after three looks running, and no longer once it is current', () => {
    const looks = [false, false, true, false, false, false];
    const said: boolean[] = [];
    looks.reduce((watch, current) => {
      const next = afterLook(watch, current, 0);
      said.push(next.isBehind);
      return next;
    }, SEEN_WELL);
    expect(said).toEqual([false, false, false, false, false, true]);
    expect(afterLook({ looks: 7, isBehind: true }, true, 0)).toEqual(SEEN_WELL);
  });

  it('says so at once on a page that has heard nothing for long, whatever it shows', () => {
    expect(afterLook(SEEN_WELL, true, 14_000).isBehind).toBe(true);
    expect(afterLook(SEEN_WELL, true, 6000).isBehind).toBe(false);
  });
});
