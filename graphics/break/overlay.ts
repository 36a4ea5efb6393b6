import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { Break, BREAK_REPLICANTS } from './Break';
import { planBreak } from './plan';

/** The graphic `break`: what it is drawn from and how it moves. */
export const breakOverlay = overlay({
  graphic: 'break',
  names: BREAK_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, planBreak),
  Overlay: Break,
});
