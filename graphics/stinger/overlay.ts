import { overlay } from '../shared/overlay';
import { planStinger } from './plan';
import { MACHINE, Stinger } from './Stinger';

/** The graphic `stinger`: what it is drawn from and how it moves. */
export default overlay({
  graphic: 'stinger',
  names: ['show', 'obsMachines'],
  plan: (before, now) => planStinger(before, now, MACHINE),
  Overlay: Stinger,
});
