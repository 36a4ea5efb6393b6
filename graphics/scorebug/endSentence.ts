import type { AirLanguage, MatchView, ScoreView } from 'chess-match/client';
import { capitalised } from 'chess-match/client/view';
import { endingOf } from '../air/ending/ending';
import { endingText, reasonText } from '../air/ending/words';

interface Played {
  readonly match: MatchView;
  readonly score: ScoreView;
}

/** How the match ended in a sentence; "" while it is played. */
export const endSentence = (picture: Played, language: AirLanguage): string => {
  const ending = endingOf(picture);
  if (ending === null) return '';
  const parts = [reasonText(ending, language), endingText(ending, picture.match.teams, language)];
  return capitalised(parts.filter((part) => part !== '').join('. '));
};
