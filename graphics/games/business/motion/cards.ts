import { gsap } from 'gsap';
import { MOTION } from '../../../air/theme';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Transform that puts an element standing at `to` where `from` stood; `offset` is the field's place in the element. */
const placed = (from: Box, to: Box, offset: { x: number; y: number }) => {
  const scale = from.width / to.width;
  return {
    x: from.x - to.x + offset.x * (1 - scale),
    y: from.y - to.y + offset.y * (1 - scale),
    scale,
    transformOrigin: '0 0',
  };
};

/** A card moves from one field to another as one piece. */
export const shiftCard = (card: Element, from: Box, to: Box, offset: { x: number; y: number }): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(card, placed(from, to, offset), { x: 0, y: 0, scale: 1, ...MOTION.fork, immediateRender: true });

/** A card grows out of the field of its mother: it lies over her and parts from her. */
export const bearCard = (card: Element, from: Box, to: Box, offset: { x: number; y: number }): gsap.core.Timeline =>
  shiftCard(card, from, to, offset).fromTo(
    card,
    { autoAlpha: 0 },
    { autoAlpha: 1, duration: 0.2, ease: 'none', immediateRender: true },
    0,
  );

export const enterCard = (card: Element): gsap.core.Timeline =>
  gsap.timeline().fromTo(card, { autoAlpha: 0, y: 24 }, { autoAlpha: 1, y: 0, ...MOTION.enter, immediateRender: true });

/** The picture of a card that is gone already leaves. */
export const exitCard = (ghost: Element): gsap.core.Timeline =>
  gsap.timeline().fromTo(ghost, { autoAlpha: 1, y: 0 }, { autoAlpha: 0, y: 24, ...MOTION.exit, immediateRender: true });

export const enterCaption = (caption: Element): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(caption, { autoAlpha: 0 }, { autoAlpha: 1, duration: 0.2, ease: 'none', immediateRender: true });

/** The result comes up while its board goes grey. */
export const showResult = (result: Element, board: Element): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(result, { autoAlpha: 0 }, { autoAlpha: 1, ...MOTION.enter, immediateRender: true }, 0)
    .from(board, { filter: 'grayscale(0) brightness(1)', ...MOTION.enter, immediateRender: true }, 0);
