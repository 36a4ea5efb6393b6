import { mount, planAir } from '../shared';
import { planTree } from './planTree';
import { SOURCES } from './sources';
import { TreeOverlay } from './TreeOverlay';

void mount({
  graphic: 'tree',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, () => planTree(previous.tree, current.tree)),
  Overlay: TreeOverlay,
});
