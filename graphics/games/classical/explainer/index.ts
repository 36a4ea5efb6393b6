import { onAir } from '../../../air/onAir';
import { planExplainer } from '../../../explainer/plan';
import { buildAir } from '../../../motion/air';
import { swapOver } from '../../../motion/swap';
import { cardOf } from './card';
import { Explainer } from './Explainer';

const partsOf = (root: HTMLElement, role: 'lesson' | 'lesson-gone'): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"]`),
];

/** The graphic `explainer` of a match on boards. */
export const explainer = onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
  build: (root, steps) => buildAir(root, steps, () => swapOver(partsOf(root, 'lesson-gone'), partsOf(root, 'lesson'))),
  Drawing: Explainer,
});
