import { gsap } from 'gsap';
import { MOTION } from '../../../air/theme';
import { resolvedColour } from '../../../air/themes/resolvedColour';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What takes part in one chip's travel; null where there is nothing to hide or to show. */
export interface ChipCast {
  /** The chip on its way; stands at `to`. */
  readonly flyer: Element | null;
  /** The chip still lying where it came from. */
  readonly gone: Element | null;
  /** The chip lying where it arrives. */
  readonly landed: Element | null;
  readonly from: Spot;
  readonly to: Spot;
  readonly colours: { readonly from: string; readonly to: string };
}

/** How much larger a chip is half-way: it is lifted over the boards, for all to see. */
const LIFT = 1.4;

/** Chips travel one after the other from where they lay to where they lie; until then they wait where they lay. */
export const flyChips = (casts: readonly ChipCast[], root: Element): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  casts.forEach(({ flyer, gone, landed, from, to, colours }, index) => {
    const at = index * MOTION.flight.stagger;
    const lands = at + MOTION.flight.duration;
    const start = {
      x: from.x - to.x,
      y: from.y - to.y,
      '--chip': resolvedColour(colours.from, root),
    };
    const end = { x: 0, y: 0, '--chip': resolvedColour(colours.to, root) };
    const { duration, ease } = MOTION.flight;
    if (gone) timeline.set(gone, { autoAlpha: 0 }, at);
    timeline.set(flyer, { autoAlpha: 1 }, at);
    timeline.fromTo(flyer, { ...start, transformOrigin: '0 0' }, { ...end, duration, ease }, at);
    timeline.fromTo(
      flyer,
      { scale: from.size / to.size },
      { scale: LIFT, duration: duration / 2, ease: 'sine.out' },
      at,
    );
    timeline.to(flyer, { scale: 1, duration: duration / 2, ease: 'sine.in' }, at + duration / 2);
    timeline.set(flyer, { autoAlpha: 0 }, lands);
    if (landed) timeline.set(landed, { autoAlpha: 1 }, lands);
  });
  return timeline;
};

/** Before the chips travel: where they lay they are seen, where they arrive they are not yet. */
export const holdChips = (casts: readonly ChipCast[]): void => {
  for (const { gone, landed } of casts) {
    if (gone) gsap.set(gone, { autoAlpha: 1 });
    if (landed) gsap.set(landed, { autoAlpha: 0 });
  }
};

/** Chips that stay on their board are laid out anew; until then they lie as before. */
export const settleChips = (
  ways: readonly { readonly chip: Element; readonly x: number; readonly y: number }[],
): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const { duration, ease } = MOTION.flight;
  for (const { chip, x, y } of ways)
    timeline.fromTo(chip, { x, y }, { x: 0, y: 0, duration, ease, immediateRender: true }, 0);
  return timeline;
};
