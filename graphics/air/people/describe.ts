import type { AirLanguage, Person } from 'chess-match/client';
import { peopleWords } from './words';

/** What somebody has achieved: title and playing strength, as far as known; empty for neither. */
export const describe = ({ title, elo }: Person, language: AirLanguage): string =>
  [title, ...(elo === null ? [] : [peopleWords(language).elo(elo)])].filter((part) => part !== '').join(' · ');
