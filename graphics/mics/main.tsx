import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { Mics } from './Mics';
import { planMics } from './plan';

void mount({
  graphic: 'mics',
  names: ['people', 'speaking'],
  plan: (previous, current) => planAir(previous, current, planMics),
  Overlay: Mics,
});
