import { overlay, planAir } from '../air';
import { planTree } from '../games/business/tree/planTree';
import { SOURCES } from '../games/business/tree/sources';
import { TreeOverlay } from '../games/business/tree/TreeOverlay';

/** The graphic `tree`: what it is drawn from and how it moves. */
export default overlay({
  graphic: 'tree',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, () => planTree(previous.tree, current.tree)),
  Overlay: TreeOverlay,
});
