import { capitalised, endText, type AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { headlineOf, headlineText, SIDE_WORDS } from 'chess-match/games/belarusian';

const WON: Readonly<Record<AirLanguage, (side: string) => string>> = {
  en: (side) => `${side} has won`,
  ru: (side) => `Победили ${side}`,
  be: (side) => `Перамаглі ${side}`,
};

/** Who is near the throne; at the end who won, and by what. */
export const leadText = ({ play }: HomeContent, language: AirLanguage): string | null => {
  if (play.game !== 'belarusian') return null;
  const { end } = play;
  if (end === null) return headlineText(headlineOf(play), language);
  const why = capitalised(endText(end.reason, language));
  if (end.result === null || end.result === 'draw') return why;
  return `${WON[language](SIDE_WORDS[language].whoWithin[end.result])}. ${why}`;
};
