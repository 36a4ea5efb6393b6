import { GRAPHIC_IDS } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { SWEDISH_GRAPHICS } from '../games/swedish';
import { namesFor, partsFor } from './byGame';
import type { OverlayParts } from './parts';

const own = (graphic: 'boards' | 'tree' | 'lower-third'): OverlayParts<typeof graphic, 'score', string> => ({
  graphic,
  names: ['score'],
  plan: () => ['own'],
  Overlay: () => null,
});

describe('a graphic', () => {
  it('draws itself while no match is open, and in games that have no table', () => {
    const boards = own('boards');
    expect(partsFor(boards, null)).toBe(boards);
    expect(partsFor(boards, 'business')).toBe(boards);
    expect(partsFor(boards, 'another')).toBe(boards);
  });

  it('is drawn by the open game where it has a drawing of its own, and hears all its views', () => {
    const boards = own('boards');
    expect(partsFor(boards, 'swedish')).toBe(SWEDISH_GRAPHICS.boards);
    expect(namesFor(boards)).toEqual(expect.arrayContaining(['score', 'boards', 'play']));
  });

  it('is as ever where a game asks for nothing else', () => {
    const band = own('lower-third');
    expect(partsFor(band, 'swedish')).toBe(band);
    expect(namesFor(band)).toEqual(['score']);
  });

  it('is an empty frame where it makes no sense in a game, always the same one', () => {
    const tree = own('tree');
    const drawn = partsFor(tree, 'swedish');
    expect(drawn.plan({} as never, {} as never)).toEqual([]);
    expect(partsFor(tree, 'swedish')).toBe(drawn);
  });

  it('is told by every game, whichever it is', () => {
    expect(Object.keys(SWEDISH_GRAPHICS).toSorted()).toEqual([...GRAPHIC_IDS].toSorted());
  });
});
