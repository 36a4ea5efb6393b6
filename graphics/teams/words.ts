import type { Language, Side } from 'chess-match/client';

const en = {
  sides: { white: 'White', black: 'Black' } satisfies Record<Side, string>,
  /** Instead of a line-up that nobody has entered yet. */
  unknown: 'Line-up to be announced',
};

type TeamsWords = typeof en;

const ru: TeamsWords = { sides: { white: 'Белые', black: 'Чёрные' }, unknown: 'Состав будет объявлен' };

const WORDS: Readonly<Record<Language, TeamsWords>> = { en, ru };

export const teamsWords = (language: Language): TeamsWords => WORDS[language];
