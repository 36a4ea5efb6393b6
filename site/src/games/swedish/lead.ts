import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { headlineOf, headlineText, reasonText } from 'chess-match/games/swedish';

/** Who leads the match of two games, and why a game ended. */
export const leadText = (
  { match, score, clocks, play }: HomeContent,
  nowMs: number,
  language: AirLanguage,
): string | null => {
  const headline = headlineOf(match, score, clocks, nowMs);
  if (headline === null) return null;
  const text = headlineText(headline, match, language);
  const { end } = play.game === 'swedish' ? play : { end: null };
  // Of a match that was broken off the headline says why.
  return end === null || headline.kind === 'aborted' ? text : `${text}. ${reasonText(end, language)}`;
};
