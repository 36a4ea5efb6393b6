import { gsap } from 'gsap';
import { withinAir } from '../motion/air';
import { onAir } from '../air/onAir';
import { TestCard } from './TestCard';

/** The graphic `test-card`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'test-card',
  names: [],
  plan: () => [],
  build: withinAir(() => gsap.timeline()),
  Drawing: TestCard,
});
