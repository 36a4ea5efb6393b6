import type { Language } from 'chess-match/client';

/** What the band is called on air. */
export const TITLE: Readonly<Record<Language, string>> = { ru: 'Ходы', en: 'Moves' };
