import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { Mics } from './Mics';
import { planMics } from './plan';

/** The graphic `mics`: what it is drawn from and how it moves. */
export const mics = overlay({
  graphic: 'mics',
  names: ['people', 'speaking'],
  plan: (previous, current) => planAir(previous, current, planMics),
  Overlay: Mics,
});
