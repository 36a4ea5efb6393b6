import { givingWay } from '../air/visit/givingWay';
import { overlay, planAir } from '../air';
import { planTree } from '../games/business/tree/planTree';
import { TreeStrip } from '../games/business/tree-strip/TreeStrip';

/** The graphic `tree-strip`: what it is drawn from and how it moves. */
export default overlay(
  givingWay({
    graphic: 'tree-strip',
    names: ['tree'],
    plan: (previous, current) => planAir(previous, current, () => planTree(previous.tree, current.tree)),
    Overlay: TreeStrip,
  }),
);
