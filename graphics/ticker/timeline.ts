import { gsap } from 'gsap';
import { enterMark } from '../motion/figures';
import { MOTION } from '../shared/theme';
import type { TickerStep } from './plan';

const all = (stage: ParentNode, role: string): readonly HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>(`[data-role="${role}"]`),
];

/** The row was so much further right that what came in stood outside. */
const scroll = (stage: ParentNode, plies: readonly number[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const come = all(stage, 'turn').filter(({ dataset }) => plies.includes(Number(dataset['ply'])));
  const [row] = all(stage, 'row');
  const [first] = come;
  if (!row || !first) return timeline;
  const way = row.getBoundingClientRect().right - first.getBoundingClientRect().left;
  const { duration } = MOTION.fork;
  timeline.fromTo(row, { x: way }, { x: 0, duration, ease: MOTION.fork.ease, immediateRender: true }, 0);
  const gone = all(stage, 'turn-gone');
  if (gone.length > 0)
    timeline.fromTo(gone, { autoAlpha: 1 }, { autoAlpha: 0, duration, ease: 'power2.in', immediateRender: true }, 0);
  return timeline;
};

export const buildTickerTimeline = (stage: HTMLElement, steps: readonly TickerStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    const latest = all(stage, 'turn').slice(-1);
    timeline.add(step.kind === 'scroll' ? scroll(stage, step.plies) : enterMark(latest), 0);
  }
  return timeline;
};
