import { withinAir } from '../motion/air';
import { onAir } from '../shared/onAir';
import { FocusOverlay } from './FocusOverlay';
import { FOCUS_REPLICANTS, pictureOf, planFocus } from './plan';
import { buildFocus } from './timeline';

/** The graphic `focus`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'focus',
  names: FOCUS_REPLICANTS,
  plan: (previous, current) => planFocus(pictureOf(previous), pictureOf(current)),
  build: withinAir(buildFocus),
  Drawing: FocusOverlay,
});
