import { gsap } from 'gsap';
import { enterMark, pointOut } from '../../../motion/figures';
import { changeScore } from '../../../scorebug/timeline';
import type { BugStep } from './plan';

const all = (root: HTMLElement, selector: string): readonly Element[] => [...root.querySelectorAll(selector)];

const worth = (board: number): string => `[data-role="worth"][data-board="${board}"]`;

const stepTimeline = (root: HTMLElement, step: BugStep): gsap.core.Timeline | null => {
  switch (step.kind) {
    case 'score':
      return changeScore(root, step);
    case 'latest':
      return enterMark(all(root, '[data-role="latest"]'));
    case 'headline':
      return enterMark(all(root, '[data-role="headline"]'));
    case 'worth':
      // Where the boards say it themselves there is nothing to move.
      if (all(root, worth(step.board)).length === 0) return null;
      return step.isNew
        ? enterMark(all(root, worth(step.board)))
        : pointOut(all(root, `${worth(step.board)} [data-role="worth-chips"]`));
    case 'chips-out':
      return pointOut(all(root, '[data-role="table-chips"]'));
  }
};

/** All changes of the band at once: they are one event seen in several places. */
export const buildBugTimeline = (root: HTMLElement, steps: readonly BugStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    const played = stepTimeline(root, step);
    if (played) timeline.add(played, 0);
  }
  return timeline;
};
