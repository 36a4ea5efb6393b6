import { overlay, planAir } from '../shared';
import { planTree } from './planTree';
import { SOURCES } from './sources';
import { TreeOverlay } from './TreeOverlay';

/** The graphic `tree`: what it is drawn from and how it moves. */
export default overlay({
  graphic: 'tree',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, () => planTree(previous.tree, current.tree)),
  Overlay: TreeOverlay,
});
