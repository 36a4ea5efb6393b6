import { gsap } from 'gsap';

/** Seconds. Everything is covered from `coveredAt` on, for `hold`. */
const LANE = 0.36;
const STAGGER = 0.03;
/** Covered at least so long, also where nobody holds it. */
const HOLD = 0.24;
const LANES = 5;
const ENTERED = LANE + STAGGER * (LANES - 1);

export const STINGER = { coveredAt: ENTERED, hold: HOLD, duration: 2 * ENTERED + HOLD } as const;

/** Lanes come in from the left one after the other, the middle one first, and leave to the right in the same order. */
const orderOf = (index: number): number => Math.abs(index - 2) * 2 - (index < 2 ? 1 : 0);

/**
 * @param lanes the five bands, top first, which together cover the frame
 * @param emblem what stands in the middle while everything is covered
 * @param onHeld the timeline stands still when everything is covered, and whoever is called lets it play on
 */
export const buildStinger = (
  lanes: readonly gsap.TweenTarget[],
  emblem: gsap.TweenTarget,
  onHeld: (() => void) | null = null,
): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  if (onHeld) timeline.addPause(ENTERED, onHeld);
  lanes.forEach((lane, index) => {
    const at = orderOf(index) * STAGGER;
    timeline
      .fromTo(
        lane,
        { xPercent: -102, autoAlpha: 1 },
        { xPercent: 0, duration: LANE, ease: 'power2.inOut', immediateRender: true },
        at,
      )
      .to(lane, { xPercent: 102, duration: LANE, ease: 'power2.inOut' }, ENTERED + HOLD + at);
  });
  return timeline
    .fromTo(
      emblem,
      { autoAlpha: 0 },
      { autoAlpha: 1, duration: 0.15, ease: 'none', immediateRender: true },
      ENTERED - 0.2,
    )
    .to(emblem, { autoAlpha: 0, duration: 0.12, ease: 'none' }, ENTERED + HOLD);
};
