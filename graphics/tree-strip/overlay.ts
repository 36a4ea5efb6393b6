import { givingWay } from '../key-change/givingWay';
import { overlay, planAir } from '../shared';
import { planTree } from '../tree/planTree';
import { TreeStrip } from './TreeStrip';

/** The graphic `tree-strip`: what it is drawn from and how it moves. */
export default overlay(
  givingWay({
    graphic: 'tree-strip',
    names: ['tree'],
    plan: (previous, current) => planAir(previous, current, () => planTree(previous.tree, current.tree)),
    Overlay: TreeStrip,
  }),
);
