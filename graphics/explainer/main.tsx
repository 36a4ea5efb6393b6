import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { ExplainerOverlay } from './ExplainerOverlay';
import { planExplainer } from './plan';

void mount({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planAir(previous, current, () => planExplainer(previous.content, current.content)),
  Overlay: ExplainerOverlay,
});
