import { formatHalves, formatPair, type Language, type ScoreView } from 'chess-match/client';
import type { whatIf } from 'chess-match/client/explore';
import { BUSINESS_TEXTS } from '../texts';

interface SumUpProps {
  readonly result: ReturnType<typeof whatIf>;
  readonly score: ScoreView;
  readonly language: Language;
}

/** The score that would follow, who would lead, and what is open still; in a match of two games that of both too. */
export const SumUp = ({ result, score, language }: SumUpProps) => {
  const texts = BUSINESS_TEXTS[language];
  const { white, black } = result.score;
  const lead = result.lead.side === null ? texts.level : texts.lead(result.lead.side, formatHalves(result.lead.halves));
  const before =
    score.match === null ? null : { white: score.match.white - score.white, black: score.match.black - score.black };
  const rest = result.open === 0 ? null : `${texts.open(result.open)}${result.isDecided ? `; ${texts.decided}` : ''}`;
  return (
    <output className="co-result" data-testid="what-if-score">
      {texts.ifSo} <strong>{formatPair(white, black)}</strong> {lead}
      {rest === null ? null : <small>{rest}</small>}
      {before === null ? null : (
        <small>{texts.inMatch(formatHalves(white + before.white), formatHalves(black + before.black))}</small>
      )}
    </output>
  );
};
