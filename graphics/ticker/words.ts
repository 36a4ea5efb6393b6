import type { AirLanguage } from 'chess-match/client';

/** What the band is called on air. */
export const TITLE: Readonly<Record<AirLanguage, string>> = { ru: 'Ходы', en: 'Moves', be: 'Хады' };
