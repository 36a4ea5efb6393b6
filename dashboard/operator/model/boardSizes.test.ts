import { describe, expect, it } from 'vitest';
import { arrangeBoards, type CardShapes } from './boardSizes';

const shapes: CardShapes = {
  under: { width: 10, height: 190 },
  beside: { width: 230, height: 12 },
};
const live = (count: number) => Array.from({ length: count }, () => 'live' as const);

describe('the room the boards get', () => {
  it('many boards share the width, their buttons under them', () => {
    expect(arrangeBoards({ width: 1264, height: 900 }, shapes, live(5))).toMatchObject({
      px: 238,
      place: 'under',
      isWrapped: false,
    });
  });

  it('a lone board takes the whole height, its buttons beside it', () => {
    expect(arrangeBoards({ width: 1900, height: 760 }, shapes, live(1))).toMatchObject({ px: 748, place: 'beside' });
  });

  it('buttons stand where the boards are larger for it', () => {
    const low = arrangeBoards({ width: 1264, height: 400 }, shapes, live(2));
    expect([low.place, low.px]).toEqual(['beside', 388]);
    const narrow = arrangeBoards({ width: 600, height: 900 }, shapes, live(2));
    expect([narrow.place, narrow.px]).toEqual(['under', 287]);
  });

  it('boards nobody plays on take a strip each, and no height', () => {
    const row = { width: 1264, height: 420 };
    const { px, place } = arrangeBoards(row, shapes, live(1));
    expect(arrangeBoards(row, shapes, ['live', 'ended', 'ended', 'ended', 'empty'])).toMatchObject({ px, place });
  });

  it('when only ended boards are left, they are the boards', () => {
    const row = { width: 1264, height: 500 };
    expect(arrangeBoards(row, shapes, ['ended', 'ended'])).toEqual(arrangeBoards(row, shapes, live(2)));
  });

  it('a row lower than readable boards asks for more height, whatever it has', () => {
    const asked = arrangeBoards({ width: 1264, height: 900 }, shapes, live(5)).leastPx;
    expect(asked).toBe(390);
    expect(arrangeBoards({ width: 1264, height: 390 }, shapes, live(5))).toMatchObject({ px: 200, leastPx: asked });
  });

  it('a row takes no more height than makes its boards larger', () => {
    const { px, mostPx } = arrangeBoards({ width: 1264, height: 900 }, shapes, live(5));
    expect(mostPx).toBe(px + shapes.under.height);
    expect(arrangeBoards({ width: 1264, height: mostPx }, shapes, live(5)).px).toBe(px);
    expect(arrangeBoards({ width: 1264, height: mostPx - 1 }, shapes, live(5)).px).toBe(px - 1);
  });

  it('boards that would be unreadable side by side stand in several rows', () => {
    const wrapped = arrangeBoards({ width: 840, height: 400 }, shapes, live(5));
    expect(wrapped).toMatchObject({ px: 195, place: 'under', isWrapped: true, leastPx: 2 * (195 + 190) + 6 });
    expect(arrangeBoards({ width: 200, height: 400 }, shapes, live(2)).px).toBe(190);
  });

  it('no boards need no room', () => {
    expect(arrangeBoards({ width: 1264, height: 400 }, shapes, []).leastPx).toBe(0);
  });
});
