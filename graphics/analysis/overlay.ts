import { PLAIN_TRIED } from '../air/board/tried';
import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { analysisOf } from './AnalysisOverlay';
import { planAnalysis } from './plan';
import { buildAnalysis } from './timeline';

/** The graphic `analysis`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'analysis',
  names: [],
  plan: planAnalysis,
  build: withinAir(buildAnalysis),
  Drawing: analysisOf(() => null, PLAIN_TRIED),
});
