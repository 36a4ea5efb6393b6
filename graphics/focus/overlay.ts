import { withinAir } from '../motion/air';
import { onAir } from '../air/onAir';
import { FocusOverlay } from '../games/business/focus/FocusOverlay';
import { FOCUS_REPLICANTS, pictureOf, planFocus } from '../games/business/focus/plan';
import { buildFocus } from '../games/business/focus/timeline';

/** The graphic `focus`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'focus',
  names: FOCUS_REPLICANTS,
  plan: (previous, current) => planFocus(pictureOf(previous), pictureOf(current)),
  build: withinAir(buildFocus),
  Drawing: FocusOverlay,
});
