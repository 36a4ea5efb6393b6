import type { AirLanguage } from 'chess-match/client';
import type { IntroWords } from '../../../intro/texts';

const WORDS: Readonly<Record<AirLanguage, IntroWords>> = {
  en: {
    game: 'Business Chess',
    about: 'Team against team: one game that branches and is played on several boards at once',
  },
  ru: {
    game: 'Деловые шахматы',
    about: 'Команда на команду: партия ветвится и идёт на нескольких досках сразу',
  },
  be: {
    game: 'Дзелавыя шахматы',
    about: 'Каманда на каманду: партыя галінуецца і ідзе на некалькіх дошках адразу',
  },
};

export const introWords = (language: AirLanguage): IntroWords => WORDS[language];
