import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { FocusOverlay } from './FocusOverlay';
import { FOCUS_REPLICANTS, pictureOf, planFocus } from './plan';

void mount({
  graphic: 'focus',
  names: FOCUS_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planFocus(pictureOf(previous), pictureOf(current))),
  Overlay: FocusOverlay,
});
