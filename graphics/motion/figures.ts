import { gsap } from 'gsap';
import { MOTION } from '../air/theme';

/** A figure is replaced: the old one leaves upward, the new one comes from below. */
export const changeFigure = (before: Element, now: Element): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(
      before,
      { autoAlpha: 1, yPercent: 0 },
      { autoAlpha: 0, yPercent: -60, ...MOTION.exit, immediateRender: true },
      0,
    )
    .fromTo(
      now,
      { autoAlpha: 0, yPercent: 60 },
      { autoAlpha: 1, yPercent: 0, ...MOTION.enter, immediateRender: true },
      0.15,
    );

/** Something new comes in where it stands. */
export const enterMark = (marks: readonly Element[]): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(marks, { autoAlpha: 0, y: 12 }, { autoAlpha: 1, y: 0, ...MOTION.enter, immediateRender: true });

/** A figure that changed in place is lifted for a moment so that the eye finds it. */
export const pointOut = (marks: readonly Element[]): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(marks, { scale: 1 }, { scale: 1.25, duration: 0.2, ease: 'power2.out' })
    .to(marks, { scale: 1, duration: 0.4, ease: 'power2.inOut' });
