import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { planResult, RESULT_REPLICANTS } from './plan';
import { ResultOverlay } from './ResultOverlay';

/** The graphic `result`: what it is drawn from and how it moves. */
export const result = overlay({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planResult(previous, current)),
  Overlay: ResultOverlay,
});
