import { onAir } from '../shared/onAir';
import { planResult, RESULT_REPLICANTS } from './plan';
import { ResultOverlay } from './ResultOverlay';
import { buildResult } from './timeline';

/** The graphic `result`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: planResult,
  build: buildResult,
  Drawing: ResultOverlay,
});
