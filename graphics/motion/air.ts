import { gsap } from 'gsap';
import { insideOf, type AirStep } from '../air/air';
import { MOTION } from '../air/theme';

/** How far a graphic moves while it comes and goes. Pixels. */
const WAY = 16;

/** A graphic comes on air as a whole. */
export const bringIn = (parts: readonly Element[]): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(parts, { autoAlpha: 0, y: WAY }, { autoAlpha: 1, y: 0, ...MOTION.enter, immediateRender: true });

/** A graphic goes off air as a whole; its parts are the picture that left, drawn as ghosts. */
export const takeOut = (parts: readonly Element[]): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(parts, { autoAlpha: 1, y: 0 }, { autoAlpha: 0, y: WAY, ...MOTION.exit, immediateRender: true });

/** The root's AirLayer comes or goes; any other steps are built by `build`. */
export const buildAir = <Step>(
  root: HTMLElement,
  steps: readonly (AirStep | Step)[],
  build: (steps: readonly Step[]) => gsap.core.Timeline,
): gsap.core.Timeline => {
  const inside = insideOf(steps);
  if (inside.length === steps.length) return build(inside);
  const layers = [...root.querySelectorAll('[data-air]')];
  return layers.some((layer) => layer.matches('[data-ghost]')) ? takeOut(layers) : bringIn(layers);
};

/** What builds motions inside a graphic becomes what brings it in and takes it out, too. */
export const withinAir =
  <Step>(build: (root: HTMLElement, steps: readonly Step[]) => gsap.core.Timeline) =>
  (root: HTMLElement, steps: readonly (AirStep | Step)[]): gsap.core.Timeline =>
    buildAir(root, steps, (inside) => build(root, inside));
