import { gsap } from 'gsap';
import { enterMark } from '../motion/figures';
import { MOTION } from '../air/theme';
import { TURN_GAP } from './layout';
import type { TickerStep } from './plan';

const all = (root: ParentNode, role: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-role="${role}"]`),
];

/** What leaves pulls the row along to the left; what comes in overtakes it from beyond the right end of the band. */
const scroll = (root: ParentNode, plies: readonly number[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const come = all(root, 'turn').filter(({ dataset }) => plies.includes(Number(dataset['ply'])));
  const [row, [band], [gone]] = [all(root, 'row'), all(root, 'window'), all(root, 'gone')];
  const [first] = come;
  if (!band || !first) return timeline;
  const { duration, ease } = MOTION.fork;
  const pulled = gone?.getBoundingClientRect().width ?? 0;
  const way = Math.max(0, band.getBoundingClientRect().right + TURN_GAP - first.getBoundingClientRect().left - pulled);
  timeline.fromTo(row, { x: pulled }, { x: 0, duration, ease, immediateRender: true }, 0);
  timeline.fromTo(come, { x: way }, { x: 0, duration, ease, immediateRender: true }, 0);
  if (gone)
    timeline.fromTo(gone, { autoAlpha: 1 }, { autoAlpha: 0, duration, ease: 'power2.in', immediateRender: true }, 0);
  return timeline;
};

export const buildTickerTimeline = (root: HTMLElement, steps: readonly TickerStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    const latest = all(root, 'turn').slice(-1);
    timeline.add(step.kind === 'scroll' ? scroll(root, step.plies) : enterMark(latest), 0);
  }
  return timeline;
};
