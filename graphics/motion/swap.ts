import { gsap } from 'gsap';
import { MOTION } from '../air/theme';

const WAY = 16;

/** What stood here leaves, then what stands here now comes: two pictures that have nothing in common. */
export const swapOver = (gone: readonly Element[], come: readonly Element[]): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(gone, { autoAlpha: 1 }, { autoAlpha: 0, ...MOTION.exit, immediateRender: true }, 0)
    .fromTo(
      come,
      { autoAlpha: 0, y: WAY },
      { autoAlpha: 1, y: 0, ...MOTION.enter, immediateRender: true },
      MOTION.exit.duration,
    );

/** The plate stays while its words change: the new ones are drawn over the old ones from left to right. */
export const wipeOver = (gone: readonly Element[], come: readonly Element[]): gsap.core.Timeline => {
  const { duration } = MOTION.enter;
  return gsap
    .timeline()
    .fromTo(
      gone,
      { autoAlpha: 1 },
      { autoAlpha: 0, duration: 0.2, ease: 'none', immediateRender: true },
      duration - 0.2,
    )
    .fromTo(
      come,
      { clipPath: 'inset(-20px 100% -20px -20px)' },
      { clipPath: 'inset(-20px -20px -20px -20px)', duration, ease: 'power2.inOut', immediateRender: true },
      0,
    );
};

/** A swap of what has a role, from what had it before. */
const ofRole =
  (swap: typeof swapOver) =>
  (role: string) =>
  (root: HTMLElement): gsap.core.Timeline => {
    const parts = (name: string): readonly Element[] => [...root.querySelectorAll(`[data-role="${name}"]`)];
    return swap(parts(`${role}-before`), parts(role));
  };

/** Swaps the elements whose data-role is `ROLE-before` for those whose is `ROLE`. */
export const swapRole = ofRole(swapOver);
export const wipeRole = ofRole(wipeOver);
