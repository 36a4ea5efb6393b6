import { gsap } from 'gsap';
import { takeOut } from '../../../motion/air';
import { changeFigure, enterMark } from '../../../motion/figures';
import { buildTimeline as buildCards } from '../cards/timeline';
import { isOfCards, type BoardsStep } from './plan';

/** The sentence changes in its place; the first comes with its plate, and the last goes with it. */
const changeWhy = (root: HTMLElement): gsap.core.Timeline | null => {
  const [plate, before, now] = ['why-plate', 'why-before', 'why'].map((role) =>
    root.querySelector(`[data-role="${role}"]`),
  );
  if (!plate) return null;
  if (before && now) return changeFigure(before, now);
  return now ? enterMark([plate]) : takeOut([plate]);
};

/** First what happens on the boards, then what it means. */
export const buildTimeline = (root: HTMLElement, steps: readonly BoardsStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline().add(buildCards(root, steps.filter(isOfCards)));
  const changed = steps.every(isOfCards) ? null : changeWhy(root);
  return changed ? timeline.add(changed) : timeline;
};
