import { gsap } from 'gsap';
import { buildTimeline } from '../cards/timeline';
import { MOTION } from '../../../air/theme';
import { isSwap, type FocusStep } from './plan';

/** One board gives way to another in the same place: the old one goes while the new one comes. */
const swap = (root: HTMLElement): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const [gone] = root.querySelectorAll('[data-role="body-gone"]');
  const [body] = root.querySelectorAll('[data-role="body"]');
  if (gone)
    timeline.fromTo(gone, { autoAlpha: 1, x: 0 }, { autoAlpha: 0, x: -24, ...MOTION.exit, immediateRender: true }, 0);
  if (body)
    timeline.fromTo(
      body,
      { autoAlpha: 0, x: 24 },
      { autoAlpha: 1, x: 0, ...MOTION.enter, immediateRender: true },
      gone ? MOTION.exit.duration : 0,
    );
  return timeline;
};

/** The steps as one timeline; the list of moves follows the pieces. */
export const buildFocus = (root: HTMLElement, steps: readonly FocusStep[]): gsap.core.Timeline => {
  if (steps.some(isSwap)) return swap(root);
  const timeline = buildTimeline(
    root,
    steps.filter((step) => !isSwap(step)),
  );
  const newest = root.querySelector('[data-role="newest"]');
  if (newest && steps.some(({ kind }) => kind === 'pieces'))
    timeline.fromTo(
      newest,
      { autoAlpha: 0 },
      { autoAlpha: 1, duration: 0.2, ease: 'none', immediateRender: true },
      MOTION.piece.duration,
    );
  return timeline;
};
