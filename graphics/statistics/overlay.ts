import { gsap } from 'gsap';
import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { Statistics } from './Statistics';

/** The graphic `statistics`: figures are set as they change, nothing moves inside. */
export default onAir({
  graphic: 'statistics',
  names: ['people', 'statistics', 'spoken'],
  plan: () => [],
  build: withinAir(() => gsap.timeline()),
  Drawing: Statistics,
});
