import { onAir } from '../../../air/onAir';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { planResult, RESULT_REPLICANTS } from './plan';
import { ResultOverlay } from './ResultOverlay';
import { buildResult } from './timeline';

/** The graphic `result` of Business Chess. */
export const result = onAir({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: (previous, current) => planResult(untilNextEnds(previous), untilNextEnds(current)),
  build: buildResult,
  Drawing: ResultOverlay,
});
