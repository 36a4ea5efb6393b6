import { planAir } from '../shared/air';
import { factsBetween } from '../shared/facts';
import { mount } from '../shared/mount';
import { KeyChange } from './KeyChange';
import { SOURCES } from './sources';

void mount({
  graphic: 'key-change',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, factsBetween),
  Overlay: KeyChange,
});
