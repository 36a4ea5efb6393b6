import { onAir } from '../../../air/onAir';
import { planExplainer } from '../../../explainer/plan';
import { swapLessons } from '../../../explainer/swapLessons';
import { cardOf } from './card';
import { Explainer } from './Explainer';

/** The graphic `explainer` of a match on boards. */
export const explainer = onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
  build: (root, steps) => swapLessons(root, steps, () => null),
  Drawing: Explainer,
});
