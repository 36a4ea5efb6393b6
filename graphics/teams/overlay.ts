import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { planTeams } from './plan';
import { Teams } from './Teams';

/** The graphic `teams`: what it is drawn from and how it moves. */
export const teams = overlay({
  graphic: 'teams',
  names: ['people'],
  plan: (previous, current) => planAir(previous, current, planTeams),
  Overlay: Teams,
});
