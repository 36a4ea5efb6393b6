import type { AirLanguage } from 'chess-match/client';

/** What the list of moves is called. */
export const LAST_MOVES: Readonly<Record<AirLanguage, string>> = {
  ru: 'Последние ходы',
  en: 'Last moves',
  be: 'Апошнія хады',
};
