import { emptyShow } from 'chess-match/client/show';
import { placementOf } from 'chess-match/client/view';
import { describe, expect, it } from 'vitest';
import { planAnalysis } from './plan';

const content = {
  ...emptyShow().graphics.analysis.content,
  board: 1,
  pieces: placementOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'),
};
const played = {
  ...content,
  pieces: placementOf('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'),
  lastMoves: [{ from: 'e2', to: 'e4', san: 'e4' }],
};
const arrow = { from: 'e7', to: 'e5', colour: 'green' } as const;
const plan = (a: typeof content, b: typeof content) => planAnalysis({ content: a }, { content: b });

describe('planAnalysis', () => {
  it('has nothing to do for the same board', () => {
    expect(plan(content, structuredClone(content))).toEqual([]);
  });

  it('moves the pieces of one variation, then draws', () => {
    expect(plan(content, { ...played, arrows: [arrow] })).toEqual([
      { kind: 'pieces', steps: [{ kind: 'slide', from: 'e2', to: 'e4', code: 'wP' }] },
      { kind: 'sketch' },
    ]);
  });

  it('sets other words without a motion, and only draws where only the drawing is another', () => {
    expect(plan(content, { ...content, title: 'Plan' })).toEqual([]);
    expect(plan(content, { ...content, arrows: [arrow] })).toEqual([{ kind: 'sketch' }]);
  });

  it('changes the whole picture for another board, another side below, or another position', () => {
    const far = { ...content, pieces: placementOf('8/8/8/8/8/8/8/K6k') };
    for (const other of [{ ...content, board: 2 }, { ...content, bottom: 'black' as const }, far])
      expect(plan(content, other)).toEqual([{ kind: 'swap' }]);
  });
});
