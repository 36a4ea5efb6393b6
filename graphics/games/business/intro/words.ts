import type { Language } from 'chess-match/client';
import type { IntroWords } from '../../../intro/texts';

const WORDS: Readonly<Record<Language, IntroWords>> = {
  en: {
    game: 'Business Chess',
    about: 'Team against team: one game that branches and is played on several boards at once',
  },
  ru: {
    game: 'Деловые шахматы',
    about: 'Команда на команду: партия ветвится и идёт на нескольких досках сразу',
  },
};

export const introWords = (language: Language): IntroWords => WORDS[language];
