import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { overlay } from '../shared/overlay';
import { TestCard } from './TestCard';

void mount(
  overlay({
    graphic: 'test-card',
    names: [],
    plan: (previous, current) => planAir(previous, current, () => []),
    Overlay: TestCard,
  }),
);
