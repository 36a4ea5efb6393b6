import type { AirLanguage, Person } from 'chess-match/client';
import { peopleWords } from './words';

/** What somebody has achieved: title and playing strength, as far as known; empty for neither. */
export const describe = ({ title, rating }: Person, language: AirLanguage): string =>
  [title, ...(rating === null ? [] : [peopleWords(language).rating(rating)])].filter((part) => part !== '').join(' · ');
