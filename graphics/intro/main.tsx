import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { Intro } from './Intro';
import { planIntro } from './plan';

void mount({
  graphic: 'intro',
  names: ['people'],
  plan: (previous, current) => planAir(previous, current, planIntro),
  Overlay: Intro,
});
