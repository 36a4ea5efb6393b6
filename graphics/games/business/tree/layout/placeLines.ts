import type { Plan } from './footprint';
import { METRICS } from './metrics';
import { linePath } from './paths';
import type { Heights } from './place';
import type { Placed } from './sweep';
import type { Branch, Segment } from './types';

/** Where each branch's line turns off its mother's and where it stops. */
export const placeLines = (
  plan: Plan,
  heights: Heights,
  placed: readonly Placed[],
  left: number,
  headX: number,
): Segment[] => {
  const [bornAt, endAt] = [new Map<string, number>(), new Map<string, number>()];
  for (const { event, x } of placed) {
    if (event.kind === 'fork') bornAt.set(event.fork.daughter, x);
    if (event.kind === 'selection') endAt.set(event.selection.branch, x);
    if (event.kind === 'ends') for (const { branch } of event.ends) endAt.set(branch, x);
  }
  const line = ({ branch, board, mother }: Branch): Segment => {
    const x = bornAt.get(branch) ?? left;
    const turn = { x, from: heights.yOf(mother ?? branch), to: heights.yOf(branch) };
    const end = Math.max(x, endAt.get(branch) ?? headX);
    const origin = linePath({ ...turn, to: turn.from }, end);
    const run = { from: x + METRICS.bend.radius, to: end, y: turn.to };
    return { key: `line:${branch}`, branch, board, path: linePath(turn, end), origin, run };
  };
  return plan.tree.branches.map(line);
};
