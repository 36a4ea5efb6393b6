import { courseOf } from 'chess-match/games/business';
import { planAir } from '../../../air/air';
import { graphicOf } from '../../../air/graphic';
import { planTree } from './planTree';
import { SOURCES } from './sources';
import { TreeOverlay } from './TreeOverlay';

/** The graphic `tree`: how the match came to stand as it does. */
export const tree = graphicOf({
  graphic: 'tree',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, () => planTree(courseOf(previous), courseOf(current))),
  Overlay: TreeOverlay,
});
