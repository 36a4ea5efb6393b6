import { mount } from '../shared/mount';
import { overlay } from '../shared/overlay';
import { planStinger } from './plan';
import { MACHINE, Stinger } from './Stinger';

void mount(
  overlay({
    graphic: 'stinger',
    names: ['show', 'obsMachines'],
    plan: (before, now) => planStinger(before, now, MACHINE),
    Overlay: Stinger,
  }),
);
