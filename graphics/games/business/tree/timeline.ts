import { gsap } from 'gsap';
import { MOTION } from '../../../air/theme';
import { choreograph, type Cue, type Scene } from './choreograph';
import type { TreeLayout } from './layout/types';
import type { TreeStep } from './planTree';

/** Elements by the names the choreography gives them. */
type Cast = (key: string) => Element[];

const castIn = (root: HTMLElement): Cast => {
  const cast = new Map<string, Element[]>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-path], [data-part]')) {
    const key = element.dataset.path ?? element.dataset.part ?? '';
    cast.set(key, [...(cast.get(key) ?? []), element]);
  }
  return (key) => cast.get(key) ?? [];
};

const css = (path: string): string => `path("${path}")`;

const EASES: Readonly<Record<TreeStep['kind'], { readonly duration: number; readonly ease: string }>> = {
  set: MOTION.enter,
  grow: MOTION.flight,
  fork: MOTION.fork,
  pass: MOTION.flight,
  selection: MOTION.fork,
  end: MOTION.enter,
  score: MOTION.enter,
};

/** Only inline styles are set: once they are gone, the page is as it was drawn. */
const play = (timeline: gsap.core.Timeline, elements: Element[], cue: Cue, pace: gsap.TweenVars, at: string): void => {
  switch (cue.kind) {
    case 'bend':
      timeline.fromTo(elements, { d: css(cue.from) }, { d: css(cue.to), ...pace, immediateRender: true }, at);
      return;
    case 'shift':
      timeline.fromTo(elements, { x: cue.dx, y: cue.dy }, { x: 0, y: 0, ...pace, immediateRender: true }, at);
      return;
    case 'appear':
      timeline.fromTo(elements, { autoAlpha: 0 }, { autoAlpha: 1, ...MOTION.enter, immediateRender: true }, at);
      return;
    case 'vanish':
      timeline.fromTo(elements, { autoAlpha: 1 }, { autoAlpha: 0, ...MOTION.exit, immediateRender: true }, at);
      return;
    case 'travel':
      timeline.fromTo(elements, { ...cue.way[0] }, { keyframes: [...cue.way], ...pace, immediateRender: true }, at);
      return;
  }
};

const addScene = (timeline: gsap.core.Timeline, cast: Cast, { kind, cues }: Scene, index: number): void => {
  const label = `${index} ${kind}`;
  timeline.addLabel(label);
  for (const cue of cues) {
    const elements = cast(cue.key);
    if (elements.length > 0) play(timeline, elements, cue, EASES[kind], label);
  }
};

/** The choreography on these elements. */
export const buildTimeline = (
  root: HTMLElement,
  before: TreeLayout,
  after: TreeLayout,
  steps: readonly TreeStep[],
): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const cast = castIn(root);
  choreograph(before, after, steps).forEach((scene, index) => addScene(timeline, cast, scene, index));
  return timeline;
};
