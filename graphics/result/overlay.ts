import { onAir } from '../air/onAir';
import { toldBy } from '../air/told';
import { planResult, RESULT_REPLICANTS } from '../games/business/result/plan';
import { ResultOverlay } from '../games/business/result/ResultOverlay';
import { buildResult } from '../games/business/result/timeline';

/** The graphic `result`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: (previous, current) => planResult(toldBy(previous), toldBy(current)),
  build: buildResult,
  Drawing: ResultOverlay,
});
