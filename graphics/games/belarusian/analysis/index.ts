import { turnIn } from 'chess-match/games/belarusian';
import { createElement } from 'react';
import { onAir } from '../../../air/onAir';
import type { DrawingProps } from '../../../air/onAirParts';
import { analysisOf } from '../../../analysis/AnalysisOverlay';
import { planAnalysis, type AnalysisStep } from '../../../analysis/plan';
import { buildAnalysis } from '../../../analysis/timeline';
import { withinAir } from '../../../motion/air';

type Props = DrawingProps<'analysis', never, AnalysisStep>;

const Any = analysisOf<never>(() => null);

/** The variation as viewers read it. */
const Analysis = ({ picture, before, language, ...moving }: Props) => {
  const shown = (of: Props['picture']): Props['picture'] => ({
    ...of,
    content: { ...of.content, line: of.content.line.map((move) => ({ ...move, san: turnIn(move.san, language) })) },
  });
  return createElement(Any, { ...moving, picture: shown(picture), before: before && shown(before), language });
};

/** The graphic `analysis` of Belarusian chess. */
export const analysis = onAir({
  graphic: 'analysis',
  names: [],
  plan: planAnalysis,
  build: withinAir(buildAnalysis),
  Drawing: Analysis,
});
