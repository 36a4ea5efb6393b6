import { courseOf } from 'chess-match/games/business';
import { planAir } from '../../../air/air';
import { graphicOf } from '../../../air/graphic';
import { givingWay } from '../../../air/visit/givingWay';
import { planTree } from '../tree/planTree';
import { TreeStrip } from './TreeStrip';

/** The graphic `tree-strip`: the tree in the band, out for as long as an announcement is there. */
export const treeStrip = graphicOf(
  givingWay({
    graphic: 'tree-strip',
    names: ['course'],
    plan: (previous, current) => planAir(previous, current, () => planTree(courseOf(previous), courseOf(current))),
    Overlay: TreeStrip,
  }),
);
