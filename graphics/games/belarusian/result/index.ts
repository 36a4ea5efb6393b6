import { onAir } from '../../../air/onAir';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { withinAir } from '../../../motion/air';
import { planResult } from '../../../result/plan';
import { buildResult } from '../../../result/timeline';
import { BOARDS_VIEWS } from '../boards/Boards';
import { Result } from './Result';

/** The graphic `result` of Belarusian chess. */
export const result = onAir({
  graphic: 'result',
  names: [...BOARDS_VIEWS, 'score', 'air'],
  plan: (previous, current) => planResult(untilNextEnds(previous), untilNextEnds(current)),
  build: withinAir(buildResult),
  Drawing: Result,
});
