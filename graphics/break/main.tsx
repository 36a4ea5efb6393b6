import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { Break, BREAK_REPLICANTS } from './Break';
import { planBreak } from './plan';

void mount({
  graphic: 'break',
  names: BREAK_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, planBreak),
  Overlay: Break,
});
