import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { onAir } from '../air/onAir';
import { planTeams } from './plan';
import { Teams } from './Teams';

/** The graphic `teams`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'teams',
  names: ['people'],
  plan: planTeams,
  build: withinAir(swapRole('teams')),
  Drawing: Teams,
});
