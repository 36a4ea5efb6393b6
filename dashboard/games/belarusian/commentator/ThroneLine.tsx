import type { Language } from 'chess-match/client';
import type { BelarusianFacts } from 'chess-match/client/explore';
import { ACT_WORDS, pieceWord } from 'chess-match/games/belarusian';
import { THRONE_TEXTS } from './texts';

const SIDES = ['white', 'black'] as const;

interface ThroneLineProps {
  readonly facts: BelarusianFacts;
  readonly language: Language;
  readonly testId: string;
}

/** The throne and who attacks it, heirs, and what ratniks may become now. */
export const ThroneLine = ({ facts, language, testId }: ThroneLineProps) => {
  const texts = THRONE_TEXTS[language];
  const { throne, heirs, inauguration, promotions } = facts;
  const attackers = SIDES.filter((side) => throne.attackers[side].length > 0);
  return (
    <div className="co-throne" data-testid={testId}>
      <p>
        <strong>{throne.holder === null ? texts.throne.empty : texts.throne.held(throne.holder)}</strong>
        {throne.rokosh ? <strong className="co-rokosh">{texts.throne.rokosh}</strong> : null}
        {attackers.map((side) => (
          <span key={side}>{texts.throne.attackers(side, throne.attackers[side].join(', '))}</span>
        ))}
      </p>
      {inauguration === null ? null : (
        <p>
          <strong>{ACT_WORDS[language].inaugurationDue}</strong>
        </p>
      )}
      <p>
        {SIDES.map((side) => (
          <span key={side}>{texts.heirs(side, heirs[side])}</span>
        ))}
      </p>
      <p data-testid={`${testId}-promotions`}>
        {SIDES.map((side) => (
          <span key={side}>
            {texts.promotions(side, promotions[side].map((piece) => pieceWord(piece, language)).join(', '))}
          </span>
        ))}
      </p>
    </div>
  );
};
