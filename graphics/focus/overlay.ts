import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { FocusOverlay } from './FocusOverlay';
import { FOCUS_REPLICANTS, pictureOf, planFocus } from './plan';

/** The graphic `focus`: what it is drawn from and how it moves. */
export const focus = overlay({
  graphic: 'focus',
  names: FOCUS_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planFocus(pictureOf(previous), pictureOf(current))),
  Overlay: FocusOverlay,
});
