import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutStory, ROW, type StoryLayout } from './layoutStory';
import type { Holding, Story } from './story';

const WORDS = { table: 70 };

const holding = (
  board: number | null,
  stayed: number,
  ...arrived: readonly (readonly [number, number])[]
): Holding => ({
  board,
  isGone: stayed === 0 && arrived.length === 0,
  stayed,
  arrived: arrived.map(([from, count]) => ({ from, count })),
});

/** Everything a layout draws, as spans from left to right. */
const spans = ({ holdings, arrowX }: StoryLayout): readonly (readonly [number, number])[] =>
  [
    ...holdings.flatMap(({ badge, chips, figure }): [number, number][] => [
      [badge.x, badge.x + badge.width],
      ...(chips[0] ? [[chips[0].x, (chips.at(-1)?.x ?? 0) + ROW.chip] as [number, number]] : []),
      ...(figure ? [[figure.x, figure.x + figure.width] as [number, number]] : []),
    ]),
    [arrowX, arrowX + ROW.arrow] as const,
  ].sort((a, b) => a[0] - b[0]);

describe('layoutStory', () => {
  const fork: Story = { givers: [holding(1, 3)], takers: [holding(2, 0, [1, 7])] };

  it('lays chips side by side in fives where there is room, and lets those that came fly from their giver', () => {
    const { holdings } = layoutStory(fork, 916, WORDS);
    const taken = holdings[1]?.chips ?? [];
    const gaps = taken.slice(1).map(({ x }, index) => x - (taken[index]?.x ?? 0));
    expect(gaps).toEqual([40, 40, 40, 40, 48, 40]);
    expect(taken.map(({ from }) => from?.board)).toEqual(Array.from({ length: 7 }, () => 1));
    expect(holdings[0]?.chips.every(({ from }) => from === null)).toBe(true);
    expect(new Set(taken.map(({ from }) => from?.x))).toEqual(new Set([holdings[0]?.chips[2]?.x]));
    expect(holdings.map(({ figure }) => figure?.count)).toEqual([3, 7]);
  });

  it('draws no more than ten chips of a holding, the new ones among them, as a heap; the figure tells all', () => {
    const { holdings } = layoutStory({ givers: [holding(1, 1)], takers: [holding(2, 30, [1, 2])] }, 720, WORDS);
    expect(holdings[1]?.chips).toHaveLength(10);
    expect(holdings[1]?.chips.filter(({ from }) => from !== null)).toHaveLength(2);
    expect(holdings[1]?.figure?.count).toBe(32);
    const [first, second] = holdings[1]?.chips ?? [];
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeLessThan(ROW.chip / 2);
  });

  it('shows an ended board by its badge alone', () => {
    const { holdings } = layoutStory({ givers: [holding(5, 0)], takers: [holding(null, 0, [5, 3])] }, 720, WORDS);
    expect(holdings[0]).toMatchObject({ isGone: true, chips: [], figure: null });
    expect(holdings[1]?.badge.width).toBe(WORDS.table);
    const start = holdings[1]?.chips[0]?.from?.x ?? 0;
    expect(start).toBeGreaterThanOrEqual((holdings[0]?.badge.x ?? 0) + ROW.badge);
  });

  it('nothing overlaps or leaves the width, whatever happened', () => {
    const count = fc.integer({ min: 1, max: 60 });
    const boards = [1, 2, 3, 4, 5];
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 5 }), fc.boolean(), (counts, isSelection) => {
        const story: Story = isSelection
          ? {
              givers: [holding(5, 0)],
              takers: counts.slice(0, 4).map((chips, index) => holding(index + 1, chips, [5, chips])),
            }
          : {
              givers: counts.map((_, index) => holding(boards[index] ?? 1, 0)),
              takers: [holding(null, 0, ...counts.map((chips, index) => [boards[index] ?? 1, chips] as const))],
            };
        const layout = layoutStory(story, 720, WORDS);
        expect(layout.width * layout.scale).toBeLessThanOrEqual(720);
        const all = spans(layout);
        for (const [index, [left]] of all.entries()) expect(left).toBeGreaterThanOrEqual(all[index - 1]?.[1] ?? 0);
      }),
    );
  });
});
