import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { Intro } from './Intro';
import { planIntro } from './plan';

/** The graphic `intro`: what it is drawn from and how it moves. */
export const intro = overlay({
  graphic: 'intro',
  names: ['people'],
  plan: (previous, current) => planAir(previous, current, planIntro),
  Overlay: Intro,
});
