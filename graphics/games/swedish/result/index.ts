import { withinAir } from '../../../motion/air';
import { onAir } from '../../../air/onAir';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { BOARDS_VIEWS } from '../boards/Boards';
import { planResult } from '../../../result/plan';
import { buildResult } from '../../../result/timeline';
import { Result } from './Result';

/** The graphic `result` of Swedish chess. */
export const result = onAir({
  graphic: 'result',
  names: [...BOARDS_VIEWS, 'score', 'turns', 'air'],
  plan: (previous, current) => planResult(untilNextEnds(previous), untilNextEnds(current)),
  build: withinAir(buildResult),
  Drawing: Result,
});
