import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { planResult, RESULT_REPLICANTS } from './plan';
import { ResultOverlay } from './ResultOverlay';

void mount({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planResult(previous, current)),
  Overlay: ResultOverlay,
});
