import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scheme4 } from '../fixtures/scheme4';
import { denseTree } from '../fixtures/tree';
import { planTree } from './planTree';
import { growingTrees } from './testing/randomTrees';

const kinds = (from: number, to: number): readonly string[] =>
  planTree(scheme4(from), scheme4(to)).map(({ kind }) => kind);

describe('planTree', () => {
  test('nothing to tell where nothing changed', () => {
    expect(planTree(scheme4(30), scheme4(30))).toEqual([]);
  });

  test('a quiet turn only lets the lines grow', () => {
    expect(kinds(14, 15)).toEqual(['grow']);
  });

  test('a fork is told after the lines have grown', () => {
    expect(planTree(scheme4(12), scheme4(13))).toEqual([
      { kind: 'grow' },
      { kind: 'fork', mother: 'b1', daughter: 'b2', ply: 13 },
    ]);
  });

  test('a selection is told with its targets, then the score, and not once more as an end', () => {
    const next = scheme4(48);
    const [selection] = next.selections;
    const end = {
      ply: 48,
      turn: '24...',
      branch: selection?.branch ?? '',
      kind: 'selection',
      chips: 3,
      white: 6,
      black: 0,
      paidFirst: true,
    };
    expect(planTree(scheme4(47), { ...next, ends: [end] })).toEqual([
      { kind: 'grow' },
      { kind: 'selection', branch: 'b5', targets: ['b1'], ply: 48 },
      { kind: 'score', ply: 48 },
    ]);
  });

  test('a draw and a resignation are ends followed by the score', () => {
    expect(kinds(49, 50)).toEqual(['grow', 'end', 'score']);
    expect(kinds(94, 95)).toEqual(['grow', 'end', 'score']);
  });

  test('a pass goes from line to line', () => {
    const [before, after] = [denseTree(14), denseTree(15)];
    const [pass] = after.passes;
    expect(planTree(before, after)).toEqual([
      { kind: 'grow' },
      { kind: 'pass', from: pass?.from, to: pass?.to, ply: 15 },
    ]);
  });

  test('an end without a turn, as by the flag, is told too', () => {
    const before = scheme4(50);
    const flagged = {
      ply: 50,
      turn: '26.',
      branch: 'b1',
      kind: 'flag',
      chips: 4,
      white: 0,
      black: 8,
      paidFirst: false,
    };
    expect(planTree(before, { ...before, ends: [...before.ends, flagged] }).map(({ kind }) => kind)).toEqual([
      'grow',
      'end',
    ]);
  });

  test('B27 undo and a correction of what was told are set at once', () => {
    expect(planTree(scheme4(13), scheme4(12))).toEqual([{ kind: 'set' }]);
    const other = scheme4(13);
    const [fork] = other.forks;
    if (!fork) throw new Error('Ply 13 forks.');
    expect(planTree(scheme4(13), { ...other, forks: [{ ...fork, motherSan: 'Re1' }] })).toEqual([{ kind: 'set' }]);
  });

  test('a game that only grows is never set, and every event is told exactly once', () => {
    fc.assert(
      fc.property(growingTrees({ plies: 60, passes: 30, keyChanges: 12, chips: 12 }), (trees) => {
        const steps = trees.slice(1).flatMap((tree, index) => planTree(trees[index] ?? tree, tree));
        const last = trees.at(-1);
        const count = (kind: string): number => steps.filter((step) => step.kind === kind).length;
        expect(count('set')).toBe(0);
        expect([count('fork'), count('pass'), count('selection'), count('end')]).toEqual([
          last?.forks.length,
          last?.passes.length,
          last?.selections.length,
          last?.ends.length,
        ]);
      }),
      { numRuns: 100 },
    );
  });
});
