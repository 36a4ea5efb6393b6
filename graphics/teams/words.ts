import type { Language, Side } from 'chess-match/client';

interface TeamsWords {
  readonly sides: Readonly<Record<Side, string>>;
  /** Instead of a line-up that nobody has entered yet. */
  readonly unknown: string;
}

const WORDS: Readonly<Record<Language, TeamsWords>> = {
  ru: { sides: { white: 'Белые', black: 'Чёрные' }, unknown: 'Состав будет объявлен' },
  en: { sides: { white: 'White', black: 'Black' }, unknown: 'Line-up to be announced' },
};

export const teamsWords = (language: Language): TeamsWords => WORDS[language];
