import type { Language } from 'chess-match/client';
import { OUTCOMES, type Outcome } from 'chess-match/client/explore';
import { Button } from '../../../../shared';
import { Badge } from '../Badge';
import { BUSINESS_TEXTS } from '../texts';

interface OutcomesProps {
  readonly board: number;
  readonly chips: number;
  readonly outcome: Outcome;
  readonly language: Language;
  readonly onChange: (outcome: Outcome) => void;
}

/** How one board may end, one of them chosen. */
export const Outcomes = ({ board, chips, outcome: chosen, language, onChange }: OutcomesProps) => {
  const texts = BUSINESS_TEXTS[language];
  return (
    <div className="co-outcomes" role="group" aria-label={texts.outcomeOf(board)}>
      <Badge board={board} />
      <span className="co-outcome-chips">{texts.chips(chips)}</span>
      <span className="co-choice">
        {OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            local
            pressed={chosen === outcome}
            data-testid={`outcome-${board}-${outcome}`}
            onClick={() => onChange(outcome)}
          >
            {texts.outcome[outcome]}
          </Button>
        ))}
      </span>
    </div>
  );
};
