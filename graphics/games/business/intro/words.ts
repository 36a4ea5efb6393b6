import type { Language } from 'chess-match/client';

const en = {
  /** Where neither a title was typed nor an event named. */
  game: 'Business Chess',
  /** What that is, for someone who never heard of it. */
  about: 'Team against team: one game that branches and is played on several boards at once',
};

export type IntroWords = typeof en;

const ru: IntroWords = {
  game: 'Деловые шахматы',
  about: 'Команда на команду: партия ветвится и идёт на нескольких досках сразу',
};

const WORDS: Readonly<Record<Language, IntroWords>> = { en, ru };

export const introWords = (language: Language): IntroWords => WORDS[language];
