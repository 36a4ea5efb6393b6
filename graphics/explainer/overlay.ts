import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { ExplainerOverlay } from './ExplainerOverlay';
import { planExplainer } from './plan';

/** The graphic `explainer`: what it is drawn from and how it moves. */
export const explainer = overlay({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planAir(previous, current, () => planExplainer(previous.content, current.content)),
  Overlay: ExplainerOverlay,
});
