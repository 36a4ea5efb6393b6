import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { AnalysisOverlay } from './AnalysisOverlay';
import { planAnalysis } from './plan';

/** The graphic `analysis`: what it is drawn from and how it moves. */
export const analysis = overlay({
  graphic: 'analysis',
  names: [],
  plan: (previous, current) => planAir(previous, current, planAnalysis),
  Overlay: AnalysisOverlay,
});
