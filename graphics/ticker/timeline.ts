import { gsap } from 'gsap';
import { enterMark } from '../motion/figures';
import { MOTION } from '../shared/theme';
import { GAP } from './layout';
import type { TickerStep } from './plan';

const all = (stage: ParentNode, role: string): readonly HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>(`[data-role="${role}"]`),
];

/** What leaves pulls the row along to the left; what comes in overtakes it from beyond the right end of the band. */
const scroll = (stage: ParentNode, plies: readonly number[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const come = all(stage, 'turn').filter(({ dataset }) => plies.includes(Number(dataset['ply'])));
  const [row, [band], [gone]] = [all(stage, 'row'), all(stage, 'window'), all(stage, 'gone')];
  const [first] = come;
  if (!band || !first) return timeline;
  const { duration, ease } = MOTION.fork;
  const pulled = gone?.getBoundingClientRect().width ?? 0;
  const way = Math.max(0, band.getBoundingClientRect().right + GAP.turns - first.getBoundingClientRect().left - pulled);
  timeline.fromTo(row, { x: pulled }, { x: 0, duration, ease, immediateRender: true }, 0);
  timeline.fromTo(come, { x: way }, { x: 0, duration, ease, immediateRender: true }, 0);
  if (gone)
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
