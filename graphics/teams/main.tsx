import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { planTeams } from './plan';
import { Teams } from './Teams';

void mount({
  graphic: 'teams',
  names: ['people'],
  plan: (previous, current) => planAir(previous, current, planTeams),
  Overlay: Teams,
});
