import type { AirLanguage } from 'chess-match/client';

const en = {
  /** Nobody is entered for a place. */
  nobody: 'To be announced',
  /** There is nothing to compare but faces. */
  versus: 'against',
};

const ru: typeof en = { nobody: 'Будет объявлен', versus: 'против' };

const be: typeof en = { nobody: 'Будзе абвешчаны', versus: 'супраць' };

const WORDS: Readonly<Record<AirLanguage, typeof en>> = { en, ru, be };

export const headToHeadWords = (language: AirLanguage): typeof en => WORDS[language];
