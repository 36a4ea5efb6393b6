import { FRAME } from '../../../../air/theme';
import { canvasOf } from '../canvas';
import { scheme4 } from '../../fixtures/scheme4';
import { emptyTree } from '../../fixtures/treeGrower';
import { denseTree } from '../../fixtures/tree';
import { randomTree } from '../testing/randomTrees';
import { textItems, verticalsOf } from '../testing/rects';
import type { BusinessCourse } from 'chess-match/games/business';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, overlaps } from './collide';
import { layoutTree } from './layoutTree';
import type { Item, Rect, TreeLayout } from './types';

const canvas = canvasOf('ru');
const SAFE: Rect = {
  x: FRAME.safeX,
  y: FRAME.safeY,
  width: FRAME.width - 2 * FRAME.safeX,
  height: FRAME.height - 2 * FRAME.safeY,
};
const CROWDED = { plies: 120, passes: 30, keyChanges: 8, chips: 12 };

const clashes = (items: readonly Item[]): readonly string[] =>
  items.flatMap((a, index) =>
    items.slice(index + 1).flatMap((b) => (overlaps(a.rect, b.rect) ? [`${a.key} on ${b.key}`] : [])),
  );

const expectClear = (layout: TreeLayout): void => {
  const items = textItems(layout);
  expect(clashes(items)).toEqual([]);
  expect(items.filter(({ rect }) => !isWithin(rect, SAFE)).map(({ key }) => key)).toEqual([]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
};

const expectComplete = (tree: BusinessCourse, layout: TreeLayout): void => {
  const live = tree.branches.filter(({ endPly }) => endPly === null).map(({ branch }) => branch);
  expect(layout.heads.map(({ branch }) => branch)).toEqual(live);
  expect(layout.selections).toHaveLength(tree.selections.length);
  expect(layout.ends).toHaveLength(tree.ends.length);
  expect(layout.axis.scores).toHaveLength(tree.scores.length);
  expect(layout.forks).toHaveLength(tree.forks.length);
  for (const fork of tree.forks)
    expect(layout.boxes.some(({ key }) => key === `box:${fork.daughter}:${fork.ply}`)).toBe(true);
};

describe('layoutTree of any game', () => {
  test('no text overlaps another or leaves the title-safe frame, however crowded', () => {
    fc.assert(
      fc.property(randomTree({ plies: 240, passes: 120, keyChanges: 60, chips: 30 }), (tree) => {
        expectClear(layoutTree(tree, canvas));
      }),
      { numRuns: 150 },
    );
  });

  test('60 moves with 8 forks and selections and 30 passes keep every head, end, box of a fork and score', () => {
    fc.assert(
      fc.property(randomTree(CROWDED), (tree) => {
        const layout = layoutTree(tree, canvas);
        expectClear(layout);
        expectComplete(tree, layout);
      }),
      { numRuns: 200 },
    );
  });

  test('no fork, pass or selection runs through a box, a badge or a label of another line', () => {
    fc.assert(
      fc.property(randomTree(CROWDED), (tree) => {
        const layout = layoutTree(tree, canvas);
        const marks = [...layout.boxes, ...layout.badges, ...layout.labels, ...layout.ends, ...layout.heads];
        for (const vertical of verticalsOf(layout))
          expect(marks.filter(({ rect }) => overlaps(rect, vertical)).map(({ key }) => key)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('the same tree gives the same picture', () => {
    expect(layoutTree(denseTree(90), canvas)).toEqual(layoutTree(denseTree(90), canvas));
  });
});

test('layoutTree of no game at all is empty', () => {
  const layout = layoutTree({ ...emptyTree(10), branches: [] }, canvas);
  expect(textItems(layout)).toEqual([]);
  expect(layout.segments).toEqual([]);
});

describe('layoutTree of Scheme 4', () => {
  const texts = (layout: TreeLayout, tone: string): readonly string[] =>
    layout.labels.filter((label) => label.tone === tone).map(({ text }) => text);

  test('begins with ten chips on board 1 and a head, and nothing else', () => {
    const layout = layoutTree(emptyTree(10), canvas);
    expect(layout.boxes.map(({ chips }) => chips)).toEqual([10]);
    expect(layout.heads.map(({ board, chips }) => [board, chips])).toEqual([[1, 10]]);
    expect([layout.forks, layout.passes, layout.ends, layout.axis.ticks, layout.axis.folds]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  test('shows each fork with its number, its side and both moves', () => {
    const layout = layoutTree(scheme4(36), canvas);
    expect(layout.forks.map(({ side }) => side)).toEqual(['white', 'white', 'black', 'black']);
    expect(texts(layout, 'number')).toEqual(expect.arrayContaining(['7.', '11.', '12…', '18…']));
    expect(texts(layout, 'san')).toEqual(
      expect.arrayContaining(['O-O', 'Be3', 'exf5', 'f3', 'Nc6', 'dxc4', 'Qc8', 'Qe7']),
    );
  });

  test('a new box wherever the rating changes, in the order of the game', () => {
    const layout = layoutTree(scheme4(95), canvas);
    const chipsOf = (board: number): readonly number[] =>
      layout.boxes
        .filter((box) => box.board === board)
        .sort((a, b) => a.rect.x - b.rect.x)
        .map(({ chips }) => chips);
    expect([1, 2, 3, 4, 5].map(chipsOf)).toEqual([[10, 3, 1, 4], [7, 2], [2, 6], [5, 2, 8], [3]]);
  });

  test('ends at 10:13 with the running score at each change and no live branch', () => {
    const layout = layoutTree(scheme4(95), canvas);
    expect(layout.axis.scores.map(({ white, black }) => [white / 2, black / 2])).toEqual([
      [3, 0],
      [4, 1],
      [4, 5],
      [10, 5],
      [10, 13],
    ]);
    expect(layout.selections.map(({ scorer, points }) => [scorer, points / 2])).toEqual([
      ['white', 3],
      ['black', 4],
      ['white', 6],
    ]);
    expect(layout.ends.map(({ kind, white, black }) => [kind, white, black])).toEqual([
      ['draw', 2, 2],
      ['resignation', 0, 16],
    ]);
    expect(layout.heads).toEqual([]);
  });

  test('folds quiet stretches and says how many turns each holds', () => {
    const { folds } = layoutTree(scheme4(95), canvas).axis;
    expect(folds.map(({ count }) => count)).toEqual([12, 7, 2, 11, 11, 6, 16, 20]);
  });
});

describe('layoutTree of a crowded game', () => {
  test('folds the oldest passes, shows every one in a mark, and keeps the moves of the latest fork', () => {
    const tree = denseTree(120);
    const layout = layoutTree(tree, canvas);
    const folded = layout.axis.folds.filter(({ kind }) => kind === 'passes').reduce((sum, { count }) => sum + count, 0);
    expect(tree.passes.length).toBeGreaterThanOrEqual(30);
    expect(layout.passes.length + folded).toBe(tree.passes.length);
    const { daughter } = tree.forks.at(-1) ?? { daughter: '' };
    const keys = layout.labels.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([`san:${daughter}`, `san:${daughter}:mother`]));
  });

  test('a pass that came out even leaves ratings as they were and draws no bundle', () => {
    const base = denseTree(60);
    const [first] = base.passes;
    if (!first) throw new Error('The dense tree has passes.');
    const back = { ...first, ply: first.ply + 1, from: first.to, to: first.from };
    const layout = layoutTree({ ...base, passes: [first, back] }, canvas);
    expect(layout.passes.length).toBeLessThanOrEqual(2);
    expectClear(layout);
  });
});
