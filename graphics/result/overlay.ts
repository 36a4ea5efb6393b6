import { onAir } from '../air/onAir';
import { untilNextEnds } from '../air/untilNextEnds';
import { BOARDS_VIEWS } from '../boards/Boards';
import { withinAir } from '../motion/air';
import { planResult } from './plan';
import { Result } from './Result';
import { buildResult } from './timeline';

/** The graphic `result`: who won any game, and why. */
export default onAir({
  graphic: 'result',
  names: [...BOARDS_VIEWS, 'score', 'air'],
  plan: (previous, current) => planResult(untilNextEnds(previous), untilNextEnds(current)),
  build: withinAir(buildResult),
  Drawing: Result,
});
