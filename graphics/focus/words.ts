import type { Language } from 'chess-match/client';

/** What the list of moves is called. */
export const LAST_MOVES: Readonly<Record<Language, string>> = { ru: 'Последние ходы', en: 'Last moves' };
