import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { headlineOf } from 'chess-match/games/business';
import { headlineText } from 'chess-match/games/business';

/** Who leads and what is at stake. */
export const leadText = (content: HomeContent, _nowMs: number, language: AirLanguage): string | null => {
  const headline = headlineOf(content);
  return headline && headlineText(headline, language);
};
