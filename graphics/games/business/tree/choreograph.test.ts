import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canvasOf } from './canvas';
import { choreograph, type Cue, type Scene } from './choreograph';
import { scheme4 } from '../fixtures/scheme4';
import { partsOf, pathsOf } from './geometry';
import { layoutTree } from './layout/layoutTree';
import { planTree } from './planTree';
import { growingTrees } from './testing/randomTrees';
import type { BusinessCourse } from 'chess-match/games/business';

const layout = (tree: BusinessCourse) => layoutTree(tree, canvasOf('ru'));
const between = (before: BusinessCourse, after: BusinessCourse): readonly Scene[] =>
  choreograph(layout(before), layout(after), planTree(before, after));
const cuesOf = (scenes: readonly Scene[], kind: Scene['kind']): readonly Cue[] =>
  scenes.filter((scene) => scene.kind === kind).flatMap(({ cues }) => cues);

describe('choreograph', () => {
  test('a set picture has no scenes', () => {
    expect(between(scheme4(20), scheme4(19))).toEqual([]);
  });

  test('what stays in its place does not move', () => {
    const scenes = between(scheme4(14), scheme4(15));
    const moved = cuesOf(scenes, 'grow').map(({ key }) => key);
    expect(moved).toContain('line:b2');
    expect(moved).not.toContain('badge:b1');
    expect(moved).not.toContain('head:b1');
  });

  test("a daughter parts from her mother: her line lies on the mother's first, her figures with it", () => {
    const cues = cuesOf(between(scheme4(12), scheme4(13)), 'fork');
    const after = layout(scheme4(13));
    const yOf = (branch: string): number => after.lanes.find((lane) => lane.branch === branch)?.y ?? 0;
    const bend = cues.find((cue) => cue.kind === 'bend');
    expect(bend).toMatchObject({ key: 'line:b2', to: pathsOf(after).get('line:b2') });
    expect(bend?.kind === 'bend' && bend.from).toContain(`V ${yOf('b1')}`);
    expect(cues).toContainEqual({ kind: 'shift', key: 'head:b2', dx: 0, dy: yOf('b1') - yOf('b2') });
    expect(cues).toContainEqual({ kind: 'appear', key: 'san:b2' });
  });

  test('the points a team had stand until the score is told', () => {
    const scenes = between(scheme4(47), scheme4(48));
    expect(scenes.map(({ kind }) => kind)).toEqual(['grow', 'selection', 'score']);
    expect(cuesOf(scenes, 'score')).toEqual([
      { kind: 'appear', key: 'score:48' },
      { kind: 'vanish', key: 'points-before:white' },
      { kind: 'appear', key: 'points:white' },
    ]);
  });

  test('the head of a line that ends stands until that is told', () => {
    const gone = (ply: number, kind: Scene['kind']) => cuesOf(between(scheme4(ply - 1), scheme4(ply)), kind);
    expect(gone(48, 'selection')).toContainEqual({ kind: 'vanish', key: 'gone:head:b5' });
    expect(gone(50, 'end')).toContainEqual({ kind: 'vanish', key: 'gone:head:b2' });
  });

  test('a bend only joins shapes of the same commands, and ends where the new picture is', () => {
    const shape = (path: string): string => path.replace(/-?[\d.]+/g, '0');
    fc.assert(
      fc.property(growingTrees({ plies: 40, passes: 16, keyChanges: 10, chips: 12 }), (trees) => {
        const [before, after] = trees.slice(-2);
        if (!before || !after) return;
        const paths = pathsOf(layout(after));
        for (const cue of between(before, after).flatMap(({ cues }) => cues)) {
          if (cue.kind !== 'bend') continue;
          expect(shape(cue.from)).toBe(shape(cue.to));
          expect(cue.to).toBe(paths.get(cue.key));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('everything new comes in somewhere, everything that moved is brought from where it was', () => {
    fc.assert(
      fc.property(growingTrees({ plies: 40, passes: 16, keyChanges: 10, chips: 12 }), (trees) => {
        const [before, after] = trees.slice(-2);
        if (!before || !after) return;
        const [was, is] = [partsOf(layout(before)), partsOf(layout(after))];
        const cues = between(before, after).flatMap((scene) => scene.cues);
        for (const [key, { x, y }] of is) {
          const from = was.get(key);
          const own = cues.filter((cue) => cue.key === key);
          if (from === undefined) expect(own.some(({ kind }) => kind === 'appear')).toBe(true);
          else if (from.x === x && from.y === y) expect(own).toEqual([]);
          else expect(own).toEqual([{ kind: 'shift', key, dx: from.x - x, dy: from.y - y }]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
