import { gsap } from 'gsap';
import { bringIn, takeOut } from '../../motion/air';
import { MOTION } from '../theme';
import type { PlateMotion } from './queue';

const all = (root: ParentNode, role: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-role="${role}"]`),
];

/** What moves in the words of a game once they are there. */
export type Tell = (content: ParentNode) => gsap.core.Timeline;

const swap = (root: ParentNode): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(all(root, 'content-gone'), { autoAlpha: 1 }, { autoAlpha: 0, ...MOTION.exit, immediateRender: true }, 0)
    .fromTo(
      all(root, 'content'),
      { autoAlpha: 0 },
      { autoAlpha: 1, ...MOTION.enter, immediateRender: true },
      MOTION.exit.duration,
    );

/**
 * The plate comes and is told, after what stood in the band has gone; goes; or stays while what it says is replaced.
 */
export const buildPlateTimeline = (
  root: HTMLElement,
  motion: Exclude<PlateMotion, 'none'>,
  tell: Tell,
): gsap.core.Timeline => {
  switch (motion) {
    case 'enter':
      return gsap
        .timeline()
        .add(bringIn(all(root, 'plate')), MOTION.exit.duration)
        .add(tell(root));
    case 'change':
      return swap(root).add(tell(root));
    case 'exit':
      return takeOut(all(root, 'plate-gone'));
  }
};
