import { layoutGraph } from './layout';
import { happeningsOf } from './marks';
import type { Shown } from './shown';

/** The curve goes on to the right of where it ended. */
export interface GrowStep {
  readonly kind: 'grow';
  /** Pixels of the frame. */
  readonly from: number;
  /** Turns after it are new. */
  readonly ply: number;
}

type Plannable = Pick<Shown, 'outlook' | 'score' | 'match'>;

const lastOf = ({ outlook, match }: Plannable) => layoutGraph(outlook.course, [], match.ply);

/** What comes on the right; where the axis had to make room, or the past is told otherwise, nothing moves. */
export const planGraph = (previous: Plannable, current: Plannable): readonly GrowStep[] => {
  const [before, now] = [lastOf(previous), lastOf(current)];
  const ply = previous.outlook.course.at(-1)?.ply ?? 0;
  const isNews = now.last !== null && before.last !== null && now.last.x > before.last.x;
  const isMarked = happeningsOf(current).some((happening) => happening.ply > ply);
  if (before.plies !== now.plies || !(isNews || isMarked)) return [];
  return [{ kind: 'grow', from: before.last?.x ?? 0, ply }];
};
