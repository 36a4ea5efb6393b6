import { gsap } from 'gsap';
import { MOTION } from '../../../air/theme';
import { changeFigure } from '../../../motion/figures';

const all = (root: ParentNode, role: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-role="${role}"]`),
];

/** Seconds after the words are there. */
const AFTER = { chips: 0.1, score: 0.25 } as const;

/** Chips come from their giver one after the other, in its colour until they lie; then the figure counts them. */
const flyIn = (content: ParentNode): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const { duration, ease, stagger } = MOTION.flight;
  all(content, 'chip-came').forEach((chip, index) => {
    const { way = '0', colour = '', colourBefore = '' } = chip.dataset;
    const face = chip.querySelector('[data-role="chip"]');
    const at = index * stagger;
    timeline.fromTo(face, { x: Number(way) }, { x: 0, duration, ease, immediateRender: true }, at);
    gsap.set(face, { '--chip': colourBefore });
    timeline.set(face, { '--chip': colour }, at + duration);
  });
  const figures = all(content, 'figure-came');
  if (figures.length > 0)
    timeline.fromTo(figures, { autoAlpha: 0 }, { autoAlpha: 1, ...MOTION.enter, immediateRender: true }, '>-0.2');
  return timeline;
};

const score = (content: ParentNode): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const before = all(content, 'score-before');
  all(content, 'score-now').forEach((now, index) => {
    const was = before[index];
    if (was) timeline.add(changeFigure(was, now), 0);
  });
  const gains = all(content, 'gain');
  if (before.length > 0)
    timeline.fromTo(gains, { autoAlpha: 0 }, { autoAlpha: 1, ...MOTION.enter, immediateRender: true }, 0);
  return timeline;
};

/** The words first, then what it did to chips, then to the score. */
export const tellTimeline = (content: ParentNode): gsap.core.Timeline =>
  gsap.timeline().add(flyIn(content), AFTER.chips).add(score(content), `>+=${AFTER.score}`);
