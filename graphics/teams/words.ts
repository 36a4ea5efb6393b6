import type { AirLanguage, Side } from 'chess-match/client';

const en = {
  sides: { white: 'White', black: 'Black' } satisfies Record<Side, string>,
  /** Instead of a line-up that nobody has entered yet. */
  unknown: 'Line-up to be announced',
};

type TeamsWords = typeof en;

const ru: TeamsWords = { sides: { white: 'Белые', black: 'Чёрные' }, unknown: 'Состав будет объявлен' };

const be: TeamsWords = { sides: { white: 'Белыя', black: 'Чорныя' }, unknown: 'Склад будзе абвешчаны' };

const WORDS: Readonly<Record<AirLanguage, TeamsWords>> = { en, ru, be };

export const teamsWords = (language: AirLanguage): TeamsWords => WORDS[language];
