import { PLAIN_TRIED } from '../../../air/board/tried';
import { onAir } from '../../../air/onAir';
import { analysisOf } from '../../../analysis/AnalysisOverlay';
import { planAnalysis } from '../../../analysis/plan';
import { buildAnalysis } from '../../../analysis/timeline';
import { withinAir } from '../../../motion/air';
import { whyOfBoard } from '../stakes/why';
import { whyText } from '../stakes/whyText';

/** The graphic `analysis` of Business Chess: it says what the board pays. */
export const analysis = onAir({
  graphic: 'analysis',
  names: ['play', 'score'],
  plan: planAnalysis,
  build: withinAir(buildAnalysis),
  Drawing: analysisOf<'play' | 'score'>((picture, board, language) => {
    const why = whyOfBoard(picture, board);
    return why && whyText(why, language);
  }, PLAIN_TRIED),
});
