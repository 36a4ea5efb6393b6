import { planAir } from '../shared/air';
import { factsBetween } from '../shared/facts';
import { overlay } from '../shared/overlay';
import { KeyChange } from './KeyChange';
import { SOURCES } from './sources';

/** The graphic `key-change`: what it is drawn from and how it moves. */
export default overlay({
  graphic: 'key-change',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, factsBetween),
  Overlay: KeyChange,
});
