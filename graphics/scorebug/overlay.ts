import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { BUG_REPLICANTS } from './picture';
import { planBug } from './plan';
import { Scorebug } from './Scorebug';

/** The graphic `scorebug`: what it is drawn from and how it moves. */
export const scorebug = overlay({
  graphic: 'scorebug',
  names: BUG_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planBug(previous, current)),
  Overlay: Scorebug,
});
