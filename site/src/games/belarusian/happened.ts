import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { CALL_WORDS, turnIn } from 'chess-match/games/belarusian';
import { whenOf, type Happened } from '../../words/happened';

/** L11 what was called with the last turn: "трон", "шах". */
const calledIn = ({ play }: HomeContent, language: AirLanguage): readonly string[] =>
  play.game === 'belarusian' ? play.called.calls.map((call) => CALL_WORDS[language][call]) : [];

/** The last turns, the newest first, and what was called with it. */
export const happened = (content: HomeContent, language: AirLanguage): readonly Happened[] => {
  const calls = calledIn(content, language);
  return content.turns
    .slice(-2)
    .toReversed()
    .map((turn, index): Happened => {
      const text = turnIn(turn.line, language);
      return {
        when: whenOf(turn, language),
        text: index === 0 && calls.length > 0 ? `${text}: ${calls.join(', ')}!` : text,
      };
    });
};
