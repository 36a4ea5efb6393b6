import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { headlineText, outcomeText, playOf, reasonText } from 'chess-match/games/progressive';

/** Whose series it is and what that means; at the end who won, and why. */
export const leadText = (content: HomeContent, language: AirLanguage): string | null => {
  const play = playOf(content);
  if (play === null) return null;
  const { end } = play;
  if (end === null) return headlineText(play, language);
  const why = reasonText(end, language);
  return end.result === null ? why : `${outcomeText(end, content.match.teams, language)}. ${why}`;
};
