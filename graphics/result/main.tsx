import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { pictureOf, planResult, RESULT_REPLICANTS } from './plan';
import { ResultOverlay } from './ResultOverlay';

void mount({
  graphic: 'result',
  names: RESULT_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planResult(pictureOf(previous), pictureOf(current))),
  Overlay: ResultOverlay,
});
