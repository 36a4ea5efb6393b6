import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { BUG_REPLICANTS } from './picture';
import { planBug } from './plan';
import { Scorebug } from './Scorebug';

void mount({
  graphic: 'scorebug',
  names: BUG_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planBug(previous, current)),
  Overlay: Scorebug,
});
