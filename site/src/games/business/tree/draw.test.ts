import { describe, expect, it } from 'vitest';
import { scheme4 } from '../../../../../graphics/games/business/fixtures/scheme4';
import { drawTree, placeAt, SIZE } from './draw';

describe('the tree at home', () => {
  it('has every line from its birth to its end within the drawing, each score with room', () => {
    for (let ply = 0; ply <= 95; ply += 1) {
      const tree = scheme4(ply);
      const { lines, ends, scores, height, width } = drawTree(tree, 358);
      expect(lines.length).toBe(tree.branches.length);
      for (const { from, to, y, birth } of lines) {
        expect(from >= SIZE.left && to <= width - SIZE.right && from <= to && y < height).toBe(true);
        expect(birth ?? '').not.toMatch(/NaN|undefined/);
      }
      expect(ends.length).toBe(tree.ends.length);
      for (const [at, { x }] of scores.entries()) expect(x - (scores[at - 1]?.x ?? -99)).toBeGreaterThan(40);
    }
  });

  it('tells which turn and which board is tapped', () => {
    const tree = scheme4(95);
    const drawing = drawTree(tree, 1000);
    for (const { branch, board, from, to, y } of drawing.lines) {
      const found = placeAt(tree, drawing, (from + to) / 2, y + 4);
      expect([branch, found.board]).toEqual([branch, board]);
      expect(drawing.xOf(found.ply)).toBeGreaterThanOrEqual(from - 8);
      expect(drawing.xOf(found.ply)).toBeLessThanOrEqual(to + 8);
    }
    for (const { board, from, y } of drawing.lines.slice(1))
      expect(placeAt(tree, drawing, Math.max(SIZE.left, from - 60), y).board).not.toBe(board);
    expect(placeAt(tree, drawing, -50, 0).ply).toBe(0);
    expect(placeAt(tree, drawing, 5000, 0).ply).toBe(95);
  });
});
