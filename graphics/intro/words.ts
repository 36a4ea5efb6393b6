import type { Language } from 'chess-match/client';

interface IntroWords {
  /** Where neither a title was typed nor an event named. */
  readonly game: string;
  /** What that is, for someone who never heard of it. */
  readonly about: string;
}

const WORDS: Readonly<Record<Language, IntroWords>> = {
  ru: { game: 'Деловые шахматы', about: 'Команда на команду: партия ветвится и идёт на нескольких досках сразу' },
  en: {
    game: 'Business Chess',
    about: 'Team against team: one game that branches and is played on several boards at once',
  },
};

export const introWords = (language: Language): IntroWords => WORDS[language];
