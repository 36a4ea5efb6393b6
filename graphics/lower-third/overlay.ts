import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { LowerThird } from './LowerThird';
import { planLowerThird } from './plan';

/** The graphic `lower-third`: what it is drawn from and how it moves. */
export const lowerThird = overlay({
  graphic: 'lower-third',
  names: ['people'],
  plan: (previous, current) => planAir(previous, current, planLowerThird),
  Overlay: LowerThird,
});
