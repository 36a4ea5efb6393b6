import equal from 'fast-deep-equal';
import type { BusinessCourse } from 'chess-match/games/business';

/** One idea of a motion, in the order in which it is told. */
export type TreeStep =
  /** There is no way from one picture to the other on air: the new one is set. */
  | { readonly kind: 'set' }
  /** Lines run on, and everything makes room. */
  | { readonly kind: 'grow' }
  | { readonly kind: 'fork'; readonly mother: string; readonly daughter: string; readonly ply: number }
  | { readonly kind: 'pass'; readonly from: string; readonly to: string; readonly ply: number }
  | { readonly kind: 'selection'; readonly branch: string; readonly targets: readonly string[]; readonly ply: number }
  | { readonly kind: 'end'; readonly branch: string; readonly ply: number }
  | { readonly kind: 'score'; readonly ply: number };

const isPrefix = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.every((item, index) => equal(item, after[index]));

const key = ({ branch, board, mother, bornPly }: BusinessCourse['branches'][number]) => [
  branch,
  board,
  mother,
  bornPly,
];

/** Nothing that was told has changed: `next` is `previous` and more. */
const continues = (previous: BusinessCourse, next: BusinessCourse): boolean =>
  next.ply >= previous.ply &&
  isPrefix(previous.branches.map(key), next.branches.map(key)) &&
  isPrefix(previous.forks, next.forks) &&
  isPrefix(previous.passes, next.passes) &&
  isPrefix(previous.selections, next.selections) &&
  isPrefix(previous.ends, next.ends);

const news = <T>(before: readonly T[], after: readonly T[]): readonly T[] => after.slice(before.length);

/**
 * What has to be told to lead a viewer from one tree to the next: what grew, then the key change, then what ended,
 * then the score. Set where something told before no longer holds (an undo, a correction); empty where nothing changed.
 */
export const planTree = (previous: BusinessCourse, next: BusinessCourse): readonly TreeStep[] => {
  if (equal(previous, next)) return [];
  if (!continues(previous, next)) return [{ kind: 'set' }];
  const selected = new Set(next.selections.map(({ branch }) => branch));
  const scored = next.scores.filter((score) => !previous.scores.some((other) => equal(other, score)));
  const steps: TreeStep[] = [
    ...news(previous.forks, next.forks).map(({ mother, daughter, ply }): TreeStep => ({
      kind: 'fork',
      mother,
      daughter,
      ply,
    })),
    ...news(previous.passes, next.passes).map(({ from, to, ply }): TreeStep => ({ kind: 'pass', from, to, ply })),
    ...news(previous.selections, next.selections).map(({ branch, targets, ply }): TreeStep => ({
      kind: 'selection',
      branch,
      targets: targets.map((target) => target.branch),
      ply,
    })),
    ...news(previous.ends, next.ends)
      .filter(({ branch }) => !selected.has(branch))
      .map(({ branch, ply }): TreeStep => ({ kind: 'end', branch, ply })),
    ...scored.map(({ ply }): TreeStep => ({ kind: 'score', ply })),
  ];
  return [{ kind: 'grow' }, ...steps];
};
