import { mount } from '../shared/mount';
import { planStinger } from './plan';
import { Stinger } from './Stinger';

void mount({
  graphic: 'stinger',
  names: ['show'],
  plan: (before, now) => planStinger(before.show, now.show),
  Overlay: Stinger,
});
