import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { TestCard } from './TestCard';

void mount({
  graphic: 'test-card',
  names: [],
  plan: (previous, current) => planAir(previous, current, () => []),
  Overlay: TestCard,
});
