import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { FocusOverlay } from './FocusOverlay';
import { FOCUS_REPLICANTS, pictureOf, planFocus } from './plan';
import { buildFocus } from './timeline';

/** The graphic `focus` of Business Chess: a board with its chips, its way through the tree, and why it matters. */
export const focus = onAir({
  graphic: 'focus',
  names: FOCUS_REPLICANTS,
  plan: (previous, current) => planFocus(pictureOf(previous), pictureOf(current)),
  build: withinAir(buildFocus),
  Drawing: FocusOverlay,
});
