import { onAir } from '../../../air/onAir';
import { analysisOf } from '../../../analysis/AnalysisOverlay';
import { planAnalysis } from '../../../analysis/plan';
import { buildAnalysis } from '../../../analysis/timeline';
import { withinAir } from '../../../motion/air';
import { TRIED } from '../shared/tried';

/** The graphic `analysis` of Belarusian chess. */
export const analysis = onAir({
  graphic: 'analysis',
  names: [],
  plan: planAnalysis,
  build: withinAir(buildAnalysis),
  Drawing: analysisOf<never>(() => null, TRIED),
});
