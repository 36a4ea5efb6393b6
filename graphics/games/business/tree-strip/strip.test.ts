import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheme4 } from '../fixtures/scheme4';
import { emptyTree } from '../fixtures/treeGrower';
import { denseTree } from '../fixtures/tree';
import { isWithin, overlaps } from '../tree/layout/collide';
import { layoutTree } from '../tree/layout/layoutTree';
import type { TreeLayout } from '../tree/layout/types';
import { randomTree } from '../tree/testing/randomTrees';
import { textItems } from '../tree/testing/rects';
import { stripOf } from './canvas';

const canvas = stripOf('ru');

const clashes = (layout: TreeLayout): readonly string[] => {
  const items = textItems(layout);
  return items.flatMap((a, index) => [
    ...(isWithin(a.rect, canvas.area) ? [] : [`${a.key} outside`]),
    ...items.slice(index + 1).flatMap((b) => (overlaps(a.rect, b.rect) ? [`${a.key} on ${b.key}`] : [])),
  ]);
};

describe('the tree in a band', () => {
  it('no text overlaps another or leaves the band, however crowded; every live branch has its head', () => {
    fc.assert(
      fc.property(randomTree({ plies: 200, passes: 60, keyChanges: 40, chips: 30 }), (tree) => {
        const layout = layoutTree(tree, canvas);
        expect(clashes(layout)).toEqual([]);
        const live = tree.branches.filter(({ endPly }) => endPly === null).map(({ branch }) => branch);
        expect(layout.heads.map(({ branch }) => branch)).toEqual(live);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps every fork, selection, end and score of Scheme 4', () => {
    const tree = scheme4(95);
    const layout = layoutTree(tree, canvas);
    expect(clashes(layout)).toEqual([]);
    expect([layout.forks.length, layout.selections.length, layout.ends.length]).toEqual([4, 3, 2]);
    expect(layout.axis.scores.map(({ white, black }) => [white, black])).toEqual(
      tree.scores.map(({ white, black }) => [white, black]),
    );
  });

  it('leaves moves at forks to the full picture', () => {
    for (const plies of [18, 40]) expect(layoutTree(scheme4(plies), canvas).labels).toEqual([]);
  });

  it('draws each pass as a line with an arrow: there is no room for a chip between lanes', () => {
    const layout = layoutTree(denseTree(20), canvas);
    expect(layout.passes).toEqual([]);
    expect(layout.bundles).toHaveLength(denseTree(20).passes.length);
  });

  it('begins with one line', () => {
    const layout = layoutTree(emptyTree(10), canvas);
    expect(clashes(layout)).toEqual([]);
    expect(layout.heads).toHaveLength(1);
  });
});
