import { gsap } from 'gsap';

const STAGGER = 0.12;

/** Arrows and circles of a board come one after the other, as a hand would draw them. */
export const drawSketch = (board: Element): gsap.core.Timeline => {
  const marks = board.querySelectorAll(':is([data-arrow], [data-circle])');
  const timeline = gsap.timeline();
  if (marks.length === 0) return timeline;
  return timeline.fromTo(
    marks,
    { autoAlpha: 0 },
    { autoAlpha: 1, duration: 0.25, ease: 'none', stagger: STAGGER, immediateRender: true },
  );
};
