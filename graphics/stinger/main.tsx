import { mount } from '../shared/mount';
import { overlay } from '../shared/overlay';
import { machineOf, planStinger } from './plan';
import { Stinger } from './Stinger';

const MACHINE = machineOf(location.search);

void mount(
  overlay({
    graphic: 'stinger',
    names: ['show', 'obsMachines'],
    plan: (before, now) => planStinger(before, now, MACHINE),
    Overlay: Stinger,
  }),
);
