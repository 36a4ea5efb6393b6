import { ACT_WORDS, INAUGURATION, pieceWord, turnIn } from 'chess-match/games/belarusian';
import type { TeamView } from 'chess-match/contract/venue';
import type { Language } from 'chess-match/client/drawing';
import { BELARUSIAN_TEXTS } from '../texts';
import { callsWords } from '../notes';

interface TurnActsProps {
  readonly own: TeamView['own'];
  /** A ratnik stands before the last rank. */
  readonly isPromoting: boolean;
  readonly isEnabled: boolean;
  readonly language: Language;
  readonly onTurn: (text: string) => void;
}

/** What is made without a hand on the board, or is easier so; and what a ratnik may become. */
export const TurnActs = ({ own, isPromoting, isEnabled, language, onTurn }: TurnActsProps) => {
  if (own.game !== 'belarusian') return null;
  const texts = ACT_WORDS[language];
  const { inauguration, castlings, promotions, draft } = own;
  const act = (text: string, words: string, testId: string) => (
    <button
      key={text}
      type="button"
      disabled={!isEnabled}
      aria-pressed={draft.text === text}
      data-testid={testId}
      onClick={() => onTurn(text)}
    >
      {words}
    </button>
  );
  return (
    <>
      {inauguration && act(INAUGURATION, texts.inauguration, 'inauguration')}
      {castlings.length > 0 && (
        <div className="acts" role="group" aria-label={texts.castlings}>
          {castlings.map(({ text, to }) => act(text, texts.castling(turnIn(text, language), to), `castle-${text}`))}
        </div>
      )}
      {isPromoting && (
        <p data-testid="promotions">
          {promotions.length === 0
            ? texts.staysRatnik
            : texts.becomes(promotions.map((piece) => pieceWord(piece, language)).join(', '))}
        </p>
      )}
      {draft.calls.length > 0 && (
        <p data-testid="calls">{BELARUSIAN_TEXTS[language].withTurn(callsWords(draft.calls, language))}</p>
      )}
    </>
  );
};
