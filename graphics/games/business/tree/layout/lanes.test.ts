import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scheme4 } from '../../fixtures/scheme4';
import { TreeGrower } from '../../fixtures/treeGrower';
import { growingTrees } from '../testing/randomTrees';
import { orderOf, planLanes } from './lanes';
import type { Branch } from './types';

const LIMITS = { plies: 120, passes: 0, keyChanges: 24, chips: 20 };
const end = ({ endPly }: Branch): number => endPly ?? Number.POSITIVE_INFINITY;
const meet = (a: Branch, b: Branch): boolean => a.bornPly <= end(b) && b.bornPly <= end(a);

describe('lanes', () => {
  test('Scheme 4: daughters next to their mothers, five lanes', () => {
    const { laneOf, count } = planLanes(scheme4(36));
    expect([...laneOf].sort(([, a], [, b]) => a - b).map(([branch]) => branch)).toEqual(['b3', 'b1', 'b2', 'b4', 'b5']);
    expect(count).toBe(5);
  });

  test('two branches alive together never share a lane', () => {
    fc.assert(
      fc.property(growingTrees(LIMITS), (trees) => {
        const tree = trees.at(-1);
        if (!tree) return;
        const { laneOf, count } = planLanes(tree);
        for (const a of tree.branches)
          for (const b of tree.branches)
            if (a.branch < b.branch && meet(a, b)) expect(laneOf.get(a.branch)).not.toBe(laneOf.get(b.branch));
        for (const lane of laneOf.values()) expect(lane >= 0 && lane < count).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('a fork crosses no line that is alive at that moment', () => {
    fc.assert(
      fc.property(growingTrees(LIMITS), (trees) => {
        const tree = trees.at(-1);
        if (!tree) return;
        const { laneOf } = planLanes(tree);
        const laneAt = (branch: string): number => laneOf.get(branch) ?? -1;
        for (const { mother, daughter, ply } of tree.forks) {
          const [low, high] = [laneAt(mother), laneAt(daughter)].sort((a, b) => a - b) as [number, number];
          const between = tree.branches.filter(
            (branch) =>
              branch.bornPly < ply && end(branch) > ply && laneAt(branch.branch) > low && laneAt(branch.branch) < high,
          );
          expect(between.map(({ branch }) => branch)).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the order of lines never changes while the tree grows', () => {
    fc.assert(
      fc.property(growingTrees(LIMITS), (trees) => {
        const names = trees.map((tree) => orderOf(tree).map(({ branch }) => branch));
        names.slice(1).forEach((after, index) => {
          const before = names[index] ?? [];
          expect(after.filter((branch) => before.includes(branch))).toEqual(before);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('a freed lane is used again', () => {
    const tree = new TreeGrower(10)
      .turn({ kind: 'fork', board: 1, daughterChips: 3, sans: ['e4', 'd4'] })
      .turn()
      .turn({ kind: 'end', board: 2, how: 'draw' })
      .turn()
      .turn({ kind: 'fork', board: 1, daughterChips: 3, sans: ['Nf3', 'Nc3'] }).view;
    expect(tree.branches.map(({ board }) => board)).toEqual([1, 2, 2]);
    expect(planLanes(tree).count).toBe(2);
  });
});
