import { describe, expect, it } from 'vitest';
import { cameraFrames, columnX } from 'chess-match/client/show';
import { hallOrder } from 'chess-match/client/view';
import { FRAME } from '../../../air/theme';
import { PANEL, cardLayout } from './layout';

const SIDES = ['white', 'black'] as const;

describe.each(SIDES)('camera frames of %s', (side) => {
  const frames = cameraFrames(side);

  it('are five tables and a wide shot, by id', () => {
    expect(frames.map(({ id }) => id)).toEqual(['table-1', 'table-2', 'table-3', 'table-4', 'table-5', 'wide']);
    expect(frames.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, null]);
  });

  it('are whole pixels of 16:9 inside the frame, so that a camera fits without bars', () => {
    for (const { x, y, width, height } of frames) {
      expect([x, y, width, height].every(Number.isInteger)).toBe(true);
      expect(width * 9).toBe(height * 16);
      expect(x >= 0 && y >= 0 && x + width <= FRAME.width && y + height <= FRAME.height).toBe(true);
    }
  });

  it('lie on no board, on no other frame and not on the panel', () => {
    const boxes = [...frames, PANEL[side], ...[1, 2, 3, 4, 5].map((board) => cardLayout(board).card)];
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
  });

  it('put each table over the board of its number', () => {
    for (const { table, x, width } of frames)
      if (table !== null) expect([cardLayout(table).card.x, cardLayout(table).card.width]).toEqual([x, width]);
  });
});

describe('the two screens', () => {
  it('mirror each other: the wide shot stands left for White, right for Black', () => {
    const [white, black] = SIDES.map((side) => cameraFrames(side).find(({ id }) => id === 'wide'));
    expect(white?.x).toBe(96);
    expect((black?.x ?? 0) + (black?.width ?? 0)).toBe(1824);
  });

  it('have the tables in hall order, board 1 in the middle', () => {
    const tables = [1, 2, 3, 4, 5];
    expect([...tables].sort((a, b) => columnX(a) - columnX(b))).toEqual(hallOrder(tables));
  });
});
