import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { LowerThird } from './LowerThird';
import { planLowerThird } from './plan';

void mount({
  graphic: 'lower-third',
  names: ['people'],
  plan: (previous, current) => planAir(previous, current, planLowerThird),
  Overlay: LowerThird,
});
