import { planBreak } from '../../../break/plan';
import { buildBreakTimeline } from '../../../break/timeline';
import { withinAir } from '../../../motion/air';
import { onAir } from '../../../air/onAir';
import { BOARDS_VIEWS } from '../boards/Boards';
import { Break } from './Break';

/** The graphic `break` of Swedish chess: its boards have no chips, and are shown themselves. */
export const pause = onAir({
  graphic: 'break',
  names: [...BOARDS_VIEWS, 'score'],
  plan: planBreak,
  build: withinAir(buildBreakTimeline),
  Drawing: Break,
});
