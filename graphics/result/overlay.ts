import { onAir } from '../shared/onAir';
import { toldBy } from '../shared/told';
import { planResult, RESULT_REPLICANTS } from './plan';
import { ResultOverlay } from './ResultOverlay';
import { buildResult } from './timeline';

/** The graphic `result`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: (previous, current) => planResult(toldBy(previous), toldBy(current)),
  build: buildResult,
  Drawing: ResultOverlay,
});
