import { onAir } from '../../../air/onAir';
import { toldBy } from '../../../air/told';
import { planResult, RESULT_REPLICANTS } from './plan';
import { ResultOverlay } from './ResultOverlay';
import { buildResult } from './timeline';

/** The graphic `result` of Business Chess. */
export const result = onAir({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: (previous, current) => planResult(toldBy(previous), toldBy(current)),
  build: buildResult,
  Drawing: ResultOverlay,
});
